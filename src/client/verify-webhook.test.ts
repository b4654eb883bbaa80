import { beforeAll, describe, expect, test } from 'vitest';
import { formatPrivateKey, signHeaders, readSigningKey } from '../announce/webhook.ts';
import { webhookKeyOf } from '../contract/webhook.ts';
import { verifyWebhook, WebhookRefused } from './verify-webhook.ts';

const keyOf = (seed: number) => {
  const key = readSigningKey(formatPrivateKey(Buffer.alloc(32, seed)));
  if (key === undefined) throw new Error('no key');
  return key;
};
const [ours, next, foreign] = [keyOf(1), keyOf(2), keyOf(3)];
const KEYS = [ours.publicKey];

const SECONDS = 1_700_000_000;
const NOW = SECONDS * 1000;
const BODY = JSON.stringify({ type: 'draw.added', data: { name: 'ผล' } });
const ID = 'lao-tv_2026-11-16_added_1';

const headersBy = (...keys: (typeof ours)[]) =>
  signHeaders({ id: ID, body: BODY, seconds: SECONDS }, keys);
let good: Record<string, string>;
beforeAll(() => {
  good = headersBy(ours);
});

const verify = (changed: Partial<Parameters<typeof verifyWebhook>[0]> = {}) =>
  verifyWebhook({ body: BODY, headers: good, keys: KEYS, now: NOW, ...changed });

describe('is believed', () => {
  test.each([
    ['text', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
  ])('with a body of %s', async (_, body) => {
    expect(await verify({ body })).toEqual({ id: ID, event: JSON.parse(BODY) });
  });

  test('with the headers of a Request, and of Node with several values', async () => {
    const request = new Request('https://a.example', { headers: good });
    expect(await verify({ headers: request.headers })).toMatchObject({ id: ID });
    const several = Object.entries(good).map(([name, value]) => [name, [value]]);
    expect(await verify({ headers: Object.fromEntries(several) })).toMatchObject({ id: ID });
  });

  test('with the keys as they are served', async () => {
    const keys = { keys: [next, ours].map(({ publicKey }) => webhookKeyOf(publicKey)) };
    expect(await verify({ keys })).toMatchObject({ id: ID });
  });

  test("by a key's `x` alone, whatever else the key says and whatever stands beside it", async () => {
    const { x } = webhookKeyOf(ours.publicKey);
    const more = {
      kid: '2026-11',
      use: 'enc',
      alg: 'Ed25519',
      key_ops: ['sign'],
      ext: false,
      x5t: 1,
    };
    const others = [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }, { kty: 'OKP', crv: 'Ed25519' }, {}];
    const keys = { keys: [...others, { kty: 'OKP', crv: 'Ed25519', x, ...more }] };
    expect(await verify({ keys })).toMatchObject({ id: ID });
  });

  test('while a key is replaced, by whoever knows either', async () => {
    const headers = headersBy(ours, next);
    for (const { publicKey } of [ours, next]) {
      expect(await verify({ headers, keys: [publicKey] })).toMatchObject({ id: ID });
    }
  });

  test('at the edge of the tolerance, and beyond a smaller one not', async () => {
    for (const seconds of [300, -300]) {
      expect(await verify({ now: NOW + seconds * 1000 })).toMatchObject({ id: ID });
      const late = verify({ now: NOW + seconds * 1000, toleranceSeconds: 299 });
      await expect(late).rejects.toThrow(WebhookRefused);
    }
  });
});

describe('is refused', () => {
  test.each([
    ['too_old', { now: NOW + 301_000 }],
    ['too_new', { now: NOW - 301_000 }],
    ['signature', { body: BODY.replace('ผล', 'ผ') }],
    ['signature', { body: `${BODY} ` }],
    ['signature', { keys: [foreign.publicKey] }],
    ['signature', { keys: [] }],
    ['signature', { keys: ['whpk_AAAA', 'nonsense'] }],
    ['signature', { keys: [ours.publicKey.replace('whpk_', 'wxyz_')] }],
    ['signature', { keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'nonsense' }] } }],
    [
      'signature',
      { keys: { keys: [{ kty: 'OKP', crv: 'X25519', x: webhookKeyOf(ours.publicKey).x }] } },
    ],
    ['header', { headers: {} }],
    ['header', { headers: new Headers() }],
  ] as const)('%s: %j', async (code, changed) => {
    await expect(verify(changed)).rejects.toMatchObject({ name: 'WebhookRefused', code });
  });

  test.each([
    ['header', 'webhook-id', ''],
    ['header', 'webhook-timestamp', 'yesterday'],
    ['header', 'webhook-timestamp', '1e9'],
    ['signature', 'webhook-id', 'lao-tv_2026-11-16_added_2'],
    ['signature', 'webhook-timestamp', String(SECONDS + 1)],
    ['signature', 'webhook-signature', 'v1a,'],
    ['signature', 'webhook-signature', 'v1a,***'],
    ['signature', 'webhook-signature', 'v1a,AAAA'],
  ])('%s: %s is %j', async (code, name, value) => {
    const headers = { ...good, [name]: value };
    await expect(verify({ headers })).rejects.toMatchObject({ code });
  });

  test('a signature under the name of another version', async () => {
    const renamed = (good['webhook-signature'] ?? '').replace('v1a,', 'v1,');
    const headers = { ...good, 'webhook-signature': renamed };
    await expect(verify({ headers })).rejects.toMatchObject({ code: 'signature' });
  });

  test('signed text that is no JSON', async () => {
    const headers = signHeaders({ id: ID, body: '<p>', seconds: SECONDS }, [ours]);
    await expect(verify({ headers, body: '<p>' })).rejects.toMatchObject({ code: 'body' });
  });
});
