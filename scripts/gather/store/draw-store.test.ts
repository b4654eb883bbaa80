import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type { Draw } from '../../../src/domain/draw.ts';
import { parseDrawDate } from '../../../src/domain/draw-date.ts';
import type { JudgeContext } from '../../../src/intake/fold/judges.ts';
import { contextOf, drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import {
  dataTreeOf,
  folderWith,
  removeFolders,
  textsOf,
} from '../../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';
import { WrongUse } from '../../command/failure.ts';
import { readStoredDraws, storeReadings, writeYears } from './draw-store.ts';

afterAll(removeFolders);

const TV = lotteryOf('lao-tv');
const context = contextOf('lao-tv');
const entry = { at: '2026-08-29T03:40:00.000Z' };
/** Stores one reading by itself. */
async function store(folder: string, draw: Draw, given: JudgeContext = context) {
  // Some are older than the first stored one.
  const incoming = { draw, entry: { ...entry, accepted: ['day' as const] } };
  const admission = (await storeReadings(folder, [incoming], given)).get(incoming);
  if (admission === undefined) throw new Error('not admitted');
  return admission;
}
const datesOf = async (folder: string) =>
  (await readStoredDraws(folder, TV, context)).map(({ drawDate }) => drawDate);

describe('readStoredDraws', () => {
  test('the draws of every year, newest first', async () => {
    const folder = await folderWith(smallData());
    const special = await readStoredDraws(folder, lotteryOf('hanoi-special'), context);
    expect(special.map(({ drawDate }) => drawDate)).toEqual(['2026-08-22', '2025-09-27']);
  });

  test('a lottery without a folder has no draw', async () => {
    expect(await readStoredDraws(await folderWith(), TV, context)).toEqual([]);
  });

  test.each([
    { text: '[\n{"drawDate":"2026', because: 'is cut off' },
    { text: '', because: 'is empty' },
    { text: '{}', because: 'is no list' },
    { text: '[\n{"drawDate":"2026-07-08","source":"allhuay"}\n]\n', because: 'lacks a field' },
    { text: '<<<<<<< HEAD\n[]\n', because: 'was left half merged' },
  ])('a file that $because throws, named, and nothing is stored or lost', async ({ text }) => {
    const folder = await folderWith(smallData().set(TV_FILE, text));
    const before = await dataTreeOf(folder);
    await expect(readStoredDraws(folder, TV, context)).rejects.toThrow(
      /^lao-tv\/2026.json: .*run data:check$/,
    );
    const incoming = drawOf('2026-07-09', threeOf('754', '65'));
    await expect(store(folder, incoming)).rejects.toThrow(/run data:check$/);
    expect(await dataTreeOf(folder)).toEqual(before);
  });
});

describe('writeYears', () => {
  test('writes the years named and no other', async () => {
    const folder = await folderWith();
    const draws = ['2026-01-02', '2025-12-30', '2024-01-01'].map((date) =>
      drawOf(date, threeOf('508', '37')),
    );
    await writeYears(folder, TV, draws, ['2026', '2025', '2026']);
    expect([...(await textsOf(folder)).keys()]).toEqual([
      'draws/lao-tv/2025.json',
      'draws/lao-tv/2026.json',
    ]);
    expect(await datesOf(folder)).toEqual(['2026-01-02', '2025-12-30']);
  });
});

describe('what is stored never vanishes', () => {
  const TV_PRIZES = TV.eras[0]?.prizes ?? [];
  const withoutBottom = TV_PRIZES.filter(({ slug }) => slug !== 'bottom-two-digit');
  const withEra = (from: string) => ({
    ...TV,
    eras: [...TV.eras, { from: parseDrawDate(from), prizes: withoutBottom }],
  });
  const { 'bottom-two-digit': _, ...prizes } = threeOf('754', '65');
  const incoming = drawOf('2026-07-09', prizes);

  test('an era without a prize leaves the stored ones of the era before as they are', async () => {
    const folder = await folderWith(smallData());
    const before = (await textsOf(folder)).get(TV_FILE) ?? '';
    const lottery = withEra('2026-07-09');
    const admission = await store(folder, incoming, { ...context, lottery });
    expect(admission.name).toBe('new');
    const after = (await textsOf(folder)).get(TV_FILE) ?? '';
    expect(after.split('\n').slice(2)).toEqual(before.split('\n').slice(1));
  });

  test.each([
    {
      from: '2026-07-01',
      edit: (text: string) => text,
      said: /draw 2026-07-08 has bottom-two-digit, which is not a prize of its era/,
      because: 'an era begins before draws that have another prize',
    },
    {
      from: '2026-07-09',
      edit: (text: string) => text.replace('2026-07-07', '2025-07-07'),
      said: /2026.json would lose draw 2025-07-07/,
      because: 'a draw stands in the file of another year',
    },
    {
      from: '2026-07-09',
      edit: (text: string) => text.replace('"top-two-digit"', '"top-two-digit":["99"],$&'),
      said: /is there twice; expected each key once/,
      because: 'a key is there twice, and parsers see one',
    },
  ])('refuses to write and says so: $because', async ({ from, edit, said }) => {
    const files = smallData();
    const folder = await folderWith(files.set(TV_FILE, edit(files.get(TV_FILE) ?? '')));
    const before = await dataTreeOf(folder);
    const storing = store(folder, incoming, {
      ...context,
      lottery: withEra(from),
    });
    await expect(storing).rejects.toThrow(said);
    await expect(storing).rejects.toBeInstanceOf(WrongUse);
    expect(await dataTreeOf(folder)).toEqual(before);
  });

  test('with several years to write, one refusal writes none', async () => {
    const folder = await folderWith(smallData());
    const before = await dataTreeOf(folder);
    const draws = [incoming, drawOf('2025-01-01', threeOf('111', '22'))];
    const writing = writeYears(folder, withEra('2026-07-09'), draws, ['2025', '2026']);
    await expect(writing).rejects.toThrow(/would lose draw 2026-07-08/);
    expect(await dataTreeOf(folder)).toEqual(before);
  });
});

describe('storeReadings', () => {
  test('a new draw takes its place in the file of its year', async () => {
    const folder = await folderWith(smallData());
    for (const [index, date] of ['2026-07-06', '2025-12-31', '2026-07-09'].entries()) {
      const incoming = drawOf(date, threeOf(`75${index}`, '65'));
      const admission = await store(folder, incoming);
      expect(admission.name).toBe('new');
    }
    const days = ['2026-07-09', '2026-07-08', '2026-07-07', '2026-07-06', '2025-12-31'];
    expect(await datesOf(folder)).toEqual(days);
  });

  test.each([
    { outcome: 'agrees', incoming: drawOf('2026-07-08', threeOf('508', '37')) },
    { outcome: 'refused', incoming: drawOf('2026-07-08', threeOf('000', '00')) },
    { outcome: 'refused', incoming: drawOf('2026-07-09', threeOf('75', '65')) },
  ])('$outcome: no file is touched', async ({ outcome, incoming }) => {
    const folder = await folderWith(smallData());
    const before = await dataTreeOf(folder);
    expect(await store(folder, incoming)).toMatchObject({ name: outcome });
    expect(await dataTreeOf(folder)).toEqual(before);
  });
});

test('git does not add what a killed write leaves behind', async () => {
  // The project itself may be a copy without a repository.
  const ignored = await readFile('.gitignore', 'utf8');
  const cwd = await folderWith(new Map([['.gitignore', ignored]]));
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd });
  await git('init', '--quiet');
  const left = 'data/draws/lao-tv/2026.json.2603010268';
  const { stdout } = await git('check-ignore', left, 'data/.lock');
  expect(stdout.split('\n')).toContain(left);
  const kept = git('check-ignore', 'data/draws/lao-tv/2026.json');
  await expect(kept).rejects.toMatchObject({ code: 1 });
});
