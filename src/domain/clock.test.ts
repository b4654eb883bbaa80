import { afterEach, describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { type DrawDate, isDrawDate } from './draw-date.ts';
import { addDays, bangkokDay, bangkokTime, eachDay, getWeekDay } from './clock.ts';
import { WEEK_DAYS } from './lottery.ts';

const ZONES = ['UTC', 'Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Apia'];
const originalZone = process.env['TZ'];

afterEach(() => {
  if (originalZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = originalZone;
});

describe.each(ZONES)('on a machine in %s', (zone) => {
  // Every day there is, counted in milliseconds: UTC has no day of another length.
  const all: DrawDate[] = [];
  for (let at = Date.UTC(2006, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
    all.push(day(new Date(at).toISOString().slice(0, 10)));
  }

  test('every day from 2006 to 2027 is a draw date, the one that Apia never had included', () => {
    process.env['TZ'] = zone;
    expect(all.filter((one) => !isDrawDate(one))).toEqual([]);
    expect(isDrawDate('2011-12-30')).toBe(true);
  });

  test('eachDay gives every one of them, and addDays leads from each to the next and back', () => {
    process.env['TZ'] = zone;
    expect(eachDay(day('2006-01-01'), day('2027-12-31'))).toEqual(all);
    const next = all.slice(1);
    expect(all.slice(0, -1).map((one) => addDays(one, 1))).toEqual(next);
    expect(next.map((one) => addDays(one, -1))).toEqual(all.slice(0, -1));
  });

  test('the days of the week follow one another, from a Sunday on', () => {
    process.env['TZ'] = zone;
    expect(all.map(getWeekDay)).toEqual(all.map((_, index) => WEEK_DAYS[(index + 6) % 7]));
  });
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-08-16', 0, '2026-08-16'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
  });
});

describe('eachDay', () => {
  test.each([
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2026-08-16', '2026-08-16', ['2026-08-16']],
    ['2026-08-17', '2026-08-16', []],
  ])('from %s to %s: %j', (from, to, days) => {
    expect(eachDay(day(from), day(to))).toEqual(days);
  });
});

test('what is no day has no day of the week', () => {
  expect(() => getWeekDay(day('2026-02-30'))).toThrow(
    new RangeError('2026-02-30 is not a day of the calendar'),
  );
});

const at = (text: string) => Date.parse(text);

test.each([
  { now: '2026-11-15T16:59:59.999Z', today: '2026-11-15', yesterday: '2026-11-14' },
  { now: '2026-11-15T17:00:00.000Z', today: '2026-11-16', yesterday: '2026-11-15' },
  { now: '2026-12-31T17:00:00Z', today: '2027-01-01', yesterday: '2026-12-31' },
  { now: '2028-02-29T00:00:00+07:00', today: '2028-02-29', yesterday: '2028-02-28' },
  // The same moment, as three clocks show it.
  { now: '2026-11-15T23:30:00-08:00', today: '2026-11-16', yesterday: '2026-11-15' },
  { now: '2026-11-16T21:30:00+14:00', today: '2026-11-16', yesterday: '2026-11-15' },
])('at $now it is $today in Bangkok', ({ now, today, yesterday }) => {
  expect([bangkokDay(at(now)), bangkokDay(at(now), 1)]).toEqual([today, yesterday]);
});

test('the time is that of Bangkok, to the minute', () => {
  expect(bangkokTime(at('2026-11-15T16:59:59.999Z'))).toBe('23:59');
  expect(bangkokTime(at('2026-11-15T17:00:00Z'))).toBe('00:00');
  expect(bangkokTime(0)).toBe('07:00');
});
