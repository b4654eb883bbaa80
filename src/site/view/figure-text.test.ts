import { describe, expect, test } from 'vitest';
import { aboutText, countText, placeName, pValueText, roughText } from './figure-text.ts';

test.each([
  [0, '0'],
  [469, '469'],
  [7_575, '7,575'],
])('a count of %d is written %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

test.each([
  [0, '0'],
  [0.0967, '0.0967'],
  [4.6938, '4.69'],
  [96.7, '96.7'],
  [9_078.4, '9,078'],
])('an expectation of %d is written %s', (value, text) => {
  expect(roughText(value)).toBe(text);
});

test.each([
  [0.897, '0.9'],
  [3.28, '3'],
  [1_066.02, '1,066'],
])('about %d is written %s', (value, text) => {
  expect(aboutText(value)).toBe(text);
});

test.each([
  [1, '1.000'],
  [0.0499, '0.050'],
  [0.001, '0.001'],
  [0.00099, 'น้อยกว่า 0.001'],
  [0, 'น้อยกว่า 0.001'],
])('a p-value of %d is written %s', (pValue, text) => {
  expect(pValueText(pValue)).toBe(text);
});

describe('placeName', () => {
  test.each([
    [1, ['หลักหน่วย']],
    [2, ['หลักสิบ', 'หลักหน่วย']],
    [3, ['หลักร้อย', 'หลักสิบ', 'หลักหน่วย']],
    [7, ['หลักล้าน', 'หลักแสน', 'หลักหมื่น', 'หลักพัน', 'หลักร้อย', 'หลักสิบ', 'หลักหน่วย']],
  ])('%i digits from the left: %j', (digits, names) => {
    expect(names.map((_, place) => placeName(place, digits))).toEqual(names);
  });
});
