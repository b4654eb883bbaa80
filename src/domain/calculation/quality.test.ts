import { expect, test } from 'vitest';
import { sampleQuality } from './quality.ts';

test.each([
  [0, 'insufficient'],
  [9, 'insufficient'],
  [10, 'low'],
  [29, 'low'],
  [30, 'medium'],
  [99, 'medium'],
  [100, 'high'],
  [7575, 'high'],
])('a sample of %i draws is %s', (sampleSize, quality) => {
  expect(sampleQuality(sampleSize)).toBe(quality);
});
