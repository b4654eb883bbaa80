import { describe, expect, test } from 'vitest';
import { chanceBand } from '../../domain/statistics/chance.ts';
import { mostDrawnText, outliersText } from './outliers.ts';

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
