import { expect, test } from 'vitest';
import { isDrawDate } from '../domain/gregorian.ts';
import { isDay } from './is-day.ts';

const twoDigits = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(2, '0'));

test.each(['1900', '2000', '2023', '2024', '9999'])(
  'of every month and day of %s it says what the domain says',
  (year) => {
    const texts = twoDigits(100).flatMap((month) =>
      twoDigits(40).map((date) => `${year}-${month}-${date}`),
    );
    expect(texts.filter(isDay)).toEqual(texts.filter(isDrawDate));
    expect(texts.filter(isDay).length).toBe(['2000', '2024'].includes(year) ? 366 : 365);
  },
);

test.each(['', '2026-8-16', '20260816', ' 2026-08-16', '2026-08-16T00:00', '2026-08-16\n'])(
  '%j is no day',
  (text) => {
    expect([isDay(text), isDrawDate(text)]).toEqual([false, false]);
  },
);
