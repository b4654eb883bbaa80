// What ingest does not do: overwrite a stored draw, or begin without knowing what it reads.
import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
  runScript,
  treeOf,
} from '../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../tests/support/small-data-folder.ts';

afterAll(removeFolders);

/** A raw archive with one row of lao-tv. */
const rawOf = (row: string) =>
  new Map([['private/lao-tv.csv', `drawDate,top3,top2,bottom2\n${row}\n`]]);
const RAW = rawOf('2026-07-09,754,54,65');

const ingest = (archive: string, data: string) =>
  runScript('ingest', ['--file', archive], { DATA_FOLDER: data });

describe.concurrent('ingest', () => {
  test('another number for a stored date is a conflict: exit 1, and what is stored stays', async () => {
    const raw = await folderWith(rawOf('2026-07-08,509,09,37'));
    const data = await folderWith(smallData());
    const before = await dataTreeOf(data);
    const { code, stderr } = await ingest(raw, data);
    expect([code, linesOf(stderr)]).toEqual([
      1,
      ['  conflict: lao-tv 2026-07-08 is stored with other numbers; kept'],
    ]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('a row copied from the draw before is held back: exit 1; its name lets it through', async () => {
    const raw = await folderWith(rawOf('2026-07-09,508,08,37'));
    const data = await folderWith(smallData());
    const before = (await dataTreeOf(data)).get(TV_FILE);
    const run = await ingest(raw, data);
    expect([run.code, run.stdout]).toEqual([1, expect.stringContaining('copy: ')]);
    const after = await dataTreeOf(data);
    expect(after.get(TV_FILE)).toEqual(before);
    expect(JSON.parse(after.get('held-back.json')?.[0] ?? '')).toMatchObject([
      { drawDate: '2026-07-09', doubts: [{ name: 'copy' }] },
    ]);
    expect((await ingest(raw, data)).code).toBe(1);
    expect(await dataTreeOf(data)).toEqual(after);
    const flags = ['--file', raw, '--accept', 'copy'];
    expect((await runScript('ingest', flags, { DATA_FOLDER: data })).code).toBe(0);
    expect((await dataTreeOf(data)).get(TV_FILE)).not.toEqual(before);
  });

  test('collections that differ about a day that is not stored hold it back: exit 1', async () => {
    const raw = new Map([
      [
        'hanoi/lekdee-hanoi.tail.csv',
        'drawDate,type,top3,top2,bottom2\n2026-08-23,hanoi-special,653,53,55\n',
      ],
      ['hanoi/allhuay-hanoi-special.csv', 'drawDate,top3,top2,bottom2\n2026-08-23,417,17,16\n'],
    ]);
    const data = await folderWith(smallData());
    const run = await ingest(await folderWith(raw), data);
    expect([run.code, run.stdout]).toEqual([1, expect.stringContaining('held back')]);
    const heldBack = JSON.parse((await dataTreeOf(data)).get('held-back.json')?.[0] ?? '[]');
    expect(heldBack).toMatchObject([
      {
        drawDate: '2026-08-23',
        doubts: [{ name: 'witness' }],
        readings: [{ source: 'allhuay' }, { source: 'lekdee' }],
      },
    ]);
  });

  test('a prize that the stored draw lacks is no conflict, and is not added', async () => {
    const lacking = smallData()
      .get(TV_FILE)
      ?.replace(
        '"source":"allhuay","prizes":{"top-three-digit":["508"],',
        '"source":"allhuay","lacks":["top-three-digit"],"prizes":{',
      );
    expect(lacking).toContain('lacks');
    const data = await folderWith(smallData().set(TV_FILE, lacking ?? ''));
    const before = await dataTreeOf(data);
    const { code, stderr } = await ingest(await folderWith(rawOf('2026-07-08,508,08,37')), data);
    expect([code, stderr]).toEqual([0, '']);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('without raw files it exits 2 and says so, whether the folder is missing or empty', async () => {
    const data = await folderWith(smallData());
    const before = await treeOf(data);
    const folder = await folderWith();
    const empty = await ingest(folder, data);
    await rm(folder, { recursive: true });
    const said = `ingest: no files in ${folder}\n`;
    expect(empty).toEqual({ code: 2, stdout: '', stderr: said });
    const missing = await ingest(folder, data);
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining(folder)]);
    expect(await treeOf(data)).toEqual(before);
  });

  test('without a registry that can be read it exits 2, says why and writes nothing', async () => {
    const files = smallData().set('lotteries.json', '{}').set('rulings.json', '[{"action":"x"}]');
    const data = await folderWith(files);
    const before = await treeOf(data);
    const { code, stdout, stderr } = await ingest(await folderWith(RAW), data);
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
    expect(await ingest(await folderWith(RAW), data)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'ingest: the data folder cannot be read\nrulings.json: "[" — expected valid JSON; Unexpected end of JSON input\n',
    });
    expect(await treeOf(data)).toEqual(before);
  });

  test('a raw file its parser cannot read: exit 2, and no lottery before it is written', async () => {
    const file = 'hanoi/lekdee-hanoi.tail.csv';
    const data = await folderWith(smallData());
    const before = await treeOf(data);
    const raw = await folderWith(new Map(RAW).set(file, 'drawDate,type\n2026-08-22\n'));
    const { code, stdout, stderr } = await ingest(raw, data);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(linesOf(stderr)).toEqual([
      `ingest: ${file} is not what its parser expects: Invalid Record Length: columns length is 2, got 1 on line 2`,
    ]);
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
      const { code, stdout, stderr } = await ingest(await folderWith(RAW), data);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`ingest: ${said}`);
      expect(await dataTreeOf(data)).toEqual(before);
    },
  );

  test.each([
    { args: [], because: 'none' },
    { args: ['--due', '--file', 'raw'], because: 'two' },
  ])('it wants to be told one thing to read, not $because: exit 2', async ({ args }) => {
    expect(await runScript('ingest', args)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'ingest: choose one of --due, --recheck, --file, --day and --rule\n',
    });
  });
});
