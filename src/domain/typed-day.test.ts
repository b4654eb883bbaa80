import { expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { eachDay } from './clock.ts';
import { THAI_MONTHS, THAI_MONTHS_SHORT, toBuddhistEra } from './draw-date.ts';
import { typedDay } from './typed-day.ts';
import { plainEntry, typedNumbers } from './typed-entries.ts';
import { readEntry } from './typed-numbers.ts';

test('every day of a year is one, however it is written, and never a number that wins', () => {
  for (const drawDate of eachDay(day('2028-01-01'), day('2028-12-31'))) {
    const [year = '', month = '', date = ''] = toBuddhistEra(drawDate).split('-');
    const [d, m, yy] = [Number(date), Number(month), year.slice(2)];
    for (const written of [
      `${d}/${m}/${yy}`,
      `${date}/${month}/${yy}`,
      `${date}-${month}-${yy}`,
      `${d}.${m}.${yy}`,
      `${d}/${m}/${year}`,
      `${d} / ${m} / ${drawDate.slice(0, 4)}`,
      `${date}-${month}-${year}`,
      drawDate,
      `${d} ${THAI_MONTHS[m - 1]} ${year}`,
      `${d} ${THAI_MONTHS_SHORT[m - 1]} ${yy}`,
      `${d}${THAI_MONTHS_SHORT[m - 1]?.replaceAll('.', '')}${yy}`,
    ]) {
      expect(typedDay(plainEntry(written)), written).toBe(drawDate);
      const [when = '', ticket] = typedNumbers(`${written} 123456`);
      expect(ticket, written).toBe('123456');
      const [{ day: meant, numbers } = {}] = readEntry(when, [2, 3, 6]).readings;
      expect([meant, numbers], written).toEqual([drawDate, []]);
    }
  }
});

test.each([
  '31/2/69',
  '0/1/69',
  '1/13/69',
  '1/8',
  '16-06-3456',
  '1/8-69',
  '02-123-4567',
  '12.34',
  '',
])('"%s" is not a day', (text) => {
  expect(typedDay(text)).toBeUndefined();
});

test('two digits of a year are of this century, Buddhist or Gregorian', () => {
  expect(['43', '69', '99', '00', '26', '42'].map((year) => typedDay(`1/8/${year}`))).toEqual([
    '2000-08-01',
    '2026-08-01',
    '2056-08-01',
    '2000-08-01',
    '2026-08-01',
    '2042-08-01',
  ]);
});
