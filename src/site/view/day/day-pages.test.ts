import { describe, expect, test } from 'vitest';
import { day, drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import type { LotteryDraws } from '../../../domain/draw.ts';
import type { Schedule } from '../../../domain/lottery.ts';
import { groupByDay } from './day-pages.ts';
import { absenceWords, summaryWords } from './day-words.ts';

const one = (slug: string, schedule: Schedule, ...days: string[]): LotteryDraws => ({
  lottery: smallLottery([prizeKind('p', 2)], { slug, schedule }),
  draws: days.map((of) => drawOn(of, { p: ['12'] })),
});
const daily = (time: string): Schedule => ({ every: 'day', time });

const ARCHIVE = [
  one('monthly', { every: 'month', on: [1, 16], time: '14:30' }, '2026-11-16', '2026-11-01'),
  one('evening', daily('20:30'), '2026-11-15', '2026-11-14'),
  one('same-time', daily('14:30'), '2026-11-16', '2026-11-14'),
  one('morning', daily('08:30'), '2026-11-16'),
  one('never', daily('09:00')),
];
const [FROM, TO] = [day('2026-11-01'), day('2026-11-30')];
const byDay = groupByDay(ARCHIVE, {}, FROM, TO);
const shown = (of: string, calendar = {}) =>
  (groupByDay(ARCHIVE, calendar, FROM, TO).get(day(of)) ?? []).map(
    ({ schedule: { time }, lottery: { slug }, draw }) => `${time} ${slug}${draw ? '' : ' –'}`,
  );

describe('the lotteries of a day', () => {
  test('come in the order of announcement; at one time in that of the registry', () => {
    expect(shown('2026-11-16')).toEqual([
      '08:30 morning',
      '14:30 monthly',
      '14:30 same-time',
      '20:30 evening –',
    ]);
  });

  test('are expected from their oldest draw on, also where one between is missing', () => {
    expect(shown('2026-11-13')).toEqual([]);
    expect(shown('2026-11-15')).toEqual(['14:30 same-time –', '20:30 evening']);
    expect(shown('2026-11-30')).toEqual([
      '08:30 morning –',
      '14:30 same-time –',
      '20:30 evening –',
    ]);
  });

  test('follow a moved day, and show a draw that no schedule expects', () => {
    const moved = { monthly: { moves: [{ day: '11-16', to: '11-17', reason: 'a holiday' }] } };
    expect(shown('2026-11-16', moved)).toContain('14:30 monthly');
    expect(shown('2026-11-17', moved)).toContain('14:30 monthly –');
  });

  test('have the time of the schedule that was followed', () => {
    const schedule = daily('21:00');
    const observed = { evening: { observed: [{ from: day('2026-11-15'), schedule }] } };
    expect(shown('2026-11-14', observed)).toContain('20:30 evening');
    expect(shown('2026-11-15', observed)).toContain('21:00 evening');
  });

  test('lose no draw and repeat none', () => {
    const drawn = [...byDay].flatMap(([of, rows]) =>
      rows.flatMap(({ lottery, draw }) => (draw ? `${lottery.slug} ${of}` : [])),
    );
    const stored = ARCHIVE.flatMap(({ lottery, draws }) =>
      draws.map(({ drawDate }) => `${lottery.slug} ${drawDate}`),
    );
    expect(drawn.sort()).toEqual(stored.sort());
  });
});

describe('the words', () => {
  test('a draw that newer ones followed is missing, another one not there yet', () => {
    const newest = day('2026-11-15');
    expect(absenceWords({ newest }, day('2026-11-14'))).toBe('ไม่มีผลของงวดนี้ในระบบ');
    expect(absenceWords({ newest }, day('2026-11-16'))).toBe('ยังไม่มีผลในหน้านี้');
  });

  test.each([
    { of: '2026-11-02', says: 'ไม่มีผลหวยของวันดังกล่าวในระบบ' },
    { of: '2026-11-16', says: 'มีผล 3 จาก 4 ประเภท เรียงตามเวลาออก' },
    { of: '2026-11-14', says: 'มีผล 2 ประเภท เรียงตามเวลาออก' },
    { of: '2026-11-30', says: 'มีกำหนดออก 3 ประเภท ยังไม่มีผลในหน้านี้' },
  ])('$of: $says', ({ of, says }) => {
    expect(summaryWords(byDay.get(day(of)) ?? [])).toBe(says);
  });
});
