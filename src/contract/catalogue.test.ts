import { beforeAll, describe, expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { numberLengths } from '../domain/ticket.ts';
import { type Catalogue, catalogueOf, wasDrawnOn } from './catalogue.ts';
import { DEFAULT_LOTTERY } from './query.ts';

describe('catalogueOf', () => {
  test('an entry holds what a request is held against', () => {
    const lottery = smallLottery([prizeKind('four', 4), prizeKind('two', 2)]);
    const stored = { lottery, draws: [drawOn('2026-01-01', { two: ['12'] })] };
    const waiting = { lottery: { ...lottery, slug: 'other' }, draws: [] };
    const entry = {
      slug: 'small',
      nameTh: 'หวยเล็ก',
      prizes: ['four', 'two'],
      numberLengths: [2, 4, 6],
      hasDraws: true,
      hasCompleteDraws: true,
    };
    expect(catalogueOf([stored, waiting])).toEqual([
      { ...entry, days: { from: '2026-01-01', to: '2026-01-01', bits: '8' } },
      { ...entry, slug: 'other', hasDraws: false, hasCompleteDraws: false },
    ]);
  });

  test('a draw that is still being announced gives results, but no statistics', () => {
    const lottery = smallLottery([prizeKind('four', 4), prizeKind('two', 2)]);
    const partial = drawOn('2026-01-01', { two: ['12'] }, { pending: ['four'] });
    expect(catalogueOf([{ lottery, draws: [partial] }])).toMatchObject([
      { hasDraws: true, hasCompleteDraws: false },
    ]);
  });

  test('prizes are those of the newest era', () => {
    const eras = [
      { from: null, prizes: [prizeKind('gone', 4)] },
      { from: drawOn('2020-01-01', {}).drawDate, prizes: [prizeKind('here', 3)] },
    ];
    const [entry] = catalogueOf([{ lottery: smallLottery([], { eras }), draws: [] }]);
    expect(entry).toMatchObject({ prizes: ['here'], numberLengths: [3, 6] });
  });
});

describe('the real catalogue', () => {
  /** The identifiers of the spec, in its order of time. */
  const SPEC = `thai-government lao-lottery gsb-lottery lao-patuxay lao-santipap lao-citizen
    hanoi-morning lao-extra lao-morning lao-development-morning hanoi-asean
    lao-development-morning-vip lao-tv lao-mungkung lao-special-midday lao-special lao-plus
    hanoi-star lao-development-midday lao-sabaidee lao-kaownah lao-hd hanoi-tv lao-jaroen
    lao-nakhonluang lao-munkong lao-star hanoi-redcross hanoi-adhoc lao-niyom lao-rumruay
    hanoi-svip hanoi-special hanoi-union hanoi-normal lao-mongkol lao-super hanoi-vip
    hanoi-develop hanoi-4d lao-asean lao-rungreung lao-vip lao-union-vip lao-star-vip hanoi-late
    hanoi-extra lao-aiyara lao-redcross`.split(/\s+/);

  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = catalogueOf((await readRealArchive()).archive);
  });

  test('has the 49 identifiers of the spec, each with a Thai name of its own', () => {
    expect(catalogue.map(({ slug }) => slug)).toEqual(SPEC);
    expect(new Set(SPEC).size).toBe(49);
    expect(new Set(catalogue.map(({ nameTh }) => nameTh)).size).toBe(49);
    expect(catalogue.filter(({ nameTh }) => !/[ก-๙]/.test(nameTh))).toEqual([]);
  });

  test('holds draws of the default lottery', () => {
    expect(catalogue.find(({ slug }) => slug === DEFAULT_LOTTERY)?.hasDraws).toBe(true);
  });

  test('names the prizes of thai-government in the order of the registry', () => {
    expect(catalogue[0]?.prizes).toEqual([
      'first-prize',
      'adjacent-first-prize',
      'second-prize',
      'third-prize',
      'fourth-prize',
      'fifth-prize',
      'front-three-digit',
      'last-three-digit',
      'last-two-digit',
    ]);
  });
});

describe('wasDrawnOn', () => {
  const lottery = smallLottery([prizeKind('two', 2)]);
  const draws = [drawOn('2026-03-02', { two: ['12'] }), drawOn('2026-02-27', { two: ['12'] })];
  const [entry, waiting] = catalogueOf([
    { lottery, draws },
    { lottery, draws: [] },
  ]);

  test.each([
    ['2026-02-27', true],
    ['2026-03-02', true],
    ['2026-02-28', false],
    ['2026-02-26', false],
    ['2026-03-03', false],
    // JavaScript would take it for 2 March, on which there is a draw.
    ['2026-02-30', false],
    ['', false],
  ])('of %s it is %s', (day, was) => {
    expect(entry && wasDrawnOn(entry, day)).toBe(was);
  });

  test('a lottery without a draw was drawn on no day', () => {
    expect(waiting && wasDrawnOn(waiting, '2026-02-27')).toBe(false);
  });
});

test('every draw has the number lengths of the newest era, so that one rule serves every date', async () => {
  const { archive } = await readRealArchive();
  const wrong = archive.filter(({ lottery }) => {
    const ofEras = lottery.eras.map(({ prizes }) => numberLengths(prizes).join());
    return new Set(ofEras).size !== 1;
  });
  expect(wrong.map(({ lottery }) => lottery.slug)).toEqual([]);
});
