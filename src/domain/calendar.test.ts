import { describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { announcementDays, nextAnnouncementDay, scheduledDayOf } from './calendar.ts';
import { parseDrawDate } from './draw-date.ts';
import { addDays } from './clock.ts';
import type { Schedule } from './lottery.ts';

const { calendar, archive } = await readRealArchive();
const drawsOf = (slug: string) => lotteryDraws(archive, slug);
const day = (text: string) => parseDrawDate(text);

describe('announcementDays', () => {
  test('of the government lottery are exactly the 469 days it has been drawn on', () => {
    const { lottery, draws } = drawsOf('thai-government');
    const drawn = draws.map(({ drawDate }) => drawDate).sort();
    const [first, last] = [drawn[0], drawn.at(-1)];
    expect(announcementDays(lottery, calendar, day(first ?? ''), day(last ?? ''))).toEqual(drawn);
  });

  test.each([
    ['2026-12-16', '2027-01-02', 'New Year'],
    ['2027-01-02', '2027-01-17', 'Teachers’ Day'],
    ['2027-04-16', '2027-05-02', 'Labour Day'],
    ['2026-08-16', '2026-09-01', 'an ordinary draw'],
    ['2019-12-16', '2019-12-30', 'the December before, in older years'],
    ['2020-03-16', '2020-05-16', 'the draw that COVID moved'],
  ])('after %s the government draws on %s: %s', (after, next) => {
    const { lottery } = drawsOf('thai-government');
    expect(nextAnnouncementDay(lottery, calendar, day(after))).toBe(next);
  });

  test.each([
    ['12-31', '01-02', '2026-12-31', '2027-01-02'],
    ['12-16', '01-05', '2026-12-16', '2027-01-05'],
    ['01-01', '12-30', '2027-01-01', '2026-12-30'],
    ['01-16', '01-17', '2027-01-16', '2027-01-17'],
    ['07-01', '06-30', '2026-07-01', '2026-06-30'],
    ['07-01', '07-31', '2026-07-01', '2026-07-31'],
  ])(
    'a draw moved every year from %s to %s is on the nearest such day',
    (from, to, on, expected) => {
      const schedule = { every: 'month', on: [Number(from.slice(3))], time: '16:00' } as Schedule;
      const moves = { moved: { moves: [{ day: from, to, reason: 'New Year' }] } };
      const [first, last] = [addDays(day(on), -29), addDays(day(on), 30)];
      const days = announcementDays({ slug: 'moved', schedule }, moves, first, last);
      expect(days).toEqual([expected]);
    },
  );

  test('a move into the days that are asked for counts, though its own day is not among them', () => {
    const schedule = { every: 'month', on: [16], time: '16:00' } as const;
    const moves = [{ day: '2026-09-16', to: '2026-09-17', reason: 'holiday' }];
    const daysOn = (on: string) =>
      announcementDays({ slug: 'moved', schedule }, { moved: { moves } }, day(on), day(on));
    expect([daysOn('2026-09-16'), daysOn('2026-09-17')]).toEqual([[], ['2026-09-17']]);
  });

  test('a daily lottery is announced each day, a leap day too', () => {
    const { lottery } = drawsOf('lao-tv');
    expect(announcementDays(lottery, calendar, day('2028-02-28'), day('2028-03-01'))).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  test('lao-lottery keeps the days observed since 2026-04-02, Monday to Friday', () => {
    const { lottery, draws } = drawsOf('lao-lottery');
    const days = new Set(announcementDays(lottery, calendar, day('2026-04-02'), day('2026-10-06')));
    const drawn = draws.filter(({ drawDate }) => drawDate >= '2026-04-02');
    expect(drawn.filter(({ drawDate }) => !days.has(drawDate))).toEqual([]);
    expect(nextAnnouncementDay(lottery, calendar, day('2026-10-02'))).toBe('2026-10-05');
  });
});

test.each([
  ['2026-10-01', '2026-10-01'],
  ['2026-05-02', '2026-05-01'],
  ['2027-01-02', '2027-01-01'],
  ['2022-12-30', '2023-01-01'],
  ['2020-05-16', '2020-04-01'],
])('what is announced on %s was scheduled for %s', (announced, scheduled) => {
  const { lottery } = drawsOf('thai-government');
  expect(scheduledDayOf(lottery, calendar, day(announced))).toBe(scheduled);
});
