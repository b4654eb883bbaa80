// Every result of a check; the network is a function that answers by path.
import { afterAll, describe, expect, test } from 'vitest';
import { registryFiles } from '../../tests/support/frozen-data.ts';
import { runMain } from '../../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { checkExitCode, type SourceCheck } from '../gather/upstream/check-upstream.ts';

afterAll(removeFolders);

const DRAWN = '{"day":"2026-09-01","number":"98207"}';

/** Runs the command where the paths are answered so, and every other one with 503. */
async function check(
  args: readonly string[],
  answers: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const row = { source: 'allhuay', recipe: 'plain' };
  const url = 'http://source.example';
  const fields = { day: { at: 'day', form: 'YYYY-MM-DD' }, number: { at: 'number', digits: 5 } };
  const upstreams = JSON.stringify({
    recipes: { plain: { shape: 'json', fields } },
    upstreams: [
      { ...row, lottery: 'lao-tv', url: `${url}/tv`, proven: '2026-08-31', seen: 'recorded' },
      { ...row, lottery: 'lao-hd', url: `${url}/hd` },
      { ...row, lottery: 'lao-star', url: `${url}/paid?key={key}`, keyVariable: 'PAID_KEY' },
    ],
  });
  const data = await folderWith(new Map([...registryFiles(), ['upstreams.json', upstreams]]));
  const requests: { path: string; userAgent: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const userAgent = new Headers(init?.headers).get('user-agent');
    requests.push({ path: `${pathname}${search}`, userAgent });
    const answer = answers[pathname];
    return new Response(answer, { status: answer === undefined ? 503 : 200 });
  };
  const site = { DATA_FOLDER: data, SITE_URL: 'https://lotto.example' };
  const now = Date.parse('2026-09-01T20:00:00+07:00');
  const run = await runMain('check-sources', args, { ...site, ...env }, { now, fetch });
  return { ...run, requests };
}

describe('check-sources', () => {
  test.each<[string | undefined, number, string, string]>([
    [DRAWN, 0, 'works', '2026-09-01: 98207'],
    ['{"day":"2026-09-01","number":null}', 0, 'nothing yet', 'no numbers of 2026-09-01'],
    [DRAWN.replace('09-01', '08-31'), 1, 'wrong day', 'its newest is 2026-08-31'],
    ['<!doctype html>', 1, 'changed', 'expected JSON, got HTML'],
    [undefined, 1, 'unreachable', 'answered 503'],
  ])('%s: exit %i, %s', async (answer, code, result, detail) => {
    const run = await check(['lao-tv'], answer === undefined ? {} : { '/tv': answer });
    expect(run.code).toBe(code);
    expect(run.stdout).toMatch(new RegExp(`^allhuay +lao-tv +${result} .*${detail}`, 'm'));
    expect(run.requests).toEqual([
      { path: '/tv', userAgent: expect.stringContaining('(+https://lotto.example)') },
    ]);
  });

  test('a table of all, what is proven already, and how to record what works', async () => {
    const { code, stdout } = await check([], { '/tv': DRAWN, '/hd': '[]' });
    expect(code).toBe(1);
    for (const line of [
      /^allhuay +lao-tv +works +proven 2026-08-31 +http.*\/tv, answer recorded: 2026-09-01: 98207$/m,
      /^allhuay +lao-hd +changed +unproven .*the answer: no entry$/m,
      /^allhuay +lao-star +no key .*set PAID_KEY$/m,
      /^3 asked, 1 work$/m,
      /"proven": "2026-09-01"/,
    ]) {
      expect(stdout).toMatch(line);
    }
  });

  test('a key is sent and never shown, also where the answer repeats it', async () => {
    const answers = { '/paid': 'no such key: s3cret' };
    const { code, stdout, stderr, requests } = await check(['lao-star'], answers, {
      PAID_KEY: 's3cret',
    });
    expect([code, requests.map(({ path }) => path)]).toEqual([1, ['/paid?key=s3cret']]);
    expect(stdout + stderr).not.toContain('s3cret');
    expect(stdout).toContain('no such key: …');
  });

  test('--list asks nobody: what each recipe was tried on', async () => {
    const { code, stdout, requests } = await check(['--list']);
    expect([code, requests]).toEqual([0, []]);
    expect(stdout).toMatch(/^allhuay {2}lao-tv {2}answer recorded, proven 2026-08-31 {2}http/m);
    expect(stdout).toMatch(/^allhuay {2}lao-hd {2}answer never seen, unproven {2}http/m);
    expect(stdout).toMatch(/^1 answer recorded, 0 answer trimmed, 2 answer never seen$/m);
  });

  test('what is not known is said: exit 2', async () => {
    expect(await check(['nobody'])).toMatchObject({
      code: 2,
      stderr: 'check-sources: no row of upstreams.json is about nobody\n',
    });
  });

  test('--help says what each result means', async () => {
    const { code, stdout } = await check(['--help']);
    expect(code).toBe(0);
    for (const word of ['works', 'wrong day', 'changed', 'unreachable', 'Exit 0']) {
      expect(stdout).toContain(word);
    }
  });
});

test.each<[readonly SourceCheck['result'][], number]>([
  [['works', 'works'], 0],
  [['works', 'unreachable'], 1],
  [['works', 'no key', 'nothing yet'], 0],
  [['unreachable', 'wrong day'], 1],
  [['nothing yet', 'changed'], 1],
])('the worst result decides the exit code: %j, %i', (results, code) => {
  expect(checkExitCode(results.map((result) => ({ result }) as SourceCheck))).toBe(code);
});
