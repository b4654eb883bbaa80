import { expect, test } from 'vitest';
import { isFresh } from './answered.ts';

test('an answer is fresh for five minutes, one of unknown age never', () => {
  expect([0, 300, 301, null].map(isFresh)).toEqual([true, true, false, false]);
});
