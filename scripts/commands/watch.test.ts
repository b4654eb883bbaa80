// `npm run watch` while it publishes: a stand-in publishes until it may end.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dataBefore, xsmbOf } from '../../tests/support/due-data.ts';
import { ioOf } from '../../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../tests/support/upstream-stand-in.ts';
import { main } from './watch.ts';

let standIn: StandIn;
let data: string;
beforeAll(async () => {
  standIn = await startStandIn();
  standIn.texts.xsmb = xsmbOf('2026-05-01');
  data = await folderWith(await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-02' }));
});
afterAll(() => Promise.all([standIn.close(), removeFolders()]));

/** A watch that begins at a moment. */
function watchAt(moment: string, stop = new AbortController().signal) {
  const sources = { GLO_API_URL: standIn.gloUrl, XSMB_CSV_URL: standIn.xsmbUrl };
  const lag = Date.parse(moment) - Date.now();
  const stopSignal = () => stop;
  const { io, printed } = ioOf({ DATA_FOLDER: data, ...sources }, { stopSignal });
  return { io: { ...io, now: () => Date.now() + lag }, printed };
}

test.each([
  { flags: ['--nonsense'], words: "unknown option '--nonsense'" },
  { flags: ['--rollback'], words: '--rollback publishes nothing new' },
  { flags: ['--skip-build'], words: '--skip-build publishes nothing new' },
  { flags: ['--dry-run', '--keep'], words: '--dry-run publishes nothing new' },
  { flags: ['../host'], words: 'too many arguments' },
])('$flags for the publication are refused before anything is asked', async ({ flags, words }) => {
  standIn.requests.length = 0;
  const { io, printed } = watchAt('2026-05-02T19:00:00+07:00');
  const code = await main(['--once', '--', ...flags], io, async () => 0);
  expect([code, printed.stdout, standIn.requests]).toEqual([2, '', []]);
  expect(printed.stderr).toMatch(/^watch: [^\n]+\n$/);
  expect(printed.stderr).toContain(words);
});

test('one turn that could not publish does not say that it tries again: exit 1', async () => {
  const { io, printed } = watchAt('2026-05-02T14:00:00+07:00');
  const code = await main(['--once'], io, async () => 1);
  expect([code, printed.stdout]).toEqual([1, expect.stringMatching(/Z not published\n/)]);
});

test('sources are asked while a publication runs; what comes then is published right after', async () => {
  const stop = new AbortController();
  const log: string[] = [];
  const mayEnd = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const publish = async () => {
    log.push('begin');
    await mayEnd[log.filter((line) => line === 'begin').length - 1]?.promise;
    log.push('end');
    return 0 as const;
  };
  const { io, printed } = watchAt('2026-05-02T14:29:57+07:00', stop.signal);
  let isOver = false;
  const ended = main([], io, publish).finally(() => {
    isOver = true;
  });
  const wait = { timeout: 60_000, interval: 50 };
  await vi.waitFor(() => expect(log).toEqual(['begin']), wait);
  const came = 'thai-government 2026-05-02 new glo';
  await vi.waitFor(() => expect(printed.stdout).toContain(came), wait);
  expect(log).toEqual(['begin']);
  mayEnd[0]?.resolve();
  await vi.waitFor(() => expect(log).toEqual(['begin', 'end', 'begin']), wait);
  stop.abort();
  await sleep(500);
  expect(isOver).toBe(false);
  mayEnd[1]?.resolve();
  expect(await ended).toBe(0);
  expect(log).toEqual(['begin', 'end', 'begin', 'end']);
  expect(printed.stdout).toMatch(/live is up to date after \d+ s\n.*stopped\n$/);
});
