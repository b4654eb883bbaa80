// What ingest does not do: overwrite a stored draw, or begin without knowing what it reads.
import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import {
  folderWith,
  linesOf,
  removeFolders,
  runScript,
  treeOf,
} from '../src/testing/run-script.ts';
import { smallData, TV_FILE } from '../src/testing/small-data-folder.ts';

afterAll(removeFolders);

/** A raw archive with one row of lao-tv. */
const rawOf = (row: string) =>
  new Map([['private/lao-tv.csv', `drawDate,top3,top2,bottom2\n${row}\n`]]);
const RAW = rawOf('2026-07-09,754,54,65');

const ingest = (archive: string, data: string) =>
  runScript('ingest', ['--archive', archive, '--data', data]);

describe.concurrent('ingest', () => {
  test('another number for a stored date is a conflict: exit 1, and what is stored stays', async () => {
    const raw = await folderWith(rawOf('2026-07-08,509,09,37'));
    const data = await folderWith(smallData());
    const before = await treeOf(data);
    const { code, stderr } = await ingest(raw, data);
    expect([code, linesOf(stderr)]).toEqual([
      1,
      ['  conflict: lao-tv 2026-07-08 is stored with other numbers; kept'],
    ]);
    expect(await treeOf(data)).toEqual(before);
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
    const before = await treeOf(data);
    const { code, stderr } = await ingest(await folderWith(rawOf('2026-07-08,508,08,37')), data);
    expect([code, stderr]).toEqual([0, '']);
    expect(await treeOf(data)).toEqual(before);
  });

  test('without raw files it exits 2 and says so, whether the folder is missing or empty', async () => {
    const data = await folderWith(smallData());
    const before = await treeOf(data);
    const folder = await folderWith();
    const empty = await ingest(folder, data);
    await rm(folder, { recursive: true });
    const said = `ingest: no files in ${folder}; --archive wants the raw collections\n`;
    expect(empty).toEqual({ code: 2, stdout: '', stderr: said });
    expect(await ingest(folder, data)).toEqual(empty);
    expect(await treeOf(data)).toEqual(before);
  });

  test('without a registry that can be read it exits 2, says why and writes nothing', async () => {
    const files = smallData().set('lotteries.json', '{}').set('rulings.json', '[{"action":"x"}]');
    const data = await folderWith(files);
    const before = await treeOf(data);
    const { code, stdout, stderr } = await ingest(await folderWith(RAW), data);
    expect([code, stdout]).toEqual([2, '']);
    expect(linesOf(stderr).map((line) => line.split(' ')[0])).toEqual([
      ...['timeZone', 'utcOffset', 'families', 'lotteries'].map(() => 'lotteries.json:'),
      'rulings.json:',
    ]);
    expect(await treeOf(data)).toEqual(before);
  });

  test('it wants to be told where the raw collections are', async () => {
    const { code, stderr } = await runScript('ingest', []);
    expect(code).toBe(1);
    expect(stderr).toContain("required option '--archive <folder>' not specified");
  });
});
