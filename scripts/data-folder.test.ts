import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DrawDate } from '../src/domain/draw-date.ts';
import { readArchive } from '../src/intake/archive.ts';
import { formatDrawFile, parseDrawFile } from '../src/intake/draw-file.ts';
import { describeProblem, isError } from '../src/intake/problem.ts';
import { lotteryOf } from '../src/testing/real-lotteries.ts';
import { readDataFiles, todayInBangkok } from './data-folder.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));

describe('todayInBangkok', () => {
  test.each([
    { now: '2026-08-16T16:59:59.999Z', today: '2026-08-16', because: 'one ms before midnight' },
    { now: '2026-08-16T17:00:00.000Z', today: '2026-08-17', because: 'midnight there' },
    { now: '2026-08-16T00:00:00.000Z', today: '2026-08-16', because: 'seven in the morning there' },
    { now: '2025-12-31T17:00:00.000Z', today: '2026-01-01', because: 'the new year begins' },
    { now: '2024-02-28T17:00:00.000Z', today: '2024-02-29', because: 'a leap day' },
    { now: '2026-03-29T01:30:00.000Z', today: '2026-03-29', because: 'Europe changes its clocks' },
  ])('$now is $today: $because', ({ now, today }) => {
    expect(todayInBangkok(Date.parse(now))).toBe(today);
  });
});

/** The newest day of the collections; what is entered later changes nothing here. */
const COLLECTED = '2026-10-06';

/** Draws held of each lottery until then, with the first and the last day. */
const HELD = [
  'thai-government 469 2006-12-30..2026-08-16',
  'lao-lottery 967 2017-10-04..2026-10-06',
  'lao-patuxay 49 2026-07-09..2026-08-28',
  'lao-santipap 49 2026-07-09..2026-08-27',
  'lao-citizen 50 2026-07-09..2026-08-28',
  'lao-extra 51 2026-07-09..2026-08-28',
  'hanoi-asean 50 2026-07-10..2026-08-28',
  'lao-tv 53 2026-07-07..2026-08-28',
  'hanoi-star 49 2026-07-10..2026-08-27',
  'lao-hd 52 2026-07-08..2026-08-28',
  'hanoi-tv 50 2026-07-10..2026-08-28',
  'lao-star 51 2026-07-07..2026-08-26',
  'hanoi-redcross 49 2026-07-10..2026-08-27',
  'hanoi-adhoc 327 2025-09-28..2026-10-06',
  'hanoi-special 323 2025-09-27..2026-10-06',
  'hanoi-normal 7575 2005-10-01..2026-10-06',
  'hanoi-vip 302 2025-09-27..2026-10-06',
  'hanoi-develop 49 2026-07-09..2026-08-26',
  'lao-asean 50 2026-07-08..2026-08-26',
  'lao-vip 52 2026-07-06..2026-08-26',
  'lao-union-vip 49 2026-07-09..2026-08-26',
  'lao-star-vip 49 2026-07-09..2026-08-26',
  'hanoi-extra 50 2026-07-08..2026-08-26',
];

describe('the data folder', () => {
  let files: Awaited<ReturnType<typeof readDataFiles>>;
  let read: ReturnType<typeof readArchive>;
  beforeAll(async () => {
    files = await readDataFiles(DATA);
    read = readArchive(files, '9999-12-31' as DrawDate);
  });

  test('is in order, and nothing is left to look at again', () => {
    expect(read.problems.filter(isError).map(describeProblem)).toEqual([]);
    expect(read.problems.filter(({ draw = '' }) => draw <= COLLECTED)).toEqual([]);
  });

  test('holds, of what was collected, 10,815 draws of 23 lotteries, and of the other 26 none', () => {
    const all = (read.archive?.archive ?? []).map(({ lottery, draws }) => ({
      slug: lottery.slug,
      days: draws.map(({ drawDate }) => drawDate).filter((drawDate) => drawDate <= COLLECTED),
    }));
    const held = all.filter(({ days }) => days.length > 0);
    expect(
      held.map(({ slug, days }) => `${slug} ${days.length} ${days.at(-1)}..${days[0]}`),
    ).toEqual(HELD);
    expect(held.reduce((sum, { days }) => sum + days.length, 0)).toBe(10_815);
    expect(all.length - held.length).toBe(26);
  });

  test('every draw names a source of data/sources.json, and so does every confirmation', () => {
    const listed = new Set(read.archive?.sources.map(({ id }) => id));
    const named = (read.archive?.archive ?? []).flatMap(({ draws }) =>
      draws.flatMap(({ source, confirmedBy = [] }) => [source, ...confirmedBy]),
    );
    expect(named.length).toBeGreaterThan(10_815);
    expect(named.filter((source) => !listed.has(source))).toEqual([]);
  });

  test('no draw confirms itself', () => {
    const draws = (read.archive?.archive ?? []).flatMap((one) => one.draws);
    expect(draws.filter((draw) => draw.confirmedBy?.includes(draw.source))).toEqual([]);
  });

  test('doubtful draws are marked, and no other', () => {
    const doubted = (read.archive?.archive ?? []).flatMap(({ lottery, draws }) =>
      draws.flatMap(({ drawDate, doubt }) => (doubt ? [`${lottery.slug} ${drawDate}`] : [])),
    );
    expect(doubted.filter((one) => one.slice(-10) <= COLLECTED)).toEqual([
      'thai-government 2009-12-30',
      'lao-lottery 2023-09-27',
      'lao-lottery 2023-09-25',
      'hanoi-special 2026-08-05',
      'hanoi-normal 2006-09-25',
      'hanoi-normal 2006-09-21',
    ]);
  });

  test('every file of draws is, to the byte, what ingest writes of its draws', () => {
    const drawFiles = [...files].filter(([path]) => path.startsWith('draws/'));
    expect(drawFiles.length).toBeGreaterThan(50);
    for (const [path, text] of drawFiles) {
      const { entries, findings } = parseDrawFile(text);
      const eras = lotteryOf(path.split('/')[1] ?? '').eras;
      const prizeOrder = (eras.at(-1)?.prizes ?? []).map(({ slug }) => slug);
      expect(findings, path).toEqual([]);
      expect(
        formatDrawFile(
          { prizeOrder },
          entries.map(({ draw }) => draw),
        ),
        path,
      ).toBe(text);
      expect(
        entries.map(({ line }) => line),
        path,
      ).toEqual(entries.map((_, index) => index + 2));
    }
  });
});
