import { describe, expect, test } from 'vitest';
import { typedNumbers } from './_typed-numbers.ts';

describe('typedNumbers', () => {
  test.each([
    { text: '004615', numbers: ['004615'], because: 'digits stay, zeros too' },
    { text: '  004615\n', numbers: ['004615'], because: 'blanks around are layout' },
    { text: '004-615', numbers: ['004615'], because: 'so are hyphens within a number' },
    { text: '004–615', numbers: ['004615'], because: 'and the dashes phones make of them' },
    { text: '๐๑๒๓๔๕๖๗๘๙', numbers: ['0123456789'], because: 'Thai digits are digits to a reader' },
    { text: '0046150', numbers: ['0046150'], because: 'seven digits are not cut to a winning six' },
    { text: '12a', numbers: ['12a'], because: 'a letter is to be refused in words' },
    { text: '12 345\n678901', numbers: ['12', '345', '678901'], because: 'blanks and lines part' },
    { text: '12,345;67|89、01', numbers: ['12', '345', '67', '89', '01'], because: 'so do commas' },
    { text: '12\u200B34\u00A056', numbers: ['12', '34', '56'], because: 'seen or not' },
    { text: '12,,\r\n\t, 34', numbers: ['12', '34'], because: 'as many as there are' },
    { text: '53 53', numbers: ['53', '53'], because: 'two tickets may have the same number' },
    { text: ' - , ', numbers: [], because: 'nothing was typed' },
    { text: '', numbers: [], because: 'nothing at all' },
  ])('$text means $numbers: $because', ({ text, numbers }) => {
    expect(typedNumbers(text)).toEqual(numbers);
  });
});
