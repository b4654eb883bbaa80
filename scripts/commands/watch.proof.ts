// `npm run watch` while it publishes: a stand-in for npm on the PATH publishes until it may end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clockFrom } from '../../tests/support/clock.ts';
import { dataBefore, xsmbOf } from '../../tests/support/due-data.ts';
import {
  COMPILED,
  folderWith,
  linesOf,
  removeFolders,
  runScript,
} from '../../tests/support/run-script.ts';
import { type StandIn, startStandIn } from '../../tests/support/upstream-stand-in.ts';

/** Ends when the file `may-end` has a line for it. */
const NPM = `#!/bin/sh
cd "$(dirname "$0")"
echo begin >>log
echo one >>begun
runs=$(cat begun | wc -l)
while [ "$(cat may-end 2>/dev/null | wc -l)" -lt "$runs" ]; do sleep 0.1; done
echo end >>log
`;

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
  standIn.texts.xsmb = xsmbOf('2026-05-01');
});
afterAll(() => Promise.all([standIn.close(), removeFolders()]));

test.each([
  { flags: ['--nonsense'], words: "unknown option '--nonsense'" },
  { flags: ['--rollback'], words: '--rollback publishes nothing new' },
  { flags: ['--skip-build'], words: '--skip-build publishes nothing new' },
  { flags: ['--dry-run', '--keep'], words: '--dry-run publishes nothing new' },
  { flags: ['../host'], words: 'too many arguments' },
])('$flags for the publication are refused before anything is asked', async ({ flags, words }) => {
  const files = await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-02' });
  const data = await folderWith(files);
  standIn.requests.length = 0;
  const watch = await runScript('watch', ['--once', '--', ...flags], {
    ...clockFrom('2026-05-02T19:00:00+07:00'),
    DATA_FOLDER: data,
    GLO_API_URL: standIn.gloUrl,
    XSMB_CSV_URL: standIn.xsmbUrl,
  });
  expect([watch.code, watch.stdout, standIn.requests]).toEqual([2, '', []]);
  expect(watch.stderr).toMatch(/^watch: [^\n]+\n$/);
  expect(watch.stderr).toContain(words);
});

test('one turn that could not publish does not say that it tries again: exit 1', async () => {
  const data = await folderWith(await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-02' }));
  const bin = await folderWith(new Map([['npm', '#!/bin/sh\nexit 1\n']]));
  await chmod(join(bin, 'npm'), 0o755);
  const watch = await runScript('watch', ['--once'], {
    ...clockFrom('2026-05-02T19:00:00+07:00'),
    DATA_FOLDER: data,
    GLO_API_URL: standIn.gloUrl,
    XSMB_CSV_URL: standIn.xsmbUrl,
    PATH: `${bin}:${process.env['PATH']}`,
  });
  expect([watch.code, watch.stdout]).toEqual([1, expect.stringMatching(/Z not published\n/)]);
});

test('sources are asked while a publication runs; what comes then is published right after', async () => {
  const data = await folderWith(await dataBefore({ thai: '2026-05-02', hanoi: '2026-05-02' }));
  const bin = await folderWith(new Map([['npm', NPM]]));
  await chmod(join(bin, 'npm'), 0o755);
  const env = {
    ...process.env,
    ...COMPILED,
    ...clockFrom('2026-05-02T14:29:57+07:00', { haste: 1 }),
    DATA_FOLDER: data,
    GLO_API_URL: standIn.gloUrl,
    XSMB_CSV_URL: standIn.xsmbUrl,
    PATH: `${bin}:${process.env['PATH']}`,
  };
  const watch = spawn(process.execPath, ['scripts/run.ts', 'watch'], { env });
  const ended = once(watch, 'close');
  let output = '';
  watch.stdout.on('data', (chunk) => (output += chunk));
  const log = async () => linesOf(await readFile(join(bin, 'log'), 'utf8').catch(() => ''));
  const wait = { timeout: 60_000, interval: 50 };
  try {
    await vi.waitFor(async () => expect(await log()).toEqual(['begin']), wait);
    await vi.waitFor(() => expect(output).toContain('thai-government 2026-05-02 came glo'), wait);
    expect(await log()).toEqual(['begin']);
    await writeFile(join(bin, 'may-end'), 'one\n');
    await vi.waitFor(async () => expect(await log()).toEqual(['begin', 'end', 'begin']), wait);
    watch.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(watch.exitCode).toBeNull();
    await writeFile(join(bin, 'may-end'), 'one\ntwo\n');
    expect(await ended).toEqual([0, null]);
    expect(await log()).toEqual(['begin', 'end', 'begin', 'end']);
    expect(output).toMatch(/live is up to date after \d+ s\n.*stopped\n$/);
  } finally {
    watch.kill('SIGKILL');
  }
});
