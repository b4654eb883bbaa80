import { expect, test } from 'vitest';
import { freshness } from './freshness.ts';

const NEXT = '2026-09-01T07:30:00.000Z';
const after = (hours: number) => Date.parse(NEXT) + hours * 3_600_000;

test.each([
  [-24, 'เป็นปัจจุบัน'],
  [-0.001, 'เป็นปัจจุบัน'],
  [0, 'รอประกาศ'],
  [2.999, 'รอประกาศ'],
  [3, 'ช้ากว่ากำหนด'],
  [23.9, 'ช้ากว่ากำหนด'],
  [24, 'ช้ากว่ากำหนด 1 วัน'],
  [24 * 80, 'ช้ากว่ากำหนด 80 วัน'],
])('%d hours after an announcement that is not held: %s', (hours, label) => {
  expect(freshness(NEXT, after(hours)).label).toBe(label);
});
