// docs/nginx.conf in a real nginx, in front of a real host: a caller cannot tell it from the host,
// except where docs/operations.md says so.
import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answer, ask, fewOfEachKind, startBehindNginx } from './support/nginx.ts';

let behind: Awaited<ReturnType<typeof startBehindNginx>>;
beforeAll(async () => {
  behind = await startBehindNginx();
});
afterAll(() => behind?.stop());

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string };

/** Each question comes from an address that has asked nothing before. */
let addresses = 9;
function client() {
  addresses += 1;
  return `127.0.${addresses >> 8}.${addresses & 255}`;
}

async function both(path: string, asked: Asked = {}) {
  const question = { path, localAddress: client(), ...asked };
  return {
    asked,
    through: await ask({ port: behind.port, ...question }),
    straight: await ask({
      port: behind.hostPort,
      ...question,
      localAddress: client(),
    }),
  };
}

const weak = (etag: string | undefined) => `W/${etag?.replace(/^W\//, '')}`;

/** Long addresses, shortened for the title of a test. */
const titled = (paths: readonly string[]) => paths.map((path) => [path.slice(0, 60), path]);

const PAGES = [
  '/',
  '/?a=b',
  '/check',
  '/check/',
  ...(await fewOfEachKind()).filter((path) => path !== '404.html').map((path) => `/${path}`),
];

describe('what nginx gives out itself', () => {
  // Only the ETag differs: nginx makes it of age and size.
  test.each(PAGES)('%s is the same, whole, compressed and as HEAD', async (path) => {
    for (const asked of [{}, { headers: { 'Accept-Encoding': 'gzip' } }, { method: 'HEAD' }]) {
      // The host's compressed copy may not be there yet: until then it gives the plain bytes.
      const isSame = async () => {
        const { through, straight } = await both(path, asked);
        expect(answer(through, ['etag'])).toEqual(answer(straight, ['etag']));
      };
      await vi.waitFor(isSame, { timeout: 120_000, interval: 500 });
    }
  });

  test.each(PAGES)('%s is 304 when unchanged, with the same headers', async (path) => {
    for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
      const replies = [];
      for (const port of [behind.port, behind.hostPort]) {
        const { etag } = (await ask({ path, port, headers })).headers;
        const conditional = {
          ...headers,
          'If-None-Match': `"other", ${etag}`,
        };
        const again = await ask({ path, port, headers: conditional });
        // Of a compressed answer nginx says W/ with the bytes and leaves it out without them.
        expect([again.status, weak(again.headers.etag)]).toEqual([304, weak(etag)]);
        replies.push(answer(again, ['etag']));
      }
      expect(replies[0]).toEqual(replies[1]);
    }
  });

  test.each(['If-Match', 'If-Unmodified-Since', 'Range'])('%s changes nothing', async (name) => {
    const headers = {
      [name]: name === 'Range' ? 'bytes=0-9' : 'Mon, 01 Jan 2001 00:00:00 GMT',
    };
    const { through, straight } = await both('/', { headers });
    expect(answer(through, ['etag'])).toEqual(answer(straight, ['etag']));
    expect(through.status).toBe(200);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused alike',
    async (method) => {
      const { through, straight } = await both('/', { method });
      expect(answer(through)).toEqual(answer(straight));
      expect([through.status, through.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

const X = 'x'.repeat(30_000);
const ANSWERED = [
  '/api/results',
  '/api/results/',
  '/api/results?lottery=lao-tv&limit=3',
  '/api/results/lao-tv/3.json',
  '/api/stats?prize=last-two-digit',
  '/api/stats/lao-tv.json',
  '/api/calculations?window=5',
  '/api/calculations/lao-tv/30.json',
  '/api/check?number=12',
  '/api/check/?number=123456',
  '/api/openapi.json',
  '/api/readme.md',
  '/api/status.json',
  '/api/changes.json',
  '/compat/rayriffy/latest',
  '/compat/rayriffy/list/1',
];
const REFUSED = [
  '/api/results?limit=0',
  '/api/results?limit=1&limit=1',
  `/api/results?lottery=${X}`,
  '/api/draws/gsb-lottery/2000-01-01.json',
  '/api/results?lottery=%22%3E%3Cscript%3E',
  '/api/check',
  '/api/check?number=12a',
  '/api/check?number=%ff%0a',
  '/api',
  '/api/',
  `/api/${X}`,
  '/api//results',
  '//api/results',
  '/%61pi/results/lao-tv/1.json',
  '/API/results',
  '/api/results/lao-tv/1.json/',
  '/api/results/lao-tv/21.json',
  '/compat/rayriffy/lotto/01012500',
  '/compat',
];
const MISSING = [
  '/404',
  '/404.html',
  '/apix',
  '/nothing/here?x',
  '//',
  '/%69ndex.html',
  '/....//etc/passwd',
  '/.vercel/project.json',
  '/.lottery/unreadable',
  '/_astro/',
  '/x%20y',
  `/${'x/'.repeat(15_000)}`,
];

describe('what the host decides', () => {
  const paths = titled([...ANSWERED, ...REFUSED, ...MISSING]);
  test.each(paths)('%s is the same in every way it is asked', async (_, path) => {
    const { etag } = (await ask({ path, port: behind.hostPort, localAddress: client() })).headers;
    const ways: Asked[] = [
      {},
      { headers: { 'Accept-Encoding': 'gzip' } },
      { headers: { 'Accept-Encoding': 'br' } },
      { headers: { 'If-None-Match': etag ?? '*' } },
      {
        headers: {
          Origin: 'https://elsewhere.example',
          Cookie: 'a=b',
          Authorization: 'x',
        },
      },
      { method: 'HEAD' },
      { method: 'OPTIONS' },
      { method: 'POST', body: 'number=12' },
      {
        method: 'DELETE',
        headers: { 'Transfer-Encoding': 'chunked' },
        body: 'x',
      },
    ];
    for (const way of ways) {
      const { asked, through, straight } = await both(path, way);
      expect({ asked, ...answer(through) }).toEqual({
        asked,
        ...answer(straight),
      });
    }
  });

  test('a quota that is used up is refused alike', async () => {
    const [one, other] = [client(), client()];
    const stats = { path: '/api/stats' };
    for (let request = 0; request < 60; request += 1) {
      await ask({ ...stats, port: behind.port, localAddress: one });
      await ask({ ...stats, port: behind.hostPort, localAddress: other });
    }
    const through = await ask({
      ...stats,
      port: behind.port,
      localAddress: one,
    });
    const straight = await ask({
      ...stats,
      port: behind.hostPort,
      localAddress: other,
    });
    expect(answer(through)).toEqual(answer(straight));
    expect(through.status).toBe(429);
    expect(Number(through.headers['retry-after'])).toBeGreaterThan(0);
  });
});
