import { expect, test } from 'vitest';
import { breakLastLine } from './typed-lines.ts';

test.each([
  ['402701', 6, '402701'],
  ['4027011', 6, '402701\n1'],
  ['402701\n1234567', 6, '402701\n123456\n7'],
  ['๔๐๒๗๐๑๑', 6, '๔๐๒๗๐๑\n๑'],
  ['123456', 5, '12345\n6'],
  // A range, a code or a text is typed to its end.
  ['402701-', 6, '402701-'],
  ['69-26-1', 6, '69-26-1'],
  ['1234567890', 6, '1234567890'],
])('after %s of tickets of %i digits the field has %j', (typed, longest, text) => {
  expect(breakLastLine(typed, longest)).toBe(text);
});
