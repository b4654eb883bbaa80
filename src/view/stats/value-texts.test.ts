import { expect, test } from 'vitest';
import { absenceValue, countValue, scoreValue, spreadValue } from './value-texts.ts';

const band = { low: 4, high: 16, outside: 0.04 };

test.each([
  [12, 'เลข 37: 12 ครั้ง (คาด 9.7)'],
  [17, 'เลข 37: 17 ครั้ง (คาด 9.7 นอกช่วงปกติ)'],
  [3, 'เลข 37: 3 ครั้ง (คาด 9.7 นอกช่วงปกติ)'],
])('a number drawn %i times', (count, said) => {
  expect(countValue('37', count, 9.7, band)).toBe(said);
});

test('a number of counts', () => {
  expect(spreadValue({ count: 3, numbers: 1200, expected: 1181.4 })).toBe(
    'ออก 3 ครั้ง: 1,200 เลข (คาด 1,181)',
  );
});

test.each([
  [0, 49, 'ไม่ออกมา 0–49 งวด: 3 เลข (คาด 2.5)'],
  [7, 7, 'ไม่ออกมา 7 งวด: 3 เลข (คาด 2.5)'],
  [350, undefined, 'ไม่ออกมาตั้งแต่ 350 งวด หรือยังไม่เคยออก: 3 เลข (คาด 2.5)'],
  [469, undefined, 'ยังไม่เคยออก: 3 เลข (คาด 2.5)'],
])('away for %s to %s of 469 draws', (from, to, said) => {
  expect(absenceValue({ from, to, numbers: 3, expected: 2.5 }, 469)).toBe(said);
});

test('a score beside the mean', () => {
  expect(scoreValue('7', 66.8, 47)).toBe('เลข 7: 66.80 คะแนน (ค่าเฉลี่ย 47.00)');
});
