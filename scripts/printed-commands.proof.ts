// Commands that messages print, run as a person pastes them: by the shell, with its quotes.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clockFrom } from '../tests/support/clock.ts';
import { runMain } from '../tests/support/run-main.ts';
import { COMPILED, folderWith, removeFolders } from '../tests/support/run-script.ts';
import { smallData } from '../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const MOMENT = { now: Date.parse('2026-08-23T12:00:00+07:00') };

/** Runs a command as a person would paste it. */
function paste(command: string, env: Record<string, string>) {
  const clock = clockFrom('2026-08-23T12:00:00+07:00');
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const options = { env: { ...process.env, ...COMPILED, ...clock, ...env } };
    const child = execFile('sh', ['-c', command], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });
}

test('a draw that was withdrawn is one again', async () => {
  const data = await folderWith(smallData());
  const env = { DATA_FOLDER: data };
  await runMain('withdraw', ['lao-tv/2026-07-08', 'เลขซ้ำ', 'a copy', '--yes'], env, MOMENT);
  const flags = ['lao-tv', '2026-07-08', 'top-three-digit=508', '--source', 'lekdee', '--yes'];
  const { stderr } = await runMain('add-draw', flags, env, MOMENT);
  const [command = ''] = /npx tsx [^\n]+/.exec(stderr) ?? [];
  expect(command).toBe('npx tsx scripts/run.ts withdraw --restore lao-tv/2026-07-08 --yes');
  expect(await paste(command, env)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('restored: 1'),
  });
  expect((await runMain('check-data', [], env)).code).toBe(0);
});

test('the way out of a hold, whose reason has its quotes', async () => {
  const data = await folderWith(smallData());
  const text = 'lottery,drawDate,top-three-digit,bottom-two-digit\nlao-tv,2026-08-22,000,00\n';
  const folder = await folderWith(new Map([['a.csv', text]]));
  const flags = ['--file', join(folder, 'a.csv'), '--source', 'allhuay'];
  const { stdout } = await runMain('ingest', flags, { DATA_FOLDER: data }, MOMENT);
  const [command = ''] = /npm run [^\n]+/.exec(stdout) ?? [];
  expect(command).toMatch(/--accept zeros --reason '.+'$/);
  // It shows what will stand there and asks; here nobody can be asked.
  expect(await paste(command, { DATA_FOLDER: data })).toMatchObject({
    code: 2,
    printed: expect.stringContaining('--yes rules without asking'),
  });
  expect(await paste(`${command} --yes`, { DATA_FOLDER: data })).toMatchObject({ code: 0 });
});

test.each([['npm run announce -- --list', 'everybody has heard of everything']])(
  '%s',
  async (command, words) => {
    const folder = await folderWith();
    const run = await paste(command, { OUTPUT_FOLDER: join(folder, 'output') });
    expect(run).toMatchObject({ code: 0, printed: expect.stringContaining(words) });
  },
);

test('npm run data:check', async () => {
  const data = await folderWith(smallData());
  expect(await paste('npm run data:check', { DATA_FOLDER: data })).toMatchObject({ code: 0 });
});
