import { expect, test } from 'vitest';
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { closestLotteries, didYouMean } from './closest-names.ts';

test.each([
  ['lao-tvv', 'lao-tv'],
  ['hanoi-vipp', 'hanoi-vip'],
  ['ลาวประตูไชย', 'lao-patuxay'],
  ['lao-munkung', 'lao-mungkung'],
])('%s may be %s', (typed, slug) => {
  expect(closestLotteries(typed, LOTTERIES)).toContain(slug);
});

test('every slug with one letter left out is offered as itself', () => {
  for (const { slug } of LOTTERIES) {
    for (let at = 0; at < slug.length; at += 1) {
      expect(closestLotteries(slug.slice(0, at) + slug.slice(at + 1), LOTTERIES)).toContain(slug);
    }
  }
});

test('what is near nothing is offered nothing', () => {
  expect(closestLotteries('bitcoin', LOTTERIES)).toEqual([]);
  expect(didYouMean([])).toBe('');
  expect(didYouMean(['a', 'b'])).toBe('; did you mean a or b?');
});
