// What ingest does not do: overwrite a stored draw, or begin without knowing what it reads.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runMain } from '../../tests/support/run-main.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
  treeOf,
} from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const OWN = new Map([
  ['own.csv', 'drawDate,top-three-digit,bottom-two-digit\n2026-07-09,754,65\n'],
]);
const FLAGS = ['--lottery', 'lao-tv', '--source', 'allhuay'];

const ingest = (file: string, data: string) =>
  runMain('ingest', ['--file', file, ...FLAGS], { DATA_FOLDER: data });
/** Ingests one draw of lao-tv. */
const ingestOwn = async (data: string) => ingest(join(await folderWith(OWN), 'own.csv'), data);

describe.concurrent('ingest', () => {
  test.each([
    { mode: '--file', flags: FLAGS },
    { mode: '--day', flags: ['--source', 'allhuay', '--yes'] },
  ])('a folder is not what $mode reads: exit 2', async ({ mode, flags }) => {
    const data = await folderWith(smallData());
    const before = await treeOf(data);
    const args = [mode, await folderWith(OWN), ...flags];
    const run = await runMain('ingest', args, { DATA_FOLDER: data });
    expect([run.code, run.stdout, run.stderr]).toEqual([
      2,
      '',
      expect.stringContaining(' is a folder; '),
    ]);
    expect(await treeOf(data)).toEqual(before);
  });

  test('without a registry that can be read it exits 2, says why and writes nothing', async () => {
    const files = smallData().set('lotteries.json', '{}').set('rulings.json', '[{"action":"x"}]');
    const data = await folderWith(files);
    const before = await treeOf(data);
    const { code, stdout, stderr } = await ingestOwn(data);
    expect([code, stdout]).toEqual([2, '']);
    const [said, ...problems] = linesOf(stderr);
    expect(said).toBe('ingest: the data folder cannot be read');
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      ...['timeZone', 'utcOffset', 'groups', 'families', 'lotteries'].map(() => 'lotteries.json:'),
      'rulings.json:',
    ]);
    expect(await treeOf(data)).toEqual(before);
  });

  test('rulings that are no JSON: exit 2 and a line instead of a stack, nothing is written', async () => {
    const data = await folderWith(smallData().set('rulings.json', '['));
    const before = await treeOf(data);
    expect(await ingestOwn(data)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'ingest: the data folder cannot be read\nrulings.json: "[" — expected valid JSON; Unexpected end of JSON input\n',
    });
    expect(await treeOf(data)).toEqual(before);
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
      because: 'the file is no JSON',
    },
  ])(
    'a stored file is never rewritten from what could be read of it: $because',
    async ({ from, to, said }) => {
      const text = smallData().get(TV_FILE)?.replace(from, to) ?? '';
      const data = await folderWith(smallData().set(TV_FILE, text));
      const before = await dataTreeOf(data);
      const { code, stdout, stderr } = await ingestOwn(data);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`ingest: ${said}`);
      expect(await dataTreeOf(data)).toEqual(before);
    },
  );

  test.each([
    { flags: ['--dry-run'], said: '--dry-run means nothing with --file' },
    { flags: ['--reason', 'a misprint'], said: '--reason means nothing with --file' },
  ])('$flags means nothing with a file: exit 2, nothing is written', async ({ flags, said }) => {
    const data = await folderWith(smallData());
    const before = await treeOf(data);
    const file = join(await folderWith(OWN), 'own.csv');
    const run = await runMain('ingest', ['--file', file, ...FLAGS, ...flags], {
      DATA_FOLDER: data,
    });
    expect(run).toEqual({ code: 2, stdout: '', stderr: `ingest: ${said}; leave it out\n` });
    expect(await treeOf(data)).toEqual(before);
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
