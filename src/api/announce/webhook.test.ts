import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSecret, signHeaders } from './webhook.ts';

const secretOf = (bytes: number, fill = 7) =>
  `whsec_${Buffer.alloc(bytes, fill).toString('base64')}`;

test.each([24, 32, 64])('a secret of %i bytes signs id, time and body by HMAC-SHA256', (bytes) => {
  const signers = [readSecret(secretOf(bytes)), readSecret(secretOf(bytes, 8))];
  const headers = signHeaders(
    { id: 'a_1', body: '{"ไทย":1}', seconds: 1_700_000_000 },
    signers.filter((signer) => signer !== undefined),
  );
  const signatureBy = (fill: number) =>
    createHmac('sha256', Buffer.alloc(bytes, fill))
      .update('a_1.1700000000.{"ไทย":1}')
      .digest('base64');
  expect(headers).toEqual({
    'webhook-id': 'a_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': `v1,${signatureBy(7)} v1,${signatureBy(8)}`,
  });
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
