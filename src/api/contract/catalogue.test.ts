import { describe, expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { numberLengths } from '../../domain/ticket.ts';
import { catalogueOf, wasDrawnOn } from './catalogue.ts';
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
    expect([...catalogueOf([stored, waiting]).values()]).toEqual([
      { ...entry, days: { from: '2026-01-01', to: '2026-01-01', bits: '8' } },
      { ...entry, slug: 'other', hasDraws: false, hasCompleteDraws: false },
    ]);
  });

  test('a draw that is still being announced gives results, but no statistics', () => {
    const lottery = smallLottery([prizeKind('four', 4), prizeKind('two', 2)]);
    const partial = drawOn('2026-01-01', { two: ['12'] }, { pending: ['four'] });
    expect([...catalogueOf([{ lottery, draws: [partial] }]).values()]).toMatchObject([
      { hasDraws: true, hasCompleteDraws: false },
    ]);
  });

  test('prizes are those of the newest era', () => {
    const eras = [
      { from: null, prizes: [prizeKind('gone', 4)] },
      { from: drawOn('2020-01-01', {}).drawDate, prizes: [prizeKind('here', 3)] },
    ];
    const [entry] = catalogueOf([{ lottery: smallLottery([], { eras }), draws: [] }]).values();
    expect(entry).toMatchObject({ prizes: ['here'], numberLengths: [3, 6] });
  });
});

describe('wasDrawnOn', () => {
  const lottery = smallLottery([prizeKind('two', 2)]);
  const draws = [drawOn('2026-03-02', { two: ['12'] }), drawOn('2026-02-27', { two: ['12'] })];
  const [entry, waiting] = catalogueOf([
    { lottery, draws },
    { lottery: { ...lottery, slug: 'waiting' }, draws: [] },
  ]).values();

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

test('the real catalogue has draws of the default lottery', async () => {
  const catalogue = catalogueOf((await readRealArchive()).archive);
  expect(catalogue.get(DEFAULT_LOTTERY)?.hasDraws).toBe(true);
});

test('every draw has the number lengths of the newest era, so that one rule serves every date', async () => {
  const { archive } = await readRealArchive();
  const wrong = archive.filter(({ lottery }) => {
    const ofEras = lottery.eras.map(({ prizes }) => numberLengths(prizes).join());
    return new Set(ofEras).size !== 1;
  });
  expect(wrong.map(({ lottery }) => lottery.slug)).toEqual([]);
});
