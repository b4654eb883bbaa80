import { describe, expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { ascending } from './ascending.ts';

const judge = (...numbers: string[]) =>
  ascending(drawOf('2026-08-16', { 'second-prize': numbers }), contextOf('thai-government')).map(
    describeFinding,
  );

describe('ascending', () => {
  test.each([
    { numbers: ['259239', '560636', '576660', '640794', '883014'], because: 'as drawn, sorted' },
    { numbers: ['030100', '030100'], because: 'an equal number is repeated-number’s to report' },
    { numbers: ['004615'], because: 'one number is always sorted' },
    { numbers: [], because: 'so is none' },
  ])('right order: $because', ({ numbers }) => {
    expect(judge(...numbers)).toEqual([]);
  });

  test('each step down is said with the number before it', () => {
    expect(judge('560636', '259239', '883014', '640794')).toEqual([
      'prizes.second-prize[1]: "259239" — expected ascending numbers, it follows 560636',
      'prizes.second-prize[3]: "640794" — expected ascending numbers, it follows 883014',
    ]);
  });
});
