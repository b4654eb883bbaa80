import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { declaredPrizes } from './declared-prizes.ts';

describe('declaredPrizes', () => {
  test.each([
    { slug: 'lao-tv', draw: drawOf('2026-07-07', threeOf('792', '23')) },
    { slug: 'hanoi-normal', draw: drawOf('2026-08-22', fourOf('0213', '00')) },
    {
      slug: 'thai-government',
      draw: drawOf('2026-08-16', { 'front-three-digit': ['429', '731'] }),
    },
  ])('$slug has the prizes of its draw', ({ slug, draw }) => {
    expect(declaredPrizes(draw, contextOf(slug))).toEqual([]);
  });

  test.each([
    {
      slug: 'lao-tv',
      draw: drawOf('2026-07-07', { ...threeOf('792', '23'), 'four-digit': ['1792'] }),
      expected:
        'prizes.four-digit: ["1792"] — this prize is not declared; lao-tv then had five-digit, top-three-digit, top-two-digit, bottom-two-digit',
      because: 'lao-tv has no prize of four digits',
    },
    {
      slug: 'thai-government',
      draw: drawOf('2015-08-16', { 'front-three-digit': ['429', '731'] }),
      expected:
        'prizes.front-three-digit: ["429","731"] — this prize is not declared; thai-government then had first-prize, adjacent-first-prize, second-prize, third-prize, fourth-prize, fifth-prize, last-three-digit, last-two-digit',
      because: 'the front three came on 2015-09-01',
    },
  ])('$slug: $because', ({ slug, draw, expected }) => {
    expect(declaredPrizes(draw, contextOf(slug)).map(describeFinding)).toEqual([expected]);
  });
});
