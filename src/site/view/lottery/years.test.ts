import { expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../../tests/support/real-archive.ts';
import { SMALL_ARCHIVE } from '../../../../tests/support/small-archive.ts';
import { smallLottery } from '../../../../tests/support/small-lottery.ts';
import { withdrawn } from '../../../../tests/support/withdrawn.ts';
import { type Draw, withBegunEras } from '../../../domain/draw.ts';
import { buddhistYear, groupByYear } from './years.ts';

test('years come newest first and know their neighbours', () => {
  expect(groupByYear(SMALL_ARCHIVE).map(({ draws, ...year }) => [year, draws.length])).toEqual([
    [{ year: '2024', newer: undefined, older: '2023' }, 2],
    [{ year: '2023', newer: '2024', older: undefined }, 1],
  ]);
});

test('a year of withdrawn draws alone has its page, and tells them from results', () => {
  const [newest, middle, oldest] = SMALL_ARCHIVE.draws as [Draw, Draw, Draw];
  const archive = withBegunEras(SMALL_ARCHIVE.lottery, [
    newest,
    withdrawn(middle),
    withdrawn(oldest),
  ]);
  const days = (draws: readonly Draw[] = []) => draws.map(({ drawDate }) => drawDate);
  expect(
    groupByYear(archive).map((one) => [one.year, days(one.draws), days(one.withdrawn)]),
  ).toEqual([
    ['2024', ['2024-03-01'], ['2024-02-29']],
    ['2023', [], ['2023-12-31']],
  ]);
});

test('a lottery without a draw has no year', () => {
  expect(groupByYear({ lottery: smallLottery([]), draws: [] })).toEqual([]);
});

test('every stored draw is in exactly one year, its own, in the order of the archive', async () => {
  const { archive } = await readRealArchive();
  for (const lottery of lotteriesWithDraws(archive)) {
    const years = groupByYear(lottery);
    expect(years.flatMap(({ draws }) => draws)).toEqual(lottery.draws);
    for (const { year, draws } of years) {
      expect(draws.every(({ drawDate }) => drawDate.startsWith(`${year}-`))).toBe(true);
    }
    expect(new Set(years.map(({ year }) => year)).size).toBe(years.length);
  }
});

test('people count years in the Buddhist era', () => {
  expect(buddhistYear('2026')).toBe('2569');
});
