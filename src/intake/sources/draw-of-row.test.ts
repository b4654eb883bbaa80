import { contextOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { recordedGloWith } from '../../../tests/support/recorded-glo.ts';
import { describe, expect, test } from 'vitest';
import type { Draw } from '../../domain/draw.ts';
import { setAsideOddPrizes, toDraw } from './draw-of-row.ts';
import { describeFinding, isError } from '../problem.ts';
import { judgeDraw } from '../rules/all.ts';
import { parseGlo } from './glo.ts';
import type { SourceRow } from './row.ts';

const setAside = (slug: string, row: SourceRow | undefined) => {
  if (row === undefined) throw new Error('there is no row');
  const { draw, warnings } = setAsideOddPrizes(
    toDraw(row, 'glo', lotteryOf(slug)),
    contextOf(slug),
  );
  const errors = judgeDraw(draw, contextOf(slug)).filter(isError);
  return { draw, errors, pending: draw.pending, said: warnings.map(describeFinding) };
};
const ofGlo = (numbers: Record<string, string[]>) =>
  setAside('thai-government', parseGlo(recordedGloWith(numbers))[0]);
const whole = ofGlo({}).draw;
const without = ({ prizes }: Draw, ...slugs: string[]) =>
  Object.fromEntries(Object.entries(prizes).filter(([slug]) => !slugs.includes(slug)));

const fifth = whole.prizes['fifth-prize'] ?? [];

describe('setAsideOddPrizes', () => {
  test('a draw in order stays as it is', () => {
    expect(ofGlo({})).toMatchObject({ draw: whole, errors: [], pending: undefined, said: [] });
  });

  test.each([' 04', '๐๔', '０４', '4', '--', '042'])(
    'an odd pair %j waits as pending, is named, and withholds no other prize',
    (odd) => {
      const { draw, errors, pending, said } = ofGlo({ last2: [odd] });
      expect(draw.prizes).toEqual(without(whole, 'last-two-digit'));
      expect({ errors, pending }).toEqual({ errors: [], pending: ['last-two-digit'] });
      expect(said).toEqual([
        `prizes.last-two-digit[0]: ${JSON.stringify(odd)} — expected 2 digits`,
      ]);
    },
  );

  test.each([
    { numbers: [...fifth.slice(1), '12345'], because: 'one of a hundred is too short' },
    { numbers: fifth.slice(1), because: 'one of a hundred is missing' },
    { numbers: ['๑๒๓๔๕๖', ...fifth.slice(1)], because: 'one of a hundred has Thai digits' },
  ])('the first prize goes out while the fifth waits: $because', ({ numbers }) => {
    const { draw, errors, pending, said } = ofGlo({ fifth: numbers });
    expect(draw.prizes).toEqual(without(whole, 'fifth-prize'));
    expect({ errors, pending }).toEqual({ errors: [], pending: ['fifth-prize'] });
    expect(said[0]).toMatch(/^prizes\.fifth-prize/);
  });

  test('several odd prizes wait, in the order of the era, beside what is pending anyway', () => {
    const { pending, errors } = ofGlo({ last2: ['x1'], last3b: [], second: ['1'] });
    expect(pending).toEqual(['second-prize', 'last-three-digit', 'last-two-digit']);
    expect(errors).toEqual([]);
  });

  test.each([
    { near1: [], because: 'GLO has none yet' },
    { near1: ['xxxxxx', 'xxxxxx'], because: 'GLO has placeholders' },
  ])('the adjacent prizes follow from the first: $because', ({ near1 }) => {
    expect(ofGlo({ near1 })).toMatchObject({ draw: whole, pending: undefined, said: [] });
  });

  test.each([
    { near1: [' 36076', '536078'], because: 'one is odd' },
    { near1: ['536076'], because: 'one is missing' },
  ])('adjacent prizes that are wrong are replaced, with a warning: $because', ({ near1 }) => {
    const { draw, errors, said } = ofGlo({ near1 });
    expect({ draw, errors }).toEqual({ draw: whole, errors: [] });
    expect(said[0]).toMatch(/^prizes\.adjacent-first-prize/);
  });

  test.each([
    { near1: ['536066', '536068'], because: 'they are of another number' },
    { near1: ['536076', '536087'], because: 'one is mistyped' },
  ])('adjacent prizes that contradict the first stay, a doubt about all: $because', ({ near1 }) => {
    const { pending, said, errors } = ofGlo({ near1 });
    expect([pending, said, errors.map(({ path }) => path)]).toEqual([
      undefined,
      [],
      ['prizes.adjacent-first-prize'],
    ]);
  });

  test('an odd first prize waits, and with it the adjacent ones', () => {
    const { pending, errors } = ofGlo({ first: ['53607'], near1: ['536076', '536078'] });
    expect([pending, errors]).toEqual([['first-prize', 'adjacent-first-prize'], []]);
  });

  test('an odd first prize waits, and with it the adjacent ones where they are not given', () => {
    const { pending, errors } = ofGlo({ first: ['53607'], near1: [] });
    expect(pending).toEqual(['first-prize', 'adjacent-first-prize']);
    expect(errors).toEqual([]);
  });

  test.each([
    {
      prizes: { 'top-three-digit': ['5O8'], 'bottom-two-digit': ['37'] },
      kept: { 'bottom-two-digit': ['37'] },
      because: 'what would follow from the odd part waits with it',
    },
    {
      prizes: { 'top-three-digit': ['508'], 'top-two-digit': ['O8'], 'bottom-two-digit': ['37'] },
      kept: threeOf('508', '37'),
      because: 'an odd part that follows from another is worked out',
    },
  ])('lao-tv keeps $kept: $because', ({ prizes, kept }) => {
    const { draw, errors, said } = setAside('lao-tv', { drawDate: '2026-07-09', prizes });
    expect({ kept: draw.prizes, errors }).toEqual({ kept, errors: [] });
    expect(said.length).toBeGreaterThan(0);
  });

  test.each([
    {
      row: { drawDate: '2026-07-09', prizes: { 'top-three-digit': ['5'] } },
      because: 'no prize would be left',
    },
    {
      row: { drawDate: '2026-07-99', prizes: threeOf('5', '37') },
      because: 'the day is wrong as well',
    },
    {
      row: { drawDate: '2026-07-09', prizes: { ...threeOf('508', '3'), 'fifth-prize': ['1'] } },
      because: 'it has a prize that the lottery does not pay',
    },
  ])('comes back whole, for the rules to refuse: $because', ({ row }) => {
    const { draw, errors, said } = setAside('lao-tv', row);
    expect(draw).toEqual(toDraw(row, 'glo', lotteryOf('lao-tv')));
    expect(errors.length).toBeGreaterThan(0);
    expect(said).toEqual([]);
  });
});
