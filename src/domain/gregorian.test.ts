import { afterEach, describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { type DrawDate, isDrawDate } from './draw-date.ts';
import { addDays, eachDay, weekDayOf } from './gregorian.ts';
import { WEEK_DAYS } from './schedule.ts';

const ZONES = ['UTC', 'Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Apia'];
const originalZone = process.env['TZ'];

afterEach(() => {
  if (originalZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = originalZone;
});

describe('isDrawDate', () => {
  test.each([
    [2025, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
    [2024, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]],
  ])('every month of %i ends on its own last day', (year, lengths) => {
    const lastDays = lengths.map((_, index) => {
      const month = String(index + 1).padStart(2, '0');
      const days = Array.from({ length: 32 }, (_, of) => String(of).padStart(2, '0'));
      return days.filter((one) => isDrawDate(`${year}-${month}-${one}`));
    });
    expect(lastDays.map((days) => days.length)).toEqual(lengths);
    expect(lastDays.map(([first]) => first)).toEqual(lengths.map(() => '01'));
  });

  test.each([
    { text: '2024-02-29', expected: true, because: '2024 is a leap year' },
    { text: '2026-02-29', expected: false, because: '2026 is not' },
    { text: '2000-02-29', expected: true, because: 'a century that 400 divides is a leap year' },
    { text: '1900-02-29', expected: false, because: 'any other century is not' },
    { text: '2567-02-29', expected: false, because: 'a Buddhist leap day is no Gregorian day' },
    { text: '2026-11-31', expected: false, because: 'November has 30 days' },
    { text: '2026-00-10', expected: false, because: 'there is no month 0' },
    { text: '2026-13-10', expected: false, because: 'there is no month 13' },
    { text: '2026-01-00', expected: false, because: 'there is no day 0' },
    { text: '', expected: false, because: 'nothing is no day' },
    { text: '2026-8-16', expected: false, because: 'a month has two digits' },
    { text: '2026-08-6', expected: false, because: 'a day has two digits' },
    { text: '26-08-16', expected: false, because: 'a year has four digits' },
    { text: '12026-08-16', expected: false, because: 'a year has no five digits' },
    { text: '20260816', expected: false, because: 'the hyphens belong to it' },
    { text: '2026/08/16', expected: false, because: 'slashes are another way to write a date' },
    { text: '16-08-2026', expected: false, because: 'the year comes first' },
    { text: ' 2026-08-16', expected: false, because: 'a space in front is no part of a date' },
    { text: '2026-08-16\n', expected: false, because: 'a newline behind is no part of a date' },
    { text: '2026-08-16T00:00', expected: false, because: 'a day has no time' },
    { text: '2026-08-+6', expected: false, because: 'a sign is no digit' },
    { text: '๒๐๒๖-๐๘-๑๖', expected: false, because: 'Thai digits are no ASCII digits' },
  ])('$text: $expected, $because', ({ text, expected }) => {
    expect(isDrawDate(text)).toBe(expected);
  });
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
    expect(all.map(weekDayOf)).toEqual(all.map((_, index) => WEEK_DAYS[(index + 6) % 7]));
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
  expect(() => weekDayOf(day('2026-02-30'))).toThrow(
    new RangeError('2026-02-30 is no day of the calendar'),
  );
});
