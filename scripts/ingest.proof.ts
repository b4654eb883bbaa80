import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDataFolder } from '../src/intake/data-folder.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
  runScript,
  textsOf,
} from '../tests/support/run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../tests/support/small-data-folder.ts';
import { writeChanged } from './disk/files.ts';

afterAll(removeFolders);

const SPECIAL_FILE = 'draws/hanoi-special/2026.json';
const LAST_YEAR_FILE = 'draws/hanoi-special/2025.json';

/** A raw archive of a few real rows; those of lao-tv are stored already, save the first. */
const RAW = new Map([
  [
    'private/lao-tv.csv',
    'drawDate,top3,top2,bottom2\n2026-07-09,754,54,65\n2026-07-08,508,08,37\n2026-07-07,792,92,23\n',
  ],
  [
    'hanoi/lekdee-hanoi.fill.csv',
    'drawDate,type,top3,top2,bottom2\n2026-05-04,hanoi-vip,928,28,60\n2026-05-04,hanoi-special,284,84,68\n',
  ],
  [
    'hanoi/lekdee-hanoi.tail.csv',
    'drawDate,type,top3,top2,bottom2\n2026-08-22,hanoi-special,653,53,55\n',
  ],
  [
    'hanoi/allhuay-hanoi-special.csv',
    'drawDate,top3,top2,bottom2\n2026-05-04,284,84,68\n2026-08-22,317,17,16\n2026-08-26,27,27,45\n',
  ],
]);

const RULINGS = JSON.stringify([
  {
    action: 'leave-out',
    lottery: 'hanoi-special',
    source: 'lekdee',
    drawDate: '2026-08-22',
    reason: 'The row repeats last month’s numbers.',
  },
]);

/** The texts of a data folder, without the lock that its writers leave there. */
async function dataTextsOf(data: string) {
  const texts = await textsOf(data);
  texts.delete('.lock');
  return texts;
}

const ingest = (archive: string, data: string, ...more: string[]) =>
  runScript('ingest', ['--file', archive, ...more], { DATA_FOLDER: data });

describe.concurrent('ingest', () => {
  test('adds the draws that are not stored, a line each, and a second run changes no byte', async () => {
    const raw = await folderWith(RAW);
    // Not in our form, but of a year that gains no draw.
    const handmade = smallData().get(LAST_YEAR_FILE)?.replaceAll('":', '": ') ?? '';
    const before = smallData().set('rulings.json', RULINGS).set(LAST_YEAR_FILE, handmade);
    const data = await folderWith(before);
    const run = await ingest(raw, data);
    expect(run).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'lao-tv: 3 draws 2026-07-07..2026-07-09, 1 new, 0 completed',
        'hanoi-special: 3 draws 2025-09-27..2026-08-22, 1 new, 0 completed',
        '  left out: 2026-08-26, prizes.top-three-digit[0] "27": expected 3 digits',
        '',
      ].join('\n'),
    });

    const added = (file: string, line: string, at: number) => {
      const lines = smallData().get(file)?.split('\n') ?? [];
      return lines.toSpliced(at, 0, line).join('\n');
    };
    const newest =
      '{"drawDate":"2026-07-09","source":"allhuay","lacks":["five-digit"],"prizes":{"top-three-digit":["754"],"top-two-digit":["54"],"bottom-two-digit":["65"]}},';
    const oldest =
      '{"drawDate":"2026-05-04","source":"lekdee","confirmedBy":["allhuay"],"lacks":["five-digit"],"prizes":{"top-three-digit":["284"],"top-two-digit":["84"],"bottom-two-digit":["68"]}}';
    const expected = before
      .set(TV_FILE, added(TV_FILE, newest, 1))
      .set(SPECIAL_FILE, added(SPECIAL_FILE, oldest, 2).replace('}\n{', '},\n{'));
    const texts = await dataTextsOf(data);
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(expected));
    expect(readDataFolder(texts, Date.parse('2026-11-20')).dataFolder).toBeDefined();

    for (const path of texts.keys()) await utimes(join(data, path), 1_000, 1_000);
    const aged = await dataTreeOf(data);
    const second = await ingest(raw, data);
    expect([second.code, second.stdout.match(/\d+ new/g)]).toEqual([0, ['0 new', '0 new']]);
    expect(await dataTreeOf(data)).toEqual(aged);
  });

  test('into a folder without draws it writes a file a year', async () => {
    const files = [...smallData()].filter(([path]) => !path.startsWith('draws/'));
    const raw = await folderWith(RAW);
    await writeChanged(
      join(raw, 'hanoi/lekdee-hanoi.older.csv'),
      'drawDate,type,top3,top2,bottom2\n2025-09-27,hanoi-special,214,14,12\n',
    );
    const data = await folderWith(new Map(files).set('rulings.json', RULINGS));
    expect((await ingest(raw, data)).code).toBe(0);
    const texts = await textsOf(data);
    expect([...texts.keys()].filter((path) => path.startsWith('draws/'))).toEqual([
      LAST_YEAR_FILE,
      SPECIAL_FILE,
      TV_FILE,
    ]);
    expect(texts.get(LAST_YEAR_FILE)).toBe(smallData().get(LAST_YEAR_FILE));
  });

  test('a page without an address gives a draw that check-data accepts', async () => {
    const page = '\nFIRST 639214\nNEAR_FIRST 639213 639215\nTWO 71\n';
    const raw = new Map([['thai-government/sanook-vicha-w/2026-07-16.txt', page]]);
    const sources = smallData().get('sources.json')?.replaceAll('glo', 'vicha-w') ?? '';
    const files = smallData().set('sources.json', sources);
    files.delete(THAI_FILE);
    const data = await folderWith(files);
    expect((await ingest(await folderWith(raw), data)).code).toBe(0);
    expect((await textsOf(data)).get(THAI_FILE)).toBe(
      '[\n{"drawDate":"2026-07-16","source":"vicha-w","prizes":{"first-prize":["639214"],"adjacent-first-prize":["639213","639215"],"last-two-digit":["71"]}}\n]\n',
    );
    expect(await runScript('check-data', [], { DATA_FOLDER: data })).toEqual({
      code: 0,
      stderr: '',
      stdout: '5 draws of 3 lotteries are in order\n',
    });
  });

  test('says where sources differ', async () => {
    const data = await folderWith(smallData());
    const { stdout } = await ingest(await folderWith(RAW), data);
    expect(linesOf(stdout)).toEqual(
      expect.arrayContaining([
        '  3 disagreements between sources',
        '    2026-08-22 top-three-digit: 653; allhuay has 317',
        '    2026-08-22 bottom-two-digit: 55; allhuay has 16',
      ]),
    );
  });
});
