import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { webhookKeyOf } from '../contract/webhook.ts';
import { formatPrivateKey, readSecret, readSigningKey, signHeaders } from './webhook.ts';

// The first test vector of RFC 8032, section 7.1.
const SEED = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
const PUBLIC = Buffer.from(
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  'hex',
);

test.each([
  ['the seed', SEED],
  ['seed and public key', Buffer.concat([SEED, PUBLIC])],
])('reads a private key of %s', (_, bytes) => {
  expect(readSigningKey(formatPrivateKey(bytes))?.publicKey).toBe(
    `whpk_${PUBLIC.toString('base64')}`,
  );
});

test.each([
  '',
  'whsk_',
  'whsk_AAAA',
  formatPrivateKey(SEED).replace('whsk_', 'whpk_'),
  formatPrivateKey(Buffer.concat([SEED, SEED])),
])('%j is no private key', (text) => {
  expect(readSigningKey(text)).toBeUndefined();
});

test('every key signs id, time and body, and no other of them passes', () => {
  const keys = [SEED, Buffer.alloc(32, 7)].map((seed) => {
    const key = readSigningKey(formatPrivateKey(seed));
    if (key === undefined) throw new Error('no key');
    return key;
  });
  const headers = signHeaders({ id: 'a_1', body: '{"ไทย":1}', seconds: 1_700_000_000 }, keys);
  expect(headers).toMatchObject({ 'webhook-id': 'a_1', 'webhook-timestamp': '1700000000' });
  const signatures = headers['webhook-signature']?.split(' ') ?? [];
  expect(signatures).toHaveLength(2);
  for (const [index, { publicKey }] of keys.entries()) {
    const [version, signature = ''] = signatures[index]?.split(',') ?? [];
    const key = createPublicKey({ key: { ...webhookKeyOf(publicKey) }, format: 'jwk' });
    const passes = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
    expect([version, passes('a_1.1700000000.{"ไทย":1}')]).toEqual(['v1a', true]);
    expect(
      ['a_2.1700000000.{"ไทย":1}', 'a_1.1700000001.{"ไทย":1}', 'a_1.1700000000.{}'].filter(passes),
    ).toEqual([]);
  }
});

const secretOf = (bytes: number, fill = 7) =>
  `whsec_${Buffer.alloc(bytes, fill).toString('base64')}`;

test.each([24, 32, 64])('a library of others verifies what a secret of %i bytes signs', (bytes) => {
  const [secret, key] = [readSecret(secretOf(bytes)), readSigningKey(formatPrivateKey(SEED))];
  if (secret === undefined || key === undefined) throw new Error('no secret');
  const body = '{"ไทย":1}';
  const headers = signHeaders({ id: 'a_1', body, seconds: Math.floor(Date.now() / 1000) }, [
    key,
    secret,
  ]);
  expect(headers['webhook-signature']).toMatch(/^v1a,\S{88} v1,\S{44}$/);
  const reads =
    (text: string, changed = {}, by = secretOf(bytes)) =>
    () =>
      new Webhook(by).verify(text, { ...headers, ...changed });
  expect(reads(body)()).toEqual(JSON.parse(body));
  for (const wrong of [
    reads('{"ไทย":2}'),
    reads(body, {}, secretOf(bytes, 8)),
    reads(body, { 'webhook-id': 'a_2' }),
    reads(body, { 'webhook-signature': headers['webhook-signature']?.split(' ')[0] }),
  ]) {
    expect(wrong).toThrow('No matching signature found');
  }
});

test.each([
  '',
  'whsec_',
  secretOf(23),
  secretOf(65),
  secretOf(32).slice('whsec_'.length),
  secretOf(32).replace('=', ''),
  `${secretOf(32)}\n`,
])('%j is no secret', (text) => {
  expect(readSecret(text)).toBeUndefined();
});
