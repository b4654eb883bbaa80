import { expect, test } from 'vitest';
import { readPieces } from './typed-readings.ts';

test.each([
  { because: 'a slash parts a list', digits: '99/88', likeliest: ['99', '88'] },
  { because: 'a space is as likely within a number', digits: '99 88', likeliest: ['9988'] },
  { because: 'so is a hyphen', digits: '99-88', likeliest: ['9988'] },
])('$digits: $because', ({ digits, likeliest }) => {
  expect(readPieces(digits, [2, 4])[0]?.numbers).toEqual(likeliest);
});
