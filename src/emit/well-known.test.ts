import { type JsonWebKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { WEBHOOK_KEYS_PATH } from '../contract/webhook.ts';
import { emitApiCatalog, emitSecurityTxt, emitWebhookKeys } from './well-known.ts';

const ORIGIN = 'https://a.example';

test('the catalogue leads to the API, and the API to what describes it', () => {
  const { path, text } = emitApiCatalog(ORIGIN);
  expect(path).toBe('/.well-known/api-catalog');
  const [catalog, api] = JSON.parse(text).linkset;
  expect(catalog).toEqual({ anchor: `${ORIGIN}${path}`, item: [{ href: `${ORIGIN}/api` }] });
  expect(api.anchor).toBe(`${ORIGIN}/api`);
  expect(api['service-desc']).toEqual([
    { href: `${ORIGIN}/api/openapi.json`, type: 'application/json' },
  ]);
  const { anchor, ...relations } = api;
  for (const targets of Object.values(relations)) {
    for (const { href } of targets as { href: string }[]) {
      expect(new URL(href).protocol).toBe('https:');
    }
  }
});

test('security.txt has what RFC 9116 demands, and nobody is named where nobody is set', () => {
  expect(emitSecurityTxt(ORIGIN, undefined)).toEqual([]);
  const security = { contact: 'mailto:safe@a.example', expires: '2027-10-01' };
  expect(emitSecurityTxt(ORIGIN, security)).toEqual([
    {
      path: '/.well-known/security.txt',
      text: [
        'Contact: mailto:safe@a.example',
        'Expires: 2027-10-01T00:00:00Z',
        'Preferred-Languages: th, en',
        'Canonical: https://a.example/.well-known/security.txt',
        '',
      ].join('\n'),
    },
  ]);
});

/** A key pair, its public half as Standard Webhooks writes it. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { privateKey, written: `whpk_${raw.toString('base64')}` };
}

test('a public key is served as a JSON Web Key that verifies', () => {
  // Enough keys that base64 has had each of its letters.
  const keys = Array.from({ length: 40 }, newKey);
  const [file] = emitWebhookKeys(keys.map(({ written }) => written));
  expect(file?.path).toBe(WEBHOOK_KEYS_PATH);
  const served: (JsonWebKey & { kid: string })[] = JSON.parse(file?.text ?? '').keys;
  expect(served.map(({ kid }) => kid)).toEqual(keys.map(({ written }) => written));
  for (const [index, { privateKey }] of keys.entries()) {
    const key = createPublicKey({ key: served[index] as JsonWebKey, format: 'jwk' });
    const text = Buffer.from('any');
    expect(verify(null, text, key, sign(null, text, privateKey))).toBe(true);
  }
});

test('without a key there is no file', () => {
  expect([emitWebhookKeys(), emitWebhookKeys([])]).toEqual([[], []]);
});
