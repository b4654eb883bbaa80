import { describe, expect, test } from 'vitest';
import { day, drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import {
  isUnconfirmed,
  listPrizeKinds,
  listPrizes,
  unavailablePrizeKinds,
  withBegunEras,
} from './draw.ts';

const cheap = prizeKind('top', 3, { amount: '2000.00' });
const dear = prizeKind('top', 3, { amount: '4000.00' });
const bottom = prizeKind('bottom', 2);
const lottery = smallLottery([], {
  eras: [
    { from: day('2010-03-01'), prizes: [cheap] },
    { from: day('2017-09-01'), prizes: [dear, bottom] },
  ],
});

describe('withBegunEras', () => {
  test.each([
    { days: [], eras: 1, because: 'without a draw the oldest era counts' },
    { days: ['2017-08-31'], eras: 1, because: 'the newer era waits for its first draw' },
    { days: ['2017-09-01', '2017-08-16'], eras: 2, because: 'the newest draw is of the newer era' },
    { days: ['2009-12-30'], eras: 1, because: 'a draw before the first era adds none' },
  ])('$eras of two eras: $because', ({ days, eras }) => {
    const draws = days.map((drawDate) => drawOn(drawDate, {}));
    const one = withBegunEras(lottery, draws);
    expect(one).toEqual({ lottery: { ...lottery, eras: lottery.eras.slice(0, eras) }, draws });
  });
});

describe('isUnconfirmed', () => {
  const sources = [
    { id: 'operator', role: 'authority' },
    { id: 'paper', role: 'witness' },
    { id: 'reader', role: 'witness', copies: 'paper' },
    { id: 'reprint', role: 'witness', copies: 'reader' },
    { id: 'former', role: 'witness', copies: 'paper', copiesBefore: day('2026-01-01') },
    { id: 'until-today', role: 'witness', copies: 'paper', copiesBefore: day('2026-01-02') },
  ] as const;
  const drawDate = day('2026-01-01');

  test.each([
    { source: 'operator', confirmedBy: undefined, is: false, because: 'it is the operator' },
    { source: 'operator', confirmedBy: ['paper'], is: false, because: 'it is the operator' },
    { source: 'paper', confirmedBy: undefined, is: true, because: 'one witness stands alone' },
    { source: 'paper', confirmedBy: [], is: true, because: 'one witness stands alone' },
    { source: 'paper', confirmedBy: ['other'], is: false, because: 'another one agrees' },
    { source: 'paper', confirmedBy: ['reader'], is: true, because: 'a copy is no witness' },
    { source: 'paper', confirmedBy: ['reprint'], is: true, because: 'nor is a copy of a copy' },
    { source: 'reader', confirmedBy: ['reprint'], is: true, because: 'two copies are of one' },
    { source: 'reader', confirmedBy: ['reprint', 'other'], is: false, because: 'one agrees' },
    { source: 'paper', confirmedBy: ['former'], is: false, because: 'it copied until then' },
    { source: 'paper', confirmedBy: ['until-today'], is: true, because: 'it still copied' },
  ])('$source, confirmed by $confirmedBy: $is, $because', ({ source, confirmedBy, is }) => {
    expect(isUnconfirmed({ drawDate, source, confirmedBy }, sources)).toBe(is);
  });

  test.each([
    { publisher: 'paper', confirmedBy: undefined, is: true },
    { publisher: 'operator', confirmedBy: undefined, is: false },
    { publisher: 'paper', confirmedBy: ['other'], is: false },
  ])('a prize that $publisher added, confirmed by $confirmedBy: $is', (row) => {
    const draw = { drawDate, source: 'operator', prizeSources: { bottom: row.publisher } };
    expect(isUnconfirmed({ ...draw, confirmedBy: row.confirmedBy }, sources)).toBe(row.is);
  });
});

describe('listPrizes', () => {
  test('amounts are those of the era of the draw', () => {
    const [before] = listPrizes(lottery, drawOn('2017-08-31', { top: ['123'] }));
    const [after] = listPrizes(lottery, drawOn('2017-09-01', { top: ['123'] }));
    expect([before?.kind.amount, after?.kind.amount]).toEqual(['2000.00', '4000.00']);
  });

  test('prizes come in registry order, however the draw writes them', () => {
    const draw = drawOn('2026-01-01', { bottom: ['12'], top: ['123', '456'] });
    expect(listPrizes(lottery, draw)).toEqual([
      { kind: dear, numbers: ['123', '456'] },
      { kind: bottom, numbers: ['12'] },
    ]);
  });

  test('a prize the draw lacks is left out', () => {
    expect(listPrizes(lottery, drawOn('2026-01-01', { bottom: ['12'] }))).toEqual([
      { kind: bottom, numbers: ['12'] },
    ]);
  });
});

describe('unavailablePrizeKinds', () => {
  test.each([
    { date: '2026-01-01', prizes: { top: ['123'] }, expected: [bottom], because: 'none is given' },
    { date: '2026-01-01', prizes: {}, expected: [dear, bottom], because: 'nothing is given' },
    { date: '2016-01-01', prizes: { top: ['123'] }, expected: [], because: 'its era paid no more' },
  ])('$date with $prizes: $because', ({ date, prizes, expected }) => {
    expect(unavailablePrizeKinds(lottery, drawOn(date, prizes))).toEqual(expected);
  });
});

describe('listPrizeKinds', () => {
  test('a draw before the first era has no prize', () => {
    expect(listPrizeKinds(lottery, drawOn('2010-02-28', { top: ['123'] }))).toEqual([]);
  });
});
