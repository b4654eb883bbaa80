import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { everyPrize } from './every-prize.ts';

const judge = (slug: string, draw: ReturnType<typeof drawOf>) =>
  everyPrize(draw, contextOf(slug)).map(describeFinding);
const every = ['five-digit', 'four-digit', 'top-three-digit', 'top-two-digit', 'bottom-two-digit'];

type Rest = Parameters<typeof drawOf>[2];
const [three, four] = [threeOf('938', '26'), fourOf('0213', '00')];
const BOTTOM = { 'bottom-two-digit': ['26'] };
const ofHanoi = (prizes: typeof four, rest?: Rest) =>
  judge('hanoi-normal', drawOf('2026-08-22', prizes, rest));

describe('everyPrize', () => {
  const tops = ['top-three-digit', 'top-two-digit'];
  test.each<[prizes: typeof four, rest: Rest, because: string]>([
    [four, {}, 'nothing is missing'],
    [three, { lacks: ['five-digit', 'four-digit'] }, 'no source has the missing one'],
    [three, { pending: ['four-digit'] }, 'the missing one is still to be announced'],
    [BOTTOM, { pending: tops, lacks: ['five-digit', 'four-digit'] }, 'two pending, two unknown'],
  ])('%j with %j: %s', (prizes, rest) => {
    expect(ofHanoi(prizes, rest)).toEqual([]);
  });

  const missing = 'prizes.four-digit: nothing — this prize is missing; expected 1 of 4 digits';
  const none = 'prizes: {} — expected at least one prize';
  const unlacked = 'expected only prizes of hanoi-normal that the draw does not have';
  test.each<[prizes: typeof four, rest: Rest, finding: string, because: string]>([
    [three, {}, missing, 'without a word'],
    [
      four,
      { lacks: ['five-digit', 'four-digit'] },
      `lacks: "four-digit" — ${unlacked}`,
      'is there',
    ],
    [four, { lacks: ['five-digit', 'six-digit'] }, `lacks: "six-digit" — ${unlacked}`, 'not drawn'],
    [four, { pending: ['four-digit'] }, `pending: "four-digit" — ${unlacked}`, 'is there'],
    [BOTTOM, { pending: tops }, missing, 'one of four is neither pending nor lacking'],
    [{}, { pending: every }, none, 'every prize is pending'],
    [{}, { lacks: every }, none, 'every prize lacks'],
    [{}, { pending: every.slice(0, 2), lacks: every.slice(2) }, none, 'all are excused'],
  ])('%j with %j: %s, %s', (prizes, rest, finding) => {
    expect(ofHanoi(prizes, rest)).toEqual([finding]);
  });

  test('a draw without a prize misses every one of its own era', () => {
    const paths = (drawDate: string) =>
      judge('thai-government', drawOf(drawDate, {})).map((line) => line.split(':')[0]);
    const [early, late] = [paths('2015-08-16'), paths('2015-09-01')];
    expect([early.length, late.length]).toEqual([8, 9]);
    expect(late.filter((path) => !early.includes(path))).toEqual(['prizes.front-three-digit']);
  });

  test('five second prizes are missing together', () => {
    expect(judge('thai-government', drawOf('2026-08-16', {}))).toContain(
      'prizes.second-prize: nothing — this prize is missing; expected 5 of 6 digits',
    );
  });
});
