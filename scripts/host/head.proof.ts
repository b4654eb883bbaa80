// HEAD is GET without the body: all headers alike, first the length, for each status and encoding.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SMALL_CATALOGUE } from '../../tests/support/small-catalogue.ts';
import { askPort, smallHost } from '../../tests/support/small-host.ts';

const ENCODINGS = ['identity', 'gzip', 'br', 'deflate', 'zstd', 'gzip, deflate, br, zstd'];
const GIVEN = {
  catalogue: SMALL_CATALOGUE,
  isWarm: true as const,
  files: {
    'index.html': `<p>${'หน้าแรก'.repeat(500)}</p>`,
    'api/results/thai-government/1.json': JSON.stringify({ text: 'ผลรางวัล'.repeat(1_000) }),
    'api/stats/thai-government.json': JSON.stringify({ text: 'สถิติ'.repeat(80_000) }),
    'api/calculations/thai-government/30.json': '{}',
    'api/feeds/all.json': '{}',
  },
  check: async (address: string) => {
    if (address.includes('500')) throw new Error('broken on purpose');
    const text = JSON.stringify({ text: 'ไม่ถูกรางวัล'.repeat(200) });
    return { status: 200, headers: { 'Content-Type': 'application/json' }, text };
  },
};

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Between two requests a second may pass, and the second request is one more. */
const withoutClock = ({ date, ratelimit, ...headers }: Record<string, unknown>) => headers;

/** Asks with GET and HEAD, whose headers have to be alike; the reply to GET. */
async function askBoth(
  port: number,
  path: string,
  status: number,
  headers: Record<string, string>,
) {
  const get = await askPort(port, path, { headers });
  const head = await askPort(port, path, { headers, method: 'HEAD' });
  expect([get.status, head.status, head.bytes.length]).toEqual([status, status, 0]);
  expect(withoutClock(head.headers)).toEqual(withoutClock(get.headers));
  return get;
}

describe.each(ENCODINGS)('to a client that takes %s', (encoding) => {
  const accepting = { 'Accept-Encoding': encoding };
  const lengthOf = ({ bytes }: { bytes: Buffer }) => ({ 'content-length': String(bytes.length) });

  test.each([
    ['/', 200],
    ['/api/results', 200],
    ['/api/results/thai-government/1.json', 200],
    ['/api/stats', 200],
    ['/api/calculations', 200],
    ['/api/check?number=12', 200],
    ['/api/results?lottery=nowhere', 400],
    ['/api/results?limit=0', 400],
    ['/api/results?lottery=gsb-lottery', 404],
    ['/api/nowhere', 404],
    ['/nowhere', 404],
    ['/api/check?number=500', 500],
  ])('%s, %i, promises the same without its body, also of a range', async (path, status) => {
    const { port } = await smallHost(GIVEN);
    for (const range of [{}, { Range: 'bytes=0-9' }]) {
      const reply = await askBoth(port, path, status, { ...accepting, ...range });
      expect(reply.headers).toMatchObject(lengthOf(reply));
    }
  });

  test('304 has no length and no type, and otherwise the same', async () => {
    const { port } = await smallHost(GIVEN);
    for (const path of ['/api/results', '/api/stats', '/api/feeds/all.json', '/']) {
      const { etag } = (await askPort(port, path)).headers;
      const known = { ...accepting, 'If-None-Match': String(etag) };
      const { headers } = await askBoth(port, path, 304, known);
      expect(headers).not.toHaveProperty('content-length');
      // Some clients parse the body that a type promises.
      expect(headers).not.toHaveProperty('content-type');
    }
  });

  test('429 and 405 have the length of their bodies', async () => {
    const { port } = await smallHost(GIVEN);
    const path = '/api/check?number=12';
    for (let request = 0; request < 60; request += 1) await askPort(port, path);
    const post = await askPort(port, path, { headers: accepting, method: 'POST' });
    const page = await askPort(port, '/', { headers: accepting, method: 'DELETE' });
    expect([post.status, page.status]).toEqual([405, 405]);
    for (const reply of [await askBoth(port, path, 429, accepting), post, page]) {
      expect(reply.headers).toMatchObject(lengthOf(reply));
    }
  });
});
