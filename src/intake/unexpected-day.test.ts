import { describe, expect, test } from 'vitest';
import { drawOf } from '../../tests/support/real-lotteries.ts';
import { day, smallLottery } from '../../tests/support/small-lottery.ts';
import type { Calendar } from '../domain/calendar.ts';
import { warnOfUnexpectedDay } from './unexpected-day.ts';

const schedules = {
  monthly: { every: 'month', on: [1, 16], time: '14:30' },
  weekly: { every: 'week', on: ['monday', 'thursday'], time: '20:30' },
  daily: { every: 'day', time: '10:30' },
} as const;
const calendar: Calendar = {
  monthly: { moves: [{ day: '01-16', to: '01-17', reason: 'a holiday' }] },
  weekly: {
    observed: [{ from: day('2026-04-02'), schedule: { ...schedules.weekly, on: ['friday'] } }],
  },
};
const warningsOf = (slug: keyof typeof schedules, drawDate: string, stored: string[] = []) => {
  const lottery = smallLottery([], { slug, schedule: schedules[slug] });
  const draws = stored.map((one) => drawOf(one, {}));
  const findings = warnOfUnexpectedDay(drawOf(drawDate, {}), draws, lottery, calendar);
  return findings.map(({ severity, expectation }) => [severity, expectation]);
};

describe('warnOfUnexpectedDay', () => {
  test.each([
    { slug: 'monthly', drawDate: '2026-11-16', warned: false, because: 'it is the 16th' },
    { slug: 'monthly', drawDate: '2027-01-17', warned: false, because: 'it is a known exception' },
    { slug: 'monthly', drawDate: '2027-01-16', warned: true, because: 'it is moved to the 17th' },
    { slug: 'monthly', drawDate: '2026-11-15', warned: true, because: 'it is no draw day' },
    { slug: 'weekly', drawDate: '2026-10-09', warned: false, because: 'Fridays are observed' },
    { slug: 'weekly', drawDate: '2026-10-08', warned: true, because: 'Thursdays no more' },
    { slug: 'daily', drawDate: '2026-10-10', warned: false, because: 'every day is one' },
  ] as const)('$slug on $drawDate is warned of: $warned, since $because', (one) => {
    const warning = `${one.slug} is not expected on this day; look at the date again`;
    expect(warningsOf(one.slug, one.drawDate)).toEqual(one.warned ? [['warning', warning]] : []);
  });

  test('a day before the first stored draw is warned of; the next one is not', () => {
    const stored = ['2026-08-16', '2026-08-01'];
    expect(warningsOf('daily', '2026-08-01', stored)).toEqual([]);
    expect(warningsOf('daily', '2026-07-31', stored)).toEqual([
      ['warning', 'is before the first stored draw, 2026-08-01; look at the date again'],
    ]);
  });
});
