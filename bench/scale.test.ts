import { expect, test } from 'vitest';
import { ASSUMED, dayOf } from './scale.ts';
import { seededRandom } from './synthetic-archive.ts';

const day = (requests: number, seed = 1) => dayOf(requests, seededRandom(seed));

test.each([0, 1_000, 10_000_000, 1_000_000_000])(
  'each of %d requests lands somewhere once',
  (requests) => {
    const { cdnHits, cdnMisses, checks } = day(requests);
    expect(cdnHits + cdnMisses + checks).toBe(requests);
    expect(Math.min(cdnHits, cdnMisses, checks)).toBeGreaterThanOrEqual(0);
  },
);

test('no day needs more fetches than there are copies and windows', () => {
  const most = ASSUMED.files * ASSUMED.regions * (86_400 / ASSUMED.cacheSeconds);
  expect(day(1e12).cdnMisses).toBeLessThanOrEqual(most);
});

test('the same seed gives the same day', () => {
  expect(day(10_000_000)).toEqual(day(10_000_000));
  expect(day(10_000_000, 2).cdnMisses).not.toBe(day(10_000_000).cdnMisses);
});
