import { expect, test } from 'vitest';
import { prizeKind } from '../../../tests/support/small-lottery.ts';
import type { StatisticalTest } from '../../domain/statistics/lottery-tests.ts';
import { verdictText, worstVerdict } from './verdict.ts';

const made = (pValue: number, adjusted: number): StatisticalTest => ({
  asks: 'same-digit',
  prizes: [prizeKind('p', 2)],
  result: { enough: true, expected: 10, count: 3, pValue },
  adjusted,
});
const few: StatisticalTest = { ...made(1, 1), result: { enough: false, expected: 0.5 } };
const [fair, one, odd] = [made(0.5, 1), made(0.04, 0.2), made(0.001, 0.006)];

test.each([
  [[], undefined],
  [[few], undefined],
  [[few, fair], 'consistent'],
  [[fair, one, fair], 'one-of-many'],
  [[one, odd, few], 'inconsistent'],
] as const)('%# the worst of the tests', (tests, verdict) => {
  expect(worstVerdict(tests)).toBe(verdict);
});

test.each([
  [undefined, 'ยังทดสอบไม่ได้'],
  ['consistent', 'สอดคล้องกับความบังเอิญ'],
  ['one-of-many', 'ในการทดสอบ 34 รายการ'],
  ['inconsistent', 'ไม่ใช่คำใบ้ว่าเลขใดจะออก'],
] as const)('%s is told as …%s…', (verdict, words) => {
  expect(verdictText(verdict, 34)).toContain(words);
});
