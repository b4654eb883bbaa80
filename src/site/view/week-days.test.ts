import { expect, test } from 'vitest';
import { day } from '../../../tests/support/small-lottery.ts';
import { dayInWeekLabel, fullDayLabel } from './week-days.ts';

test.each([
  { of: '2026-11-16', full: 'วันจันทร์ที่ 16 พฤศจิกายน 2569', short: 'จ. 16 พ.ย.' },
  { of: '2024-02-29', full: 'วันพฤหัสบดีที่ 29 กุมภาพันธ์ 2567', short: 'พฤ. 29 ก.พ.' },
  { of: '2026-11-01', full: 'วันอาทิตย์ที่ 1 พฤศจิกายน 2569', short: 'อา. 1 พ.ย.' },
])('$of is $full', ({ of, full, short }) => {
  expect([fullDayLabel(day(of)), dayInWeekLabel(day(of))]).toEqual([full, short]);
});
