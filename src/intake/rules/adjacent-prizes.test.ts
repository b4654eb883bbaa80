import { describe, expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { adjacentPrizes } from './adjacent-prizes.ts';

const judge = (first: string, ...adjacent: string[]) =>
  adjacentPrizes(
    drawOf('2026-08-16', { 'first-prize': [first], 'adjacent-first-prize': adjacent }),
    contextOf('thai-government'),
  );

describe('adjacentPrizes', () => {
  test.each([
    { first: '004615', adjacent: ['004614', '004616'], because: 'drawn on 2026-08-16' },
    { first: '000000', adjacent: ['000001', '999999'], because: 'below 000000 is 999999' },
    { first: '999999', adjacent: ['000000', '999998'], because: 'above 999999 is 000000' },
    { first: '100000', adjacent: ['099999', '100001'], because: 'a zero comes in front' },
  ])('$adjacent are beside $first: $because', ({ first, adjacent }) => {
    expect(judge(first, ...adjacent)).toEqual([]);
  });

  test.each([
    { adjacent: ['103298', '032989'], because: 'the page of 2007-10-16 mistypes one' },
    { adjacent: ['032988', '032989'], because: 'the first prize is not beside itself' },
    { adjacent: ['032986', '032990'], because: 'two away is not beside' },
    { adjacent: ['032987'], because: 'one is missing' },
    { adjacent: [], because: 'both are missing' },
    { adjacent: ['32987', '32989'], because: 'a zero is lost' },
    { adjacent: ['032989', '032987'], because: 'the lower one comes first' },
  ])('$adjacent are not beside 032988: $because', ({ adjacent }) => {
    const expectation = 'expected 032987 and 032989, the first prize 032988 ± 1';
    expect(judge('032988', ...adjacent)).toEqual([
      { path: 'prizes.adjacent-first-prize', value: adjacent, expectation },
    ]);
  });

  test.each([
    { prizes: { 'first-prize': ['004615'] } },
    { prizes: { 'adjacent-first-prize': ['004614', '004616'] } },
    { prizes: { 'first-prize': [], 'adjacent-first-prize': ['004614', '004616'] } },
  ])('$prizes has nothing to compare', ({ prizes }) => {
    const context = contextOf('thai-government');
    expect(adjacentPrizes(drawOf('2026-08-16', prizes), context)).toEqual([]);
  });
});
