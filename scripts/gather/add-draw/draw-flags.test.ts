import { describe, expect, test } from 'vitest';
import { lotteryOf } from '../../../tests/support/real-lotteries.ts';
import { WrongUse } from '../../command/failure.ts';
import { createDraw, parsePrizes } from './draw-flags.ts';

describe('parsePrizes', () => {
  test('numbers of a prize, ascending, zeros and all', () => {
    expect(parsePrizes(['last-three-digit=937,094', 'first-prize=004615'])).toEqual({
      'last-three-digit': ['094', '937'],
      'first-prize': ['004615'],
    });
  });

  test('spaces around the commas are no digits', () => {
    expect(parsePrizes(['last-three-digit=937 , 094'])).toEqual({
      'last-three-digit': ['094', '937'],
    });
  });

  test.each(['', 'first-prize', 'first-prize=', '=004615', 'First=1', 'a=1=2', 'a b=1'])(
    '%j is not usable, and named',
    (flag) => {
      expect(() => parsePrizes([flag])).toThrow(
        new WrongUse(`prize ${flag}: expected slug=number or slug=number,number`),
      );
    },
  );
});

describe('createDraw', () => {
  const flags = { date: '2026-09-01', prize: [], pending: [], source: 'glo' };

  test.each([
    {
      slug: 'thai-government',
      prize: ['first-prize=000000'],
      prizes: { 'first-prize': ['000000'], 'adjacent-first-prize': ['000001', '999999'] },
    },
    {
      slug: 'lao-lottery',
      prize: ['six-digit=956782'],
      prizes: {
        'six-digit': ['956782'],
        'four-digit': ['6782'],
        'top-three-digit': ['782'],
        'top-two-digit': ['82'],
        'bottom-two-digit': ['67'],
      },
    },
    {
      slug: 'lao-tv',
      prize: ['top-three-digit=508', 'top-two-digit=99'],
      prizes: { 'top-three-digit': ['508'], 'top-two-digit': ['99'] },
    },
  ])('$slug of $prize: what follows is added, what is given stays', ({ slug, prize, prizes }) => {
    expect(createDraw({ ...flags, prize }, lotteryOf(slug)).prizes).toEqual(prizes);
  });

  test('what is not said is not there, save for the date and source the rules ask for', () => {
    expect(createDraw({ prize: [], pending: [] }, lotteryOf('lao-tv'))).toStrictEqual({
      drawDate: '',
      source: '',
      prizes: {},
    });
  });

  test('address and pending prizes are kept', () => {
    const given = { ...flags, sourceUrl: 'https://a.example/', pending: ['top-two-digit'] };
    expect(createDraw(given, lotteryOf('lao-tv'))).toMatchObject({
      sourceUrl: 'https://a.example/',
      pending: ['top-two-digit'],
    });
  });
});
