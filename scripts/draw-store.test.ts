import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { DrawDate } from '../src/domain/draw-date.ts';
import { contextOf, drawOf, lotteryOf, threeOf } from '../src/testing/real-lotteries.ts';
import { dataTreeOf, folderWith, removeFolders, textsOf } from '../src/testing/run-script.ts';
import { smallData, TV_FILE } from '../src/testing/small-data-folder.ts';
import { readDraws, storeDraw, writeYears } from './draw-store.ts';

afterAll(removeFolders);

const TV = lotteryOf('lao-tv');
const context = contextOf('lao-tv');
const entry = { at: '2026-08-29T03:40:00.000Z' };
const datesOf = async (folder: string) =>
  (await readDraws(folder, TV)).map(({ drawDate }) => drawDate);

describe('readDraws', () => {
  test('the draws of every year, newest first', async () => {
    const folder = await folderWith(smallData());
    const special = await readDraws(folder, lotteryOf('hanoi-special'));
    expect(special.map(({ drawDate }) => drawDate)).toEqual(['2026-08-22', '2025-09-27']);
  });

  test('a lottery without a folder has no draw', async () => {
    expect(await readDraws(await folderWith(), TV)).toEqual([]);
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
    await expect(readDraws(folder, TV)).rejects.toThrow(/^lao-tv\/2026.json: .*run data:check$/);
    const incoming = drawOf('2026-07-09', threeOf('754', '65'));
    await expect(storeDraw(folder, incoming, entry, context)).rejects.toThrow(/run data:check$/);
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

describe('storeDraw', () => {
  test('a new draw takes its place in the file of its year', async () => {
    const folder = await folderWith(smallData());
    for (const date of ['2026-07-06', '2025-12-31', '2026-07-09']) {
      const admission = await storeDraw(folder, drawOf(date, threeOf('754', '65')), entry, context);
      expect(admission.outcome).toBe('added');
    }
    const days = ['2026-07-09', '2026-07-08', '2026-07-07', '2026-07-06', '2025-12-31'];
    expect(await datesOf(folder)).toEqual(days);
  });

  test.each([
    { outcome: 'unchanged', incoming: drawOf('2026-07-08', threeOf('508', '37')) },
    { outcome: 'refused', incoming: drawOf('2026-07-08', threeOf('509', '37')) },
    { outcome: 'refused', incoming: drawOf('2026-07-09', threeOf('75', '65')) },
  ])('$outcome: no file is touched', async ({ outcome, incoming }) => {
    const folder = await folderWith(smallData());
    const before = await dataTreeOf(folder);
    expect(await storeDraw(folder, incoming, entry, context)).toMatchObject({ outcome });
    expect(await dataTreeOf(folder)).toEqual(before);
  });

  test('of two processes that store ten draws each into one file, none is lost', async () => {
    const folder = await folderWith(smallData());
    const days = Array.from({ length: 20 }, (_, n) => `2026-06-${String(n + 11)}` as DrawDate);
    const [even, odd] = [0, 1].map((rest) => days.filter((_, index) => index % 2 === rest));
    const writers = await Promise.all([even, odd].map((own) => writerOf(folder, own ?? [])));
    const codes = await Promise.all(writers.map((store) => store()));
    expect(codes).toEqual([0, 0]);
    expect((await datesOf(folder)).slice(2)).toEqual(days.toReversed());
  });
});

/** Another process, ready to store these draws one after another once it is told to. */
async function writerOf(folder: string, days: readonly DrawDate[]) {
  const draws = days.map((day) => drawOf(day, threeOf('754', '65')));
  const program = `
    import { once } from 'node:events';
    import { storeDraw } from ${JSON.stringify(resolve('scripts/draw-store.ts'))};
    const [folder, draws, entry, context] = ${JSON.stringify([folder, draws, entry, context])};
    console.log('ready');
    await once(process.stdin, 'data');
    for (const draw of draws) await storeDraw(folder, draw, entry, context);
    process.exit();`;
  const argv = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.write('go');
    const [code] = await once(child, 'exit');
    return code;
  };
}
