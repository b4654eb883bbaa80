// The built function behind Node's own server, as the platform runs it.
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawYearBody } from '../../src/api/answers/draws.schema.ts';
import { OF_CLOCK } from '../../src/api/contract/states.ts';
import { SECURITY_HEADERS } from '../../src/api/contract/security.ts';
import { CORS_HEADERS } from '../../src/serve/edge/reply.ts';
import { type CheckFunction, openCheckFunction } from '../../tests/support/check-function.ts';
import { fixtureOutput } from '../../tests/support/fixture-output.ts';
import { CHECK_FUNCTION } from '../output/output-folder.ts';
import { listFiles } from '../disk/text-files.ts';

let output: string;
let built: CheckFunction;
let server: Server;
beforeEach(async () => {
  output = (await fixtureOutput()).output;
  built = await openCheckFunction(output);
  await listen(built);
});
afterEach(() => void server.close());

async function listen({ default: answer }: CheckFunction) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function ask(path: string, method = 'GET', sent = {}) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, method, headers: sent, agent: false }).end();
  const [response] = await once(asked, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

test('its draws lie beside it and for publications to compare, the catalogue as data too', async () => {
  const beside = join(output, CHECK_FUNCTION);
  const slugs = listFiles(join(beside, 'draws'));
  expect(slugs).toHaveLength(49);
  const textsIn = (folder: string) =>
    Promise.all(slugs.map((slug) => readFile(join(folder, 'draws', slug), 'utf8')));
  expect(await textsIn(join(output, 'static'))).toEqual(await textsIn(beside));
  const read = async (name: string) => JSON.parse(await readFile(join(beside, name), 'utf8'));
  expect((await read('catalogue.json')).length).toBe(slugs.length);
  expect(await read('latest-draws.json')).toHaveProperty('latest');
});

describe('a draw', () => {
  test('is answered as the file of its year has it, and once more without its bytes', async () => {
    const years = listFiles(join(output, 'static/api/draws')).filter((path) =>
      /\/\d{4}\.json$/.test(path),
    );
    const bodies = years.map(
      async (path): Promise<DrawYearBody> =>
        JSON.parse(await readFile(join(output, 'static/api/draws', path), 'utf8')),
    );
    const draws = (await Promise.all(bodies)).flatMap(({ success, attribution, data }) =>
      data.map((draw) => ({ success, attribution, data: draw })),
    );
    expect(draws.length).toBeGreaterThan(100);
    const newestDays = new Map<string, string>();
    for (const { data } of draws) {
      const { lottery, drawDate } = data;
      if (drawDate > (newestDays.get(lottery) ?? '')) newestDays.set(lottery, drawDate);
    }
    for (const body of draws.filter((_, index) => index % 9 === 0)) {
      const path = `${body.data.lottery}/${body.data.drawDate}.json`;
      const { status, headers, text } = await ask(`/api/draws/${path}`);
      // Of the newest draw the function knows what was due since, and a file does not.
      const { dueDraws, ...known } = JSON.parse(text);
      known.data.standing = known.data.standing.filter(
        ({ code }: { code: string }) => !(code in OF_CLOCK),
      );
      expect([path, status, known]).toEqual([path, 200, body]);
      if (dueDraws === undefined) expect([path, text]).toEqual([path, `${JSON.stringify(body)}\n`]);
      expect(headers).toMatchObject({
        ...lowerCase(CORS_HEADERS),
        ...lowerCase(SECURITY_HEADERS),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': expect.stringMatching(/^public, max-age=(?:300|86400),/),
      });
      const isKept = headers['vercel-cdn-cache-control'] === 'public, max-age=31536000';
      const isNewest = newestDays.get(body.data.lottery) === body.data.drawDate;
      expect([path, isKept]).toEqual([path, !isNewest]);
      const tag = { 'If-None-Match': String(headers.etag) };
      const again = await ask(`/api/draws/${path}`, 'GET', tag);
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
  });

  test.each([
    ['/api/draws/lao-tv/1999-01-01.json', 404, 'no_draw_on_date'],
    ['/api/draws/lao-tv/2569-01-01.json', 400, 'invalid_date'],
    ['/api/draws/nowhere/2026-01-01.json', 400, 'unknown_lottery'],
    ['/api/draws/lao-tv/2026.json', 404, 'unknown_path'],
  ])('%s is refused with %i', async (path, expected, code) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([expected, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ success: false, code });
  });
});

describe('the check function', () => {
  test.each([
    ['/api/check?number=004615', 200],
    ['/api/check/?number=12&date=2026-08-01', 200],
    ['/api/check?numbers=12,004615,123', 200],
    ['/api/check?number=12#?number=13', 200],
    ['/api/check?number=12a', 400],
    ['/api/check', 400],
    ['/api/check?number=12&lottery=gsb-lottery', 404],
  ])('answers %s with %i, whole and with its length', async (path, expected) => {
    const { status, headers, text } = await ask(path);
    expect(status).toBe(expected);
    expect(text).toBe((await built.check(path)).text);
    expect(headers).toMatchObject({
      ...lowerCase(CORS_HEADERS),
      ...lowerCase(SECURITY_HEADERS),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    });
    const head = await ask(path, 'HEAD');
    expect([head.status, head.text]).toEqual([expected, '']);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  });

  test.each([
    '/',
    '/_render?number=12',
    '/api/check/x?number=12',
    '/api/checks',
    '//api/check',
    '',
  ])('refuses the path %j in Thai, as JSON', async (path) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers).toMatchObject(lowerCase(CORS_HEADERS));
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'unknown_path' });
    expect(JSON.parse(text).error).toMatch(/[ก-๙]/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s in Thai, as JSON', async (method) => {
    const { status, headers, text } = await ask('/api/check?number=12', method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'method_not_allowed' });
  });

  test('answers a preflight', async () => {
    const { status, headers, text } = await ask('/api/check', 'OPTIONS');
    expect([status, text]).toEqual([204, '']);
    expect(headers).toMatchObject(lowerCase(CORS_HEADERS));
  });

  test('tells a failure of ours plainly, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const folder = await mkdtemp(join(tmpdir(), 'function-'));
    await cp(join(output, CHECK_FUNCTION), join(folder, CHECK_FUNCTION), {
      recursive: true,
      filter: (path) => !path.endsWith('draws'),
    });
    server.close();
    await listen(await openCheckFunction(folder));
    const { status, headers, text } = await ask('/api/check?number=12&date=2026-08-01');
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'internal_error' });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
    logged.mockRestore();
    await rm(folder, { recursive: true });
  });
});

function lowerCase(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).map(([k, value]) => [k.toLowerCase(), value]));
}
