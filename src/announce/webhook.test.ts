import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhookKeyOf } from '../contract/webhook.ts';
import { formatPrivateKey, signHeaders, readSigningKey } from './webhook.ts';

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
