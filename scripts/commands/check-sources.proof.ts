// Every result of a check, from a server on this machine in the sources' place.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockFrom } from '../../tests/support/clock.ts';
import { frozenRegistry } from '../../tests/support/frozen-data.ts';
import { folderWith, removeFolders, runScript } from '../../tests/support/run-script.ts';
import { checkExitCode, type SourceCheck } from '../gather/upstream/check-upstream.ts';

const DRAWN = '{"day":"2026-09-01","number":"98207"}';
const answers = new Map<string, string>();
const requests: { path: string; userAgent: string | undefined }[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ path, userAgent: request.headers['user-agent'] });
  const answer = answers.get(path.split('?')[0] ?? '');
  response.writeHead(answer === undefined ? 503 : 200).end(answer);
});

let folder: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const row = (lottery: string, path: string) => ({
    source: 'allhuay',
    recipe: 'plain',
    lottery,
    url: `${origin}/${path}`,
  });
  const fields = {
    day: { at: 'day', form: 'YYYY-MM-DD' },
    number: { at: 'number', digits: 5 },
  };
  const upstreams = JSON.stringify({
    recipes: { plain: { shape: 'json', fields } },
    upstreams: [
      { ...row('lao-tv', 'tv'), proven: '2026-08-31', seen: 'recorded' },
      row('lao-hd', 'hd'),
      { ...row('lao-star', 'paid?key={key}'), keyVariable: 'PAID_KEY' },
    ],
  });
  folder = await folderWith(new Map([...frozenRegistry(), ['upstreams.json', upstreams]]));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await removeFolders();
});
beforeEach(() => {
  answers.clear();
  requests.length = 0;
});

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runScript('check-sources', [...args], {
    DATA_FOLDER: folder,
    ...clockFrom('2026-09-01T20:00:00+07:00'),
    SITE_URL: 'https://lotto.example',
    ...env,
  });
const resultOf = async (answer: string | undefined) => {
  if (answer !== undefined) answers.set('/tv', answer);
  return run(['lao-tv']);
};

describe('check-sources', () => {
  test.each<[string | undefined, number, string, string]>([
    [DRAWN, 0, 'works', '2026-09-01: 98207'],
    ['{"day":"2026-09-01","number":null}', 0, 'nothing yet', 'no numbers of 2026-09-01'],
    [DRAWN.replace('09-01', '08-31'), 1, 'wrong day', 'its newest is 2026-08-31'],
    ['<!doctype html>', 1, 'changed', 'expected JSON, got HTML'],
    [undefined, 1, 'unreachable', 'answered 503'],
  ])('%s: exit %i, %s', async (answer, code, result, detail) => {
    const printed = await resultOf(answer);
    expect(printed.code).toBe(code);
    expect(printed.stdout).toMatch(new RegExp(`^allhuay +lao-tv +${result} .*${detail}`, 'm'));
    expect(requests).toEqual([
      { path: '/tv', userAgent: expect.stringContaining('(+https://lotto.example)') },
    ]);
  });

  test('a table of all, what is proven already, and how to record what works', async () => {
    answers.set('/tv', DRAWN).set('/hd', '[]');
    const { code, stdout } = await run([]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^allhuay +lao-tv +works +proven 2026-08-31 +http.*2026-09-01: 98207$/m);
    expect(stdout).toMatch(/^allhuay +lao-hd +changed +unproven .*the answer: no entry$/m);
    expect(stdout).toMatch(/^allhuay +lao-star +no key .*set PAID_KEY$/m);
    expect(stdout).toContain('3 asked, 1 work');
    expect(stdout).toContain('"proven": "2026-09-01"');
  });

  test('a key is sent and never shown, also where the answer repeats it', async () => {
    answers.set('/paid', 'no such key: s3cret');
    const { code, stdout, stderr } = await run(['lao-star'], { PAID_KEY: 's3cret' });
    expect(requests.map(({ path }) => path)).toEqual(['/paid?key=s3cret']);
    expect(code).toBe(1);
    expect(stdout + stderr).not.toContain('s3cret');
    expect(stdout).toContain('no such key: …');
  });

  test('beside each answer, and without asking: what the recipe was tried on', async () => {
    answers.set('/tv', DRAWN).set('/hd', '[]');
    expect((await run(['lao-tv'])).stdout).toMatch(/\/tv, answer recorded: 2026-09-01: 98207$/m);
    requests.length = 0;
    const { code, stdout } = await run(['--list']);
    expect([code, requests]).toEqual([0, []]);
    expect(stdout).toMatch(/^allhuay {2}lao-tv {2}answer recorded, proven 2026-08-31 {2}http/m);
    expect(stdout).toMatch(/^allhuay {2}lao-hd {2}answer never seen, unproven {2}http/m);
    expect(stdout).toMatch(/^1 answer recorded, 0 answer trimmed, 2 answer never seen$/m);
  });

  test('what is not known is said: exit 2', async () => {
    const { code, stderr } = await run(['nobody']);
    expect([code, stderr.trim()]).toEqual([
      2,
      'check-sources: no row of upstreams.json is about nobody',
    ]);
  });

  test('--help says what each result means', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    for (const word of ['works', 'wrong day', 'changed', 'unreachable', 'Exit 0']) {
      expect(stdout).toContain(word);
    }
  });
});

test('the worst result decides the exit code', () => {
  const of = (...results: SourceCheck['result'][]) =>
    checkExitCode(results.map((result) => ({ result }) as SourceCheck));
  expect(of('works', 'works')).toBe(0);
  expect(of('works', 'unreachable')).toBe(1);
  expect(of('works', 'no key', 'nothing yet')).toBe(0);
  expect(of('unreachable', 'wrong day')).toBe(1);
  expect(of('nothing yet', 'changed')).toBe(1);
});
