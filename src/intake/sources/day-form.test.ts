import { describe, expect, test } from 'vitest';
import { isDayForm, readDay } from './day-form.ts';

describe('readDay', () => {
  test.each([
    ['2026-06-24', 'YYYY-MM-DD', '2026-06-24'],
    ['2026-08-28T00:00:00.000Z', 'YYYY-MM-DD', '2026-08-28'],
    ['2026-09-26 00:00:00', 'YYYY-MM-DD', '2026-09-26'],
    ['https://example.org/check?date=2026-09-16', 'date=YYYY-MM-DD', '2026-09-16'],
    ['16-08-2026', 'DD-MM-YYYY', '2026-08-16'],
    ['15/04/2026', 'DD/MM/YYYY', '2026-04-15'],
    ['21/06/26', 'DD/MM/YY', '2026-06-21'],
    ['ngay-5-4-2026', 'D-M-YYYY', '2026-04-05'],
    ['งวด 25 สิงหาคม 2569', 'D MMMM BBBB', '2026-08-25'],
    ['16 มี.ค. 2569', 'D MMMM BBBB', '2026-03-16'],
    ['16 มีค 2569', 'D MMMM BBBB', '2026-03-16'],
    ['ศ. 30 ม.ค. 69', 'D MMMM BB', '2026-01-30'],
    ['16/03/2569', 'DD/MM/BBBB', '2026-03-16'],
  ])('%s as %s is %s', (text, form, day) => {
    expect(readDay(text, [form])).toBe(day);
  });

  test.each([
    ['a year of the other era', '2569-08-16', 'YYYY-MM-DD'],
    ['a year of the other era', '16 สิงหาคม 2026', 'D MMMM BBBB'],
    ['a short year of the other era', '30/01/69', 'DD/MM/YY'],
    ['a short year of the other era', '30 ม.ค. 26', 'D MMMM BB'],
    ['a day the month does not have', '31/11/2026', 'DD/MM/YYYY'],
    ['a 29 February of no leap year', '29 กุมภาพันธ์ 2568', 'D MMMM BBBB'],
    ['no month', '25 ส้มตำ 2569', 'D MMMM BBBB'],
    ['month and day exchanged', '04/15/2026', 'DD/MM/YYYY'],
    ['a part of a longer number', '12026-06-24', 'YYYY-MM-DD'],
    ['nothing', '', 'YYYY-MM-DD'],
    ['words', 'รอผล', 'D MMMM BBBB'],
  ])('%s is no day: %s as %s', (_why, text, form) => {
    expect(readDay(text, [form])).toBeUndefined();
  });

  test.each([
    ['2026-11-27T17:00:00.000Z', '2026-11-28'],
    ['2026-11-27T16:59:59Z', '2026-11-27'],
    ['2026-11-27T17:00Z', '2026-11-28'],
    ['2026-11-27 17:00:00', '2026-11-28'],
    ['2026-11-27T12:00:00-05:00', '2026-11-28'],
    ['2026-11-27T00:30:00+0900', '2026-11-26'],
    ['2026-11-27T23:59:00+07:00', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
  ])('%s of a source that writes moments is %s in Bangkok', (text, day) => {
    expect(readDay(text, ['YYYY-MM-DD'], true)).toBe(day);
    const isSame = text.startsWith(day);
    expect(readDay(text, ['YYYY-MM-DD'])).toBe(isSame ? day : undefined);
  });

  test.each([
    '2026-11-27T5:00 PM',
    '17:00 2026-11-27',
    '2026-11-27T99:00:00Z',
    '2026-11-27 17:00 ICT',
  ])('%s is no day: its clock is not understood', (text) => {
    expect(readDay(text, ['YYYY-MM-DD'])).toBeUndefined();
    expect(readDay(text, ['YYYY-MM-DD'], true)).toBeUndefined();
  });

  test('the first form that fits decides', () => {
    expect(readDay('2026-04-15', ['DD/MM/YYYY', 'YYYY-MM-DD'])).toBe('2026-04-15');
  });

  test('29 February of a leap year, which the Buddhist year hides', () => {
    expect(readDay('29 กุมภาพันธ์ 2567', ['D MMMM BBBB'])).toBe('2024-02-29');
  });
});

test.each([
  ['DD/MM/YYYY', true],
  ['D MMMM BB', true],
  ['DD/MM', false],
  ['YYYY-MM', false],
  ['', false],
])('%s says a whole day: %s', (form, whole) => {
  expect(isDayForm(form)).toBe(whole);
});
