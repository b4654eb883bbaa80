import { describe, expect, test } from 'vitest';
import { prizeStatistics } from '../../domain/statistics/prize-statistics.ts';
import { drawsOf, prizeKind } from '../../../tests/support/small-lottery.ts';
import { absenceCells, absenceLabel, countCells, numberRows } from './prize-numbers.ts';

const kind = prizeKind('p', 1);
const short = prizeStatistics(kind, drawsOf('3', '1', '3', '3'));
const rows = numberRows(short);

describe('numberRows', () => {
  test('has every number once, ascending, drawn or not', () => {
    expect(rows.map(({ number }) => number).join('')).toBe('0123456789');
    expect(rows[3]).toMatchObject({ count: 3, last: { drawsSince: 0 }, outside: true });
    expect(rows[1]).toMatchObject({ count: 1, last: { drawsSince: 1 }, outside: false });
    expect(rows[0]).toMatchObject({ count: 0, last: undefined, outside: false });
  });
});

describe('shades', () => {
  test('count whole standard deviations, three at most, and mark what is outside the band', () => {
    // 0.4 expected is a deviation of 0.63: one is 0.9 of them away, three are four.
    expect(countCells(rows, 0.4).slice(0, 4)).toEqual([
      { text: '0', shade: '' },
      { text: '1', shade: '' },
      { text: '0', shade: '' },
      { text: '3', shade: 'm3 out' },
    ]);
    expect(countCells(rows.slice(0, 1), 9)).toEqual([{ text: '0', shade: 'f3' }]);
  });

  test('of absence grow with every expected absence of ten draws; never drawn is a dash', () => {
    const long = prizeStatistics(kind, drawsOf(...'3'.repeat(12), '1', ...'3'.repeat(8), '5'));
    const cells = absenceCells(numberRows(long), long);
    expect(cells[3]).toEqual({ text: '0', shade: '' });
    expect(cells[1]).toEqual({ text: '12', shade: 'f1' });
    expect(cells[5]).toEqual({ text: '21', shade: 'f2' });
    expect(cells[0]).toEqual({ text: '–', shade: 'f2' });
  });

  test('of a few draws have none: nobody was away for long yet', () => {
    expect(absenceCells(rows, short).every(({ shade }) => shade === '')).toBe(true);
  });

  test('of nothing expected divide by nothing', () => {
    expect(countCells(rows.slice(0, 1), 0)).toEqual([{ text: '0', shade: '' }]);
  });
});

test.each([
  [0, 49, 469, '0–49'],
  [3, 3, 469, '3'],
  [350, undefined, 469, '350+'],
  [53, undefined, 53, 'ไม่เคย'],
])('away for %s to %s of %i draws is labelled %s', (from, to, draws, label) => {
  expect(absenceLabel({ from, to, numbers: 1, expected: 1 }, draws)).toBe(label);
});
