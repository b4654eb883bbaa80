import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { numberCount } from './number-count.ts';

const thai = contextOf('thai-government');

describe('numberCount', () => {
  test('one number each is right for a private lottery', () => {
    const draw = drawOf('2026-07-07', threeOf('792', '23'));
    expect(numberCount(draw, contextOf('lao-tv'))).toEqual([]);
  });

  test.each([
    { drawDate: '2015-08-16', picks: 4 },
    { drawDate: '2015-09-01', picks: 2 },
  ])(
    'thai-government drew $picks last-three numbers on $drawDate, no more and no fewer',
    ({ drawDate, picks }) => {
      const drawn = ['021', '047', '089', '170', '544'];
      const wrong = [0, 1, 2, 3, 4, 5].filter((count) => {
        const draw = drawOf(drawDate, { 'last-three-digit': drawn.slice(0, count) });
        return numberCount(draw, thai).length > 0;
      });
      expect(wrong).toEqual([0, 1, 2, 3, 4, 5].filter((count) => count !== picks));
    },
  );

  test.each([
    { numbers: [], expectation: 'has 0 numbers, expected 1' },
    { numbers: ['53', '54'], expectation: 'has 2 numbers, expected 1' },
  ])('the last two digits: $expectation', ({ numbers, expectation }) => {
    expect(numberCount(drawOf('2026-08-16', { 'last-two-digit': numbers }), thai)).toEqual([
      { path: 'prizes.last-two-digit', value: numbers, expectation },
    ]);
  });
});
