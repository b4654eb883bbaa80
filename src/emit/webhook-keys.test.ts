import { createPublicKey, generateKeyPairSync, type JsonWebKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { WEBHOOK_KEYS_PATH } from '../contract/webhook.ts';
import { emitWebhookKeys } from './webhook-keys.ts';

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
