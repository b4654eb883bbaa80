import { describe, expect, test } from 'vitest';
import { typedNumber } from './_typed-number.ts';

describe('typedNumber', () => {
  test.each([
    { text: '004615', number: '004615', because: 'digits stay, zeros too' },
    { text: ' 004 615 ', number: '004615', because: 'blanks are layout' },
    { text: '004-615', number: '004615', because: 'so are hyphens' },
    { text: '๐๑๒๓๔๕๖๗๘๙', number: '0123456789', because: 'Thai digits are digits to a reader' },
    { text: '0046150', number: '0046150', because: 'seven digits are not cut to a winning six' },
    { text: '12a', number: '12a', because: 'a letter is for the API to refuse' },
  ])('"$text" means $number: $because', ({ text, number }) => {
    expect(typedNumber(text)).toBe(number);
  });
});
