import { expect, test } from 'vitest';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { gapWords } from './gaps.ts';

const day = parseDrawDate;
const absent = {
  missing: [day('2026-10-16'), day('2026-11-01'), day('2026-12-01')],
  unknownDays: [
    { from: day('2026-03-01'), to: day('2026-03-01'), days: 1 },
    { from: day('2026-01-16'), to: day('2026-02-01'), days: 2 },
  ],
};

test.each([
  ['2026-10-01', '2026-11-16', 'ขาดผล 2 งวด (16 ต.ค.–1 พ.ย.)'],
  ['2026-11-16', '2026-12-16', 'ขาดผล งวด 1 ธ.ค.'],
  ['2026-02-16', '2026-03-16', 'ไม่มีผลในระบบ งวด 1 มี.ค.'],
  ['2026-01-01', '2026-02-16', 'ไม่มีผลในระบบ 2 งวด (16 ม.ค.–1 ก.พ.)'],
  ['2026-09-16', '2026-10-01', ''],
])('between %s and %s: %s', (older, newer, words) => {
  expect(gapWords(absent, day(older), day(newer)).replaceAll('\u00a0', ' ')).toBe(words);
});
