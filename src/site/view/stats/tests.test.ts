import { expect, test } from 'vitest';
import type { PrizeTest } from '../../../domain/statistics/evenness.ts';
import { testWords } from './tests.ts';

const result = { statistic: 161.514, degrees: 1_099, pValue: 0.03 };
const numbers: PrizeTest = { counted: 'numbers', result, adjusted: 0.24 };

test.each<[PrizeTest, string, string, string]>([
  [
    numbers,
    'ทุกเลข',
    'สอดคล้องกับความบังเอิญ',
    'χ² = 161.5, องศาอิสระ 1,099, ค่า p ปรับตาม 8 รางวัลแล้ว: 0.240',
  ],
  [{ ...numbers, adjusted: 0.049 }, 'ทุกเลข', 'ไม่ใช่คำใบ้ว่าเลขใดจะออก', '0.049'],
  [{ ...numbers, counted: 'digits', adjusted: 0.05 }, 'เลขโดด', 'สอดคล้อง', '0.050'],
  [{ counted: 'digits', result: undefined, adjusted: 1 }, 'เลขโดด', 'ยังทดสอบไม่ได้', '50 เลข'],
])('%j is told as %s … %s (%s)', (tested, question, verdict, basis) => {
  const words = testWords(tested, 8);
  expect(words.question).toContain(question);
  expect(words.verdict).toContain(verdict);
  expect(words.verdict.startsWith('ไม่')).toBe(verdict.startsWith('ไม่'));
  expect(words.basis).toContain(basis);
});
