import { expect, test } from 'vitest';
import { prizeKind } from '../../../tests/support/small-lottery.ts';
import type { StatisticalTest } from '../../domain/statistics/lottery-tests.ts';
import { dependenceRows, dependenceTests, verdictText, worstVerdict } from './tests.ts';

const [top, bottom] = [prizeKind('top', 2), prizeKind('bottom', 2)];
const exact: StatisticalTest = {
  asks: 'same-digit',
  prizes: [top, bottom],
  result: { enough: true, expected: 10.8, count: 0, pValue: 0.00002 },
  adjusted: 0.0001,
};
const table: StatisticalTest = {
  asks: 'digit-pairs',
  prizes: [top],
  result: { enough: true, expected: 9.7, statistic: 161.514, degrees: 162, pValue: 0.496 },
  adjusted: 1,
};
const few: StatisticalTest = {
  asks: 'same-number',
  prizes: [top],
  result: { enough: false, expected: 0.5 },
  adjusted: 1,
};
const even: StatisticalTest = { ...table, asks: 'even-digits' };

test('tests of one prize are of its draws, those of two of both; evenness is neither', () => {
  expect(dependenceTests([even, table, few, exact])).toEqual({
    draws: [table, few],
    prizes: [exact],
  });
});

test('a row tells what was counted and what chance would give', () => {
  expect(dependenceRows([exact, table, few, even])).toEqual([
    {
      prizes: 'รางวัล top กับ รางวัล bottom',
      asks: 'เลขโดดเดียวกันในหลักเดียวกัน',
      found: '0',
      expected: '10.8',
      pValue: 'น้อยกว่า 0.001',
      adjusted: 'น้อยกว่า 0.001',
      inconsistent: true,
    },
    {
      prizes: 'รางวัล top',
      asks: 'คู่เลขโดดของสองงวด (χ²)',
      found: '161.5',
      expected: '162',
      pValue: '0.496',
      adjusted: '1.000',
      inconsistent: false,
    },
  ]);
});

test.each([
  [['same-number', [top]], 'ออกเลขเดิมซ้ำงวดก่อน'],
  [['same-number', [top, bottom]], 'ออกเลขเดียวกัน'],
  [['same-number', [prizeKind('six', 6), bottom]], 'ลงท้ายด้วยเลขเดียวกัน'],
  [['same-digit', [prizeKind('six', 6), bottom]], 'เลขโดดเดียวกันในหลักเดียวกัน'],
  [['digit-pairs', [top, bottom]], 'คู่เลขโดดของสองรางวัล (χ²)'],
] as const)('%j is told as %s', ([asks, prizes], words) => {
  const [row] = dependenceRows([{ ...exact, asks, prizes }]);
  expect(row?.asks).toBe(words);
});

const made = (pValue: number, adjusted: number): StatisticalTest => ({
  asks: 'same-digit',
  prizes: [prizeKind('p', 2)],
  result: { enough: true, expected: 10, count: 3, pValue },
  adjusted,
});
const none: StatisticalTest = { ...made(1, 1), result: { enough: false, expected: 0.5 } };
const [fair, strange, odd] = [made(0.5, 1), made(0.04, 0.2), made(0.001, 0.006)];

test.each([
  [[], undefined],
  [[none], undefined],
  [[none, fair], 'consistent'],
  [[fair, strange, fair], 'one-of-many'],
  [[strange, odd, none], 'inconsistent'],
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
