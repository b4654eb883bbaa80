import { expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { addDays, eachDay } from './clock.ts';
import { parseDrawDate, THAI_MONTHS, THAI_MONTHS_SHORT, toBuddhistEra } from './draw-date.ts';
import { isDaySlip, typedDay } from './typed-day.ts';
import { plainEntry, typedNumbers } from './typed-entries.ts';
import { readEntry } from './typed-numbers.ts';

const NEAR = day('2026-10-01');

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
      expect(typedDay(plainEntry(written), NEAR), written).toBe(drawDate);
      const [when = '', ticket] = typedNumbers(`${written} 123456`);
      expect(ticket, written).toBe('123456');
      const [{ day: meant, numbers } = {}] = readEntry(when, {
        lengths: [2, 3, 6],
        near: NEAR,
      }).readings;
      expect([meant, numbers], written).toEqual([drawDate, []]);
    }
  }
});

test.each([
  '31/2/69',
  '0/1/69',
  '1/13/69',
  '29/2',
  '31/11',
  '0/1',
  '1/13',
  '1. 12',
  '16-06-3456',
  '1/8-69',
  '02-123-4567',
  '12.34',
  '',
])('"%s" is not a day', (text) => {
  expect(typedDay(text, NEAR)).toBeUndefined();
});

test('two digits of a year are of this century, Buddhist or Gregorian', () => {
  expect(['43', '69', '99', '00', '26', '42'].map((year) => typedDay(`1/8/${year}`, NEAR))).toEqual(
    ['2000-08-01', '2026-08-01', '2056-08-01', '2000-08-01', '2026-08-01', '2042-08-01'],
  );
});

test('without a year it is of nine months before the draw or three behind it', () => {
  for (const near of ['2026-10-01', '2027-01-16', '2028-03-01'].map(parseDrawDate)) {
    for (const meant of eachDay(addDays(near, -274), addDays(near, 90))) {
      const [, month = '', date = ''] = meant.split('-');
      const [d, m] = [Number(date), Number(month)];
      for (const written of [
        `${d}/${m}`,
        `${date}-${month}`,
        `${d}.${m}`,
        `${d} ${THAI_MONTHS[m - 1]}`,
        `${d} ${THAI_MONTHS_SHORT[m - 1]}`,
        `${d}/${THAI_MONTHS_SHORT[m - 1]}`,
      ]) {
        expect(typedDay(plainEntry(written), near), written).toBe(meant);
        const [when = '', ticket] = typedNumbers(`${written} 123456`);
        expect(ticket, written).toBe('123456');
        expect(readEntry(when, { lengths: [2, 3, 6], near }).readings[0]?.day).toBe(meant);
      }
    }
  }
});

test.each([
  '31/2/69',
  '31-11-2569',
  '29/2',
  '1/8',
  '16 พ.ย.',
  'งวด 16',
  'วันจันทร์ที่ 1',
  'พ.ย. 69',
  '11/2569',
])('"%s" is a day or a slip of one', (text) => {
  expect(isDaySlip(text)).toBe(true);
});

test.each(['53', '402701', '12.34', '53/70', '45/11/69', '11/2469', 'งวด 402701', 'พ.ย.'])(
  '"%s" is not a slip of a day',
  (text) => {
    expect(isDaySlip(text)).toBe(false);
  },
);
