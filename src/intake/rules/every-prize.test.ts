import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { everyPrize } from './every-prize.ts';

const judge = (slug: string, draw: ReturnType<typeof drawOf>) =>
  everyPrize(draw, contextOf(slug)).map(describeFinding);
const unlacked = 'expected only prizes of hanoi-normal that the draw does not have';

const every = ['five-digit', 'four-digit', 'top-three-digit', 'top-two-digit', 'bottom-two-digit'];

describe('everyPrize', () => {
  test.each([
    { draw: drawOf('2026-08-22', fourOf('0213', '00')), because: 'nothing is missing' },
    {
      draw: drawOf('2026-08-23', threeOf('938', '26'), { lacks: ['five-digit', 'four-digit'] }),
      because: 'the draw says that no source has the missing one',
    },
    {
      draw: drawOf('2026-08-23', threeOf('938', '26'), { pending: ['four-digit'] }),
      because: 'the draw says that the missing one is still to be announced',
    },
    {
      draw: drawOf(
        '2026-08-23',
        { 'bottom-two-digit': ['26'] },
        { pending: ['top-three-digit', 'top-two-digit'], lacks: ['five-digit', 'four-digit'] },
      ),
      because: 'of four missing ones two are pending and two unknown',
    },
  ])('hanoi-normal: $because', ({ draw }) => {
    expect(judge('hanoi-normal', draw)).toEqual([]);
  });

  test.each([
    {
      draw: drawOf('2026-08-23', threeOf('938', '26')),
      expected: ['prizes.four-digit: nothing — this prize is missing; expected 1 of 4 digits'],
      because: 'a prize is missing without a word',
    },
    {
      draw: drawOf('2026-08-22', fourOf('0213', '00'), { lacks: ['five-digit', 'four-digit'] }),
      expected: [`lacks: "four-digit" — ${unlacked}`],
      because: 'it says it lacks what it has',
    },
    {
      draw: drawOf('2026-08-22', fourOf('0213', '00'), { lacks: ['five-digit', 'six-digit'] }),
      expected: [`lacks: "six-digit" — ${unlacked}`],
      because: 'it says it lacks what nobody draws',
    },
    {
      draw: drawOf('2026-08-22', fourOf('0213', '00'), { pending: ['four-digit'] }),
      expected: [`pending: "four-digit" — ${unlacked}`],
      because: 'it says that what it has is pending',
    },
    {
      draw: drawOf(
        '2026-08-22',
        { 'bottom-two-digit': ['00'] },
        { pending: ['top-three-digit', 'top-two-digit'] },
      ),
      expected: ['prizes.four-digit: nothing — this prize is missing; expected 1 of 4 digits'],
      because: 'one of four missing ones is neither pending nor lacking',
    },
    ...[
      { pending: every },
      { lacks: every },
      { pending: every.slice(0, 2), lacks: every.slice(2) },
    ].map((excuse) => ({
      draw: drawOf('2026-08-22', {}, excuse),
      expected: ['prizes: {} — expected at least one prize'],
      because: `every prize is excused by ${Object.keys(excuse).join(' and ')}`,
    })),
  ])('hanoi-normal: $because', ({ draw, expected }) => {
    expect(judge('hanoi-normal', draw)).toEqual(expected);
  });

  test('a draw without a prize misses every one of its own era', () => {
    const paths = (drawDate: string) =>
      judge('thai-government', drawOf(drawDate, {})).map((line) => line.split(':')[0]);
    const [early, late] = [paths('2015-08-16'), paths('2015-09-01')];
    expect([early.length, late.length]).toEqual([8, 9]);
    expect(late.filter((path) => !early.includes(path))).toEqual(['prizes.front-three-digit']);
  });

  test('five second prizes are missing together', () => {
    expect(judge('thai-government', drawOf('2026-08-16', {}))).toContainEqual(
      'prizes.second-prize: nothing — this prize is missing; expected 5 of 6 digits',
    );
  });
});
