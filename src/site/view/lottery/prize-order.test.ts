import { expect, test } from 'vitest';
import { fewFirst } from './prize-order.ts';

test('newsrooms print the prizes of few numbers first', () => {
  const prize = (slug: string, picks: number) => ({ slug, numbers: Array(picks).fill('0') });
  const drawn = [prize('first', 1), prize('second', 5), prize('front', 2), prize('fifth', 100)];
  expect(fewFirst(drawn).map(({ slug }) => slug)).toEqual(['first', 'front', 'second', 'fifth']);
});
