import { describe, expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { knownEra } from './known-era.ts';

describe('knownEra', () => {
  test.each([
    { slug: 'thai-government', drawDate: '2006-12-30', because: 'the first era starts then' },
    { slug: 'thai-government', drawDate: '2026-08-16', because: 'the newest era has no end' },
    { slug: 'lao-lottery', drawDate: '1990-01-01', because: 'its era reaches back for ever' },
  ])('$slug on $drawDate: $because', ({ slug, drawDate }) => {
    expect(knownEra(drawOf(drawDate, {}), contextOf(slug))).toEqual([]);
  });

  test('nobody has said what thai-government paid before its first era', () => {
    const draw = drawOf('2006-12-29', { 'first-prize': ['391992'] });
    expect(knownEra(draw, contextOf('thai-government')).map(describeFinding)).toEqual([
      'drawDate: "2006-12-29" — expected a day within a prize era of thai-government, the first is from 2006-12-30',
    ]);
  });
});
