import { describe, expect, test } from 'vitest';
import { day, drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { readOutcome } from './describe-check.ts';
import { judge } from './judge.ts';

const ORIGIN = 'https://site.example';
const two = prizeKind('p', 2, { amount: '100.00' });
const three = prizeKind('q', 3);
const lottery = smallLottery([two], {
  eras: [
    { from: null, prizes: [two] },
    { from: day('2026-02-01'), prizes: [two, three] },
  ],
});
const outcomes = (draw: ReturnType<typeof drawOn>, ...numbers: string[]) =>
  judge({ lottery, draw }, numbers, ORIGIN).map(({ body }) => readOutcome(body));

describe('judge', () => {
  test('each number has its own answer, in the order typed', () => {
    const draw = drawOn('2026-02-01', { p: ['12'], q: ['345'] });
    expect(outcomes(draw, '12', '21', '345', '12')).toEqual(['win', 'lost', 'win', 'win']);
  });

  test.each(['', '1', '12a', '๑๒', '1 2', '+12', '1234567', '1e3'])('"%s" is refused', (number) => {
    expect(outcomes(drawOn('2026-02-01', { p: ['12'] }), number)).toEqual(['refused']);
  });

  test('a length no prize of that era decides is refused, not lost', () => {
    expect(outcomes(drawOn('2026-01-31', { p: ['12'] }), '345')).toEqual(['refused']);
    expect(outcomes(drawOn('2026-02-01', { p: ['12'], q: ['345'] }), '346')).toEqual(['lost']);
  });

  test('what is not announced, or known by nobody, is open and not lost', () => {
    expect(outcomes(drawOn('2026-02-01', { p: ['12'] }, { pending: ['q'] }), '345', '13')).toEqual([
      'open',
      'lost',
    ]);
    expect(outcomes(drawOn('2026-02-01', { p: ['12'] }), '345')).toEqual(['open']);
  });
});
