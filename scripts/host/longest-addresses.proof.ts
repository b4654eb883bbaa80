// Every input of every endpoint, form and header as long as a request may be: what is done for it
// is counted, step by step, and stays below a constant. Nobody can make others wait with one
// request.
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { createHost } from './server.ts';
import { trustedProxies } from '../../src/serve/edge/trusted-proxies.ts';

/** Code blocks run for a request, dependencies included; an ordinary one runs 1,000 to 2,000. */
const MOST_STEPS = 8_000;

/** Just below what the host takes as address and headers. */
const LONGEST = 31_000;

/** What is repeated: letters, digits, separators, and what stands for many things at once. */
const PIECES = `x 1 7 , 1, 12, %0A 12%0A %20 - 1-2- 1%201%20 %2F / ;
  000000..000999%0A 00..99%0A 000000-000999%0A 100..999x9%0A 1.. x1 %22 ' %E0%B9%91 &number=12
  &numbers=1 &a & &a=1 &lottery=x = % + %00 #`.split(/\s+/);

let host: Server;
const session = new Session();
beforeAll(async () => {
  const { site } = await fixtureOutput();
  const count = async () => ({ remaining: 9, resetSeconds: 9, allowed: true });
  host = createHost({ now: site }, { count }, trustedProxies('127.0.0.1/32')).listen(
    0,
    '127.0.0.1',
  );
  await once(host, 'listening');
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  host.close();
});

/** How often any block of code ran since the last call, that of Node and of the tests left out. */
async function stepsIn(act: () => Promise<unknown>): Promise<number> {
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\//.test(url) && !/^node:|vitest|\.test\.ts|\/vite\//.test(url))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

function ask(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = host.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

const longest = (before: string, piece: string) =>
  before + piece.repeat(Math.floor((LONGEST - before.length) / piece.length));

const QUESTIONS = [
  ...Object.values(ENDPOINTS).flatMap(({ path, parameters }) =>
    parameters.map((name) => `${path}?${name}=`),
  ),
  ...['number', 'lottery', 'date', 'numbers'].map((name) => `/api/check?format=html&${name}=`),
  '/api/check?format=html&number=12&date=',
  '/api/check/batch?numbers=',
  '/api/check?number=12&a=',
  ...['/api/', '/api/results/', '/api/stats/lao-tv/', '/api/calculations/', '/api/draws/', '/api'],
  ...['/', '/day/', '/day/2026-', '/lottery/lao-tv/', '/.well-known/', '/%61pi/', '//', '/?a='],
];

describe('an address', () => {
  test.each(QUESTIONS)('%s at its longest costs little', async (before) => {
    const steps = await stepsIn(() =>
      Promise.all(PIECES.map((piece) => ask(longest(before, piece)))),
    );
    expect(steps).toBeLessThan(PIECES.length * MOST_STEPS);
  });
});

describe('a header', () => {
  const HEADERS =
    `Accept-Encoding If-None-Match If-Modified-Since Cache-Control Range Host X-Forwarded-For
    Accept Origin Cookie User-Agent Expect Forwarded`.split(/\s+/);
  // The last three are blank or begin so.
  const PARTS =
    'a, gzip;q=0.1, , ; " W/"a", a;b=" *, no-cache, 127.0.0.1, bytes=0-1, 0-1, q= ::1, gzip \\'
      .split(' ')
      .concat(' a', '\t', ' ');
  test.each(HEADERS)('%s at its longest costs little', async (name) => {
    const paths = ['/api/results', '/', '/api/check?number=12'];
    const values = PARTS.map((part) => longest('a', part));
    const asked = paths.flatMap((path) => values.map((value) => ask(path, { [name]: value })));
    const steps = await stepsIn(() => Promise.all(asked));
    expect(steps).toBeLessThan(asked.length * MOST_STEPS);
  });

  test('or three thousand short ones', async () => {
    const headers = Object.fromEntries(
      Array.from({ length: 1_900 }, (_, turn) => [`x-${turn}`, 'a']),
    );
    expect(await stepsIn(() => ask('/api/results', headers))).toBeLessThan(MOST_STEPS);
  });
});
