import { afterAll, describe, expect, test } from 'vitest';
import { statusBody } from '../../src/api/answers/status.ts';
import { health, MOMENT, storedThen } from '../../tests/support/health.ts';
import { drawOf, lotteryOf, SOURCES, threeOf } from '../../tests/support/real-lotteries.ts';
import { linesOf, removeFolders } from '../../tests/support/run-script.ts';
import { TV_FILE } from '../../tests/support/small-data-folder.ts';
import { noMemory, serializeMemory } from '../gather/round/memory.ts';

afterAll(removeFolders);

const HOUR_MS = 3_600_000;

describe.concurrent('health', () => {
  test('a line a lottery, the newest day first; --all lists each day: exit 1', async () => {
    const stored = 'the newest stored is of 2026-08-15';
    expect(await health([])).toEqual({
      code: 1,
      stderr: '',
      stdout: `lao-tv missed 2026-08-18 (+2); ${stored}\nnpm run health -- --all lists each day\n`,
    });
    const stdout = `lao-tv missed 2026-08-18 2026-08-17 2026-08-16; ${stored}\n`;
    expect(await health(['--all'])).toEqual({ code: 1, stderr: '', stdout });
  });

  test.each([
    { fact: 'six hours ago', ago: 6 * HOUR_MS, isQuiet: false },
    { fact: 'more than six hours ago', ago: 6 * HOUR_MS + 1, isQuiet: true },
  ])('a folder looked at $fact', async ({ ago, isQuiet }) => {
    const at = Date.parse(MOMENT) - ago;
    const files = storedThen().set('.last-round', serializeMemory({ ...noMemory(), at }));
    // The one that misses draws.
    for (const path of files.keys()) if (path.startsWith('draws/lao-tv/')) files.delete(path);
    const quiet = isQuiet ? `nobody has looked since ${new Date(at).toISOString()}\n` : '';
    const stdout = `${quiet}no draw is missed\n`;
    expect(await health([], files)).toEqual({ code: isQuiet ? 1 : 0, stderr: '', stdout });
  });

  test('--json is for machines', async () => {
    const { code, stdout } = await health(['--json']);
    const missed = ['2026-08-16', '2026-08-17', '2026-08-18'];
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      { missed: [{ lottery: 'lao-tv', lotteryName: 'ลาวทีวี', latest: '2026-08-15', missed }] },
    ]);
  });

  test('a data folder with a problem is not called healthy: exit 2', async () => {
    const { code, stdout, stderr } = await health([], storedThen().set(TV_FILE, '[{'));
    expect([code, stdout, linesOf(stderr).at(-1)]).toEqual([
      2,
      '',
      'health: the data folder has a problem',
    ]);
  });
});

describe.concurrent('health --url', () => {
  /** Of a deployment that answers so, and is asked for nothing else. */
  const healthOf = (body: string, status = 200) =>
    health(['--url', 'https://live.example/'], storedThen(), async (address) => {
      expect(address).toBe('https://live.example/api/status.json');
      return new Response(body, { status, statusText: status === 404 ? 'Not Found' : '' });
    });
  /** What a deployment says whose only draw is of that day. */
  const statusOf = (drawDate: string) => {
    const archive = [
      { lottery: lotteryOf('lao-tv'), draws: [drawOf(drawDate, threeOf('508', '37'))] },
    ];
    return JSON.stringify(
      statusBody(archive, { calendar: {}, sources: SOURCES, upstreams: [], heldBack: [] }),
    );
  };

  test('a deployment whose next draw is still to come is healthy: exit 0', async () => {
    const stdout = 'no draw is missed\n';
    expect(await healthOf(statusOf('2026-08-18'))).toEqual({ code: 0, stderr: '', stdout });
  });

  test('one of a version that said less is read all the same', async () => {
    const { lotteries } = JSON.parse(statusOf('2026-08-18'));
    for (const lottery of lotteries) {
      for (const added of ['upstreams', 'unattended', 'heldBack']) delete lottery[added];
      for (const added of ['source', 'confirmedBy', 'unconfirmed']) delete lottery.latest[added];
    }
    const { code } = await healthOf(JSON.stringify({ success: true, lotteries }));
    expect(code).toBe(0);
  });

  test('one that has stood still is not, however fresh the data folder: exit 1', async () => {
    const { code, stdout } = await healthOf(statusOf('2026-08-16'));
    expect([code, stdout]).toEqual([
      1,
      'lao-tv missed 2026-08-18 (+1); the newest stored is of 2026-08-16\nnpm run health -- --all lists each day\n',
    ]);
  });

  test.each([
    { what: 'a page', body: '<!doctype html>', said: 'status: expected JSON, got HTML' },
    { what: 'an empty answer', body: '', said: 'status: expected JSON, got an empty answer' },
    {
      what: 'other JSON',
      body: '{"success":true}',
      said: 'status: lotteries: expected array, got nothing',
    },
    { what: '404', body: 'x', status: 404, said: '/status.json: answered 404 Not Found (1 try)' },
  ])('$what is no status: exit 2, and said', async ({ body, status, said }) => {
    const { code, stdout, stderr } = await healthOf(body, status);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
    expect(linesOf(stderr).at(-1)).toMatch(/^health: /);
  });

  test('what is not an address cannot be asked: exit 2, and said', async () => {
    const { code, stdout, stderr } = await health(['--url', 'nowhere']);
    expect([code, stdout, stderr]).toEqual([2, '', 'health: --url nowhere is not an address\n']);
  });
});
