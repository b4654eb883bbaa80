import { describe, expect, test } from 'vitest';
import { drawsOf, prizeKind } from '../../../../tests/support/small-lottery.ts';
import { chanceBand } from '../../../domain/statistics/chance.ts';
import { prizeStatistics } from '../../../domain/statistics/prize-statistics.ts';
import {
  absenceCells,
  absenceLabel,
  absenceValue,
  countCells,
  countValue,
  mostDrawnText,
  numberRows,
  outliersText,
  scoreValue,
  spreadValue,
} from './numbers.ts';

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

const band = { low: 1, high: 9, outside: 0.03 };
/** A hundred numbers, each drawn five times but the named ones. */
const hundred = (counts: Readonly<Record<string, number>>) =>
  Array.from({ length: 100 }, (_, value) => {
    const number = String(value).padStart(2, '0');
    return { number, count: counts[number] ?? 5 };
  });

describe('outliersText', () => {
  test('names what lies outside on either side, the farthest first, and what chance would give', () => {
    expect(outliersText(hundred({ '13': 0, '79': 11, '85': 10, '99': 12 }), band)).toBe(
      'นอกช่วงปกติ 4 เลข มากกว่า: 99 ออก 12 ครั้ง, 79 ออก 11 ครั้ง, 85 ออก 10 ครั้ง · น้อยกว่า: 13 ออก 0 ครั้ง (ถ้าเป็นความบังเอิญล้วน ๆ จะมีราว 3 เลข)',
    );
  });

  test('names one side alone', () => {
    expect(outliersText(hundred({ '79': 11 }), band)).toContain('1 เลข มากกว่า: 79 ออก 11 ครั้ง (');
    expect(outliersText(hundred({ '79': 0 }), band)).toContain('1 เลข น้อยกว่า: 79 ออก 0 ครั้ง (');
  });

  test('says that there is none; the ends of the band belong to it', () => {
    expect(outliersText(hundred({ '00': 1, '01': 9 }), band)).toBe(
      'ไม่มีเลขใดอยู่นอกช่วงปกติ ถ้าเป็นความบังเอิญล้วน ๆ จะมีราว 3 เลข',
    );
  });

  test('of no draws names none', () => {
    const none = hundred({}).map(({ number }) => ({ number, count: 0 }));
    expect(outliersText(none, chanceBand(0, 0.01))).toContain('ไม่มีเลขใด');
  });

  test('never changes what it is given', () => {
    const counts = Object.freeze(hundred({ '99': 12, '79': 11 }));
    expect(() => outliersText(counts, band)).not.toThrow();
  });
});

describe('mostDrawnText', () => {
  test.each([
    [{ '123': 4, '045': 4, '900': 3 }, 'มากที่สุดคือ 4 ครั้ง: 045 123'],
    [{ '123': 1 }, 'มากที่สุดคือ 1 ครั้ง: 123'],
    [{}, ''],
  ])('of %j is %j', (counts, said) => {
    const numbers = Object.entries(counts).map(([number, count]) => ({ number, count }));
    expect(mostDrawnText(numbers)).toBe(said);
  });

  test('counts where too many share the most', () => {
    const numbers = hundred({}).slice(0, 9);
    expect(mostDrawnText(numbers)).toBe('มากที่สุดคือ 5 ครั้ง: 9 เลข');
    expect(mostDrawnText(numbers.slice(1))).toBe('มากที่สุดคือ 5 ครั้ง: 01 02 03 04 05 06 07 08');
  });
});

const normal = { low: 4, high: 16, outside: 0.04 };

test.each([
  [12, 'เลข 37: 12 ครั้ง (คาด 9.7)'],
  [17, 'เลข 37: 17 ครั้ง (คาด 9.7 นอกช่วงปกติ)'],
  [3, 'เลข 37: 3 ครั้ง (คาด 9.7 นอกช่วงปกติ)'],
])('a number drawn %i times', (count, said) => {
  expect(countValue('37', count, 9.7, normal)).toBe(said);
});

test('a number of counts', () => {
  expect(spreadValue({ count: 3, numbers: 1200, expected: 1181.4 })).toBe(
    'ออก 3 ครั้ง: 1,200 เลข (คาด 1,181)',
  );
});

test.each([
  [0, 49, 'ไม่ออกมา 0–49 งวด: 3 เลข (คาด 2.5)'],
  [7, 7, 'ไม่ออกมา 7 งวด: 3 เลข (คาด 2.5)'],
  [350, undefined, 'ไม่ออกมาตั้งแต่ 350 งวด หรือยังไม่เคยออก: 3 เลข (คาด 2.5)'],
  [469, undefined, 'ยังไม่เคยออก: 3 เลข (คาด 2.5)'],
])('away for %s to %s of 469 draws', (from, to, said) => {
  expect(absenceValue({ from, to, numbers: 3, expected: 2.5 }, 469)).toBe(said);
});

test('a score beside the mean', () => {
  expect(scoreValue('7', 66.8, 47)).toBe('เลข 7: 66.80 คะแนน (ค่าเฉลี่ย 47.00)');
});
