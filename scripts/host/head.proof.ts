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
  check: (address: string) => {
    if (address.includes('500')) throw new Error('broken on purpose');
    const text = JSON.stringify({ text: 'ไม่ถูกรางวัล'.repeat(200) });
    return { status: 200, headers: { 'Content-Type': 'application/json' }, text };
  },
};

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Between two requests a second may pass, and the second request is one more. */
const withoutClock = ({ date, ratelimit, ...headers }: Record<string, unknown>) => headers;

describe.each(ENCODINGS)('to a client that takes %s', (encoding) => {
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
  ])('%s, %i, promises the same without its body', async (path, status) => {
    const { port } = await smallHost(GIVEN);
    const headers = { 'Accept-Encoding': encoding };
    const [get, head] = [
      await askPort(port, path, { headers }),
      await askPort(port, path, { headers, method: 'HEAD' }),
    ];
    expect([get.status, head.status, head.bytes.length]).toEqual([status, status, 0]);
    expect(withoutClock(head.headers)).toEqual(withoutClock(get.headers));
    expect(get.headers['content-length']).toBe(String(get.bytes.length));
  });

  test('a range is not given: the whole answer is, 200', async () => {
    const { port } = await smallHost(GIVEN);
    const headers = { 'Accept-Encoding': encoding, Range: 'bytes=0-9' };
    for (const path of ['/api/results', '/api/stats', '/']) {
      const [get, head] = [
        await askPort(port, path, { headers }),
        await askPort(port, path, { headers, method: 'HEAD' }),
      ];
      expect([get.status, head.status]).toEqual([200, 200]);
      expect(withoutClock(head.headers)).toEqual(withoutClock(get.headers));
      expect(get.headers['content-length']).toBe(String(get.bytes.length));
    }
  });

  test('304 has no length and no type, and otherwise the same', async () => {
    const { port } = await smallHost(GIVEN);
    for (const path of ['/api/results', '/api/stats', '/api/feeds/all.json', '/']) {
      const { etag } = (await askPort(port, path)).headers;
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': String(etag) };
      const [get, head] = [
        await askPort(port, path, { headers }),
        await askPort(port, path, { headers, method: 'HEAD' }),
      ];
      expect([get.status, head.status]).toEqual([304, 304]);
      expect(withoutClock(head.headers)).toEqual(withoutClock(get.headers));
      expect(get.headers).not.toHaveProperty('content-length');
      // Some clients parse the body that a type promises.
      expect(get.headers).not.toHaveProperty('content-type');
    }
  });

  test('429 and 405 have the length of their bodies', async () => {
    const { port } = await smallHost(GIVEN);
    const headers = { 'Accept-Encoding': encoding };
    for (let request = 0; request < 60; request += 1) await askPort(port, '/api/check?number=12');
    const path = '/api/check?number=12';
    const [get, head, post, page] = [
      await askPort(port, path, { headers }),
      await askPort(port, path, { headers, method: 'HEAD' }),
      await askPort(port, path, { headers, method: 'POST' }),
      await askPort(port, '/', { headers, method: 'DELETE' }),
    ];
    const statuses = [get, head, post, page].map(({ status }) => status);
    expect(statuses).toEqual([429, 429, 405, 405]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    for (const { headers, bytes } of [get, post, page]) {
      expect(headers['content-length']).toBe(String(bytes.length));
    }
  });
});
