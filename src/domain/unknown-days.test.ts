import { expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { announcementDays } from './calendar.ts';
import { eachDay } from './clock.ts';
import type { Draw } from './draw.ts';
import { absentDays, countAbsentAfter, unknownDays } from './unknown-days.ts';

const lottery = {
  ...smallLottery([prizeKind('two', 2)]),
  schedule: { every: 'day', time: '20:00' },
} as const;
const drawsOn = (...days: string[]) => days.map((one) => drawOn(one, { two: ['12'] }));

test('announced days one after the other are one range, newest first, and end at a stored draw', () => {
  const draws = drawsOn('2026-06-01', '2026-01-09', '2026-01-05', '2026-01-01');
  const withdrawn = drawsOn('2026-01-07');
  expect(unknownDays({ lottery, draws, withdrawn }, {})).toEqual([
    { from: '2026-01-10', to: '2026-02-20', days: 42 },
    { from: '2026-01-08', to: '2026-01-08', days: 1 },
    { from: '2026-01-06', to: '2026-01-06', days: 1 },
    { from: '2026-01-02', to: '2026-01-04', days: 3 },
  ]);
});

test('a day that is known to have had no draw is not unknown, and a weekend ends no range', () => {
  const weekly = {
    ...lottery,
    schedule: { every: 'week', on: ['monday', 'friday'], time: '20:00' },
  } as const;
  const calendar = {
    [lottery.slug]: { moves: [{ day: '2026-01-05', to: null, reason: 'none' }] },
  };
  const draws = drawsOn('2026-04-20', '2026-01-02');
  expect(unknownDays({ lottery: weekly, draws }, calendar)).toEqual([
    { from: '2026-01-09', to: '2026-01-09', days: 1 },
  ]);
});

test('of every lottery each announced day is stored, withdrawn, missing or unknown, and only one', async () => {
  const { archive, calendar } = await readRealArchive();
  let unknown = 0;
  for (const one of archive.filter(({ draws }) => draws.length > 0)) {
    const { draws, withdrawn = [] } = one;
    const days = ({ drawDate }: { drawDate: string }) => drawDate;
    const told = new Set([...draws, ...withdrawn].map(days));
    const absent = absentDays(one, calendar);
    const [oldest, newest] = [draws.at(-1), draws[0]] as [Draw, Draw];
    const announced = announcementDays(one.lottery, calendar, oldest.drawDate, newest.drawDate);
    const expected = announced.filter((each) => !told.has(each));
    const inRanges = absent.unknownDays.flatMap(({ from, to, days: count }) => {
      const its = eachDay(from, to).filter((each) => announced.includes(each));
      expect(its.length).toBe(count);
      return its;
    });
    const pending = absent.missing.filter((each) => !told.has(each));
    expect([...inRanges, ...pending].sort()).toEqual(expected);
    for (const { drawDate } of draws.slice(0, 20)) {
      const after = [...inRanges, ...absent.missing].filter((each) => each > drawDate);
      expect(countAbsentAfter(absent, drawDate)).toBe(after.length);
    }
    unknown += inRanges.length;
  }
  expect(unknown).toBeGreaterThan(500);
});

test('days without a draw before one that is still being announced are missing too', () => {
  const partial = { ...drawOn('2026-01-09', {}), pending: ['two'] };
  const draws = [partial, ...drawsOn('2026-01-05', '2026-01-03')];
  const withdrawn = drawsOn('2026-01-07');
  const { missing } = absentDays({ lottery, draws, withdrawn }, {});
  expect(missing).toEqual(['2026-01-04', '2026-01-06', '2026-01-08']);
});
