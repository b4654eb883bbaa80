// What ingest does not do: overwrite a stored draw, or begin without knowing what it reads.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runMain } from '../../tests/support/run-main.ts';
import { dataTreeOf, folderWith, linesOf, removeFolders } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const OWN = new Map([
  ['own.csv', 'drawDate,top-three-digit,bottom-two-digit\n2026-07-09,754,65\n'],
]);
const FLAGS = ['--lottery', 'lao-tv', '--source', 'allhuay'];

/** Ingests one draw of lao-tv into a folder of these files, which has to stay as it is. */
async function refusal(files = smallData(), args: readonly string[] = FLAGS, mode = '--file') {
  const [data, own] = [await folderWith(files), await folderWith(OWN)];
  const before = await dataTreeOf(data);
  const input = args.includes('A FOLDER') ? own : join(own, 'own.csv');
  const flags = args.filter((flag) => flag !== 'A FOLDER');
  const run = await runMain('ingest', [mode, input, ...flags], { DATA_FOLDER: data });
  expect(await dataTreeOf(data)).toEqual(before);
  expect([run.code, run.stdout]).toEqual([2, '']);
  return run.stderr;
}

describe.concurrent('ingest', () => {
  test.each([
    { mode: '--file', flags: FLAGS },
    { mode: '--day', flags: ['--source', 'allhuay', '--yes'] },
  ])('a folder is not what $mode reads', async ({ mode, flags }) => {
    expect(await refusal(smallData(), ['A FOLDER', ...flags], mode)).toContain(' is a folder; ');
  });

  test('without a registry that can be read it says why', async () => {
    const files = smallData().set('lotteries.json', '{}');
    const [said, ...problems] = linesOf(await refusal(files));
    expect(said).toBe('ingest: the data folder cannot be read');
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      ...['timeZone', 'utcOffset', 'groups', 'families', 'lotteries'].map(() => 'lotteries.json:'),
    ]);
  });

  test('a calendar that is not JSON is a line instead of a stack', async () => {
    expect(await refusal(smallData().set('calendar.json', '['))).toBe(
      'ingest: the data folder cannot be read\ncalendar.json: "[" — expected valid JSON; Unexpected end of JSON input\n',
    );
  });

  test.each([
    {
      from: '"source"',
      to: '"by":"me","source"',
      said: 'lao-tv/2026.json: this field is not declared; expected no such field; run data:check',
      because: 'a draw is malformed',
    },
    {
      from: '},\n',
      to: '},\n<<<<<<< HEAD\n',
      said: 'lao-tv/2026.json: expected valid JSON; ',
      because: 'the file is not JSON',
    },
  ])(
    'a stored file is never rewritten from what could be read of it: $because',
    async ({ from, to, said }) => {
      const text = smallData().get(TV_FILE)?.replace(from, to) ?? '';
      expect(await refusal(smallData().set(TV_FILE, text))).toContain(`ingest: ${said}`);
    },
  );

  test.each([
    { flags: ['--dry-run'], said: '--dry-run means nothing with --file' },
    { flags: ['--reason', 'a misprint'], said: '--reason means nothing with --file' },
  ])('$flags means nothing with a file', async ({ flags, said }) => {
    const stderr = await refusal(smallData(), [...FLAGS, ...flags]);
    expect(stderr).toBe(`ingest: ${said}; leave it out\n`);
  });

  test.each([
    ['--due', '--source', 'glo'],
    ['--recheck', '2', '--accept', 'copy'],
    ['--day', 'day.txt', '--lottery', 'lao-tv'],
    ['--rule', 'lao-tv/2026-07-08', '--lottery', 'lao-tv'],
  ])('%s does not heed every flag: exit 2', async (...args) => {
    const { code, stderr } = await runMain('ingest', args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`means nothing with ${args[0]};`)]);
  });

  test.each([
    { args: [], because: 'none' },
    { args: ['--due', '--file', 'raw'], because: 'two' },
  ])('it wants to be told one thing to read, not $because: exit 2', async ({ args }) => {
    expect(await runMain('ingest', args)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'ingest: choose one of --due, --recheck, --file, --day and --rule\n',
    });
  });
});
