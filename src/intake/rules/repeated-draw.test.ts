import { describe, expect, test } from 'vitest';
import { drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import type { Draw } from '../../domain/draw.ts';
import { judgeFile } from '../../../tests/support/judge-file.ts';
import { repeatedDraw } from './repeated-draw.ts';

const judge = (...draws: Draw[]) => judgeFile(repeatedDraw, draws, '2023');
/** lao-lottery's 4826. */
const copied = (date: string, rest = {}) => drawOf(date, fourOf('4826', '48'), rest);
const other = (date: string, number: string) =>
  drawOf(date, fourOf(number, number.slice(0, 2)), {});

const warning = (date: string) =>
  expect.stringMatching(
    `^#0 warning: prizes: .* — are those of ${date} too; look again, or say why in "doubt"$`,
  );

describe('repeatedDraw', () => {
  test('4826 on 2023-09-25 and again on 2023-09-27 is a warning, whatever order prizes have', () => {
    const warnings = [warning('2023-09-25')];
    expect(judge(copied('2023-09-27'), copied('2023-09-25'))).toEqual(warnings);
    const reversed = Object.fromEntries(Object.entries(fourOf('4826', '48')).reverse());
    expect(judge(drawOf('2023-09-27', reversed), copied('2023-09-25'))).toEqual(warnings);
  });

  test('a draw already marked doubtful is known', () => {
    const doubt = 'The number equals that of 2023-09-25';
    expect(judge(copied('2023-09-27', { doubt }), copied('2023-09-25'))).toEqual([]);
  });

  test.each([
    { between: ['1202'], said: true },
    { between: ['1202', '2806'], said: true },
    { between: ['1202', '2806', '5092'], said: false },
  ])(
    '$between in between: said is $said, as only the three draws before are compared',
    ({ between, said }) => {
      const others = between.map((number, index) => other(`2023-09-2${6 - index}`, number));
      const found = judge(copied('2023-09-27'), ...others, copied('2023-09-20'));
      expect(found).toEqual(said ? [warning('2023-09-20')] : []);
    },
  );

  test.each([
    { prizes: { 'last-two-digit': ['53'] }, because: 'two digits repeat by chance' },
    { prizes: { 'top-two-digit': ['37'] }, because: 'so do those of a part' },
    { prizes: {}, because: 'nothing equals nothing' },
  ])('no word on $prizes: $because', ({ prizes }) => {
    expect(judge(drawOf('2023-09-27', prizes), drawOf('2023-09-25', prizes))).toEqual([]);
  });

  test('one other digit makes another draw', () => {
    const draws = ['792', '793'].map((top, index) =>
      drawOf(`2026-07-0${8 - index}`, { ...threeOf(top, '23') }),
    );
    expect(judge(...draws)).toEqual([]);
  });

  test('work grows as draws do: a sheet is compared with another only up to what differs', () => {
    let reads = 0;
    const sheet = (day: number) => {
      const numbers = Array.from({ length: 100 }, (_, index) => String(100_000 + index * 40 + day));
      const counted = new Proxy(numbers, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
      return drawOf(`2023-09-${String(day).padStart(2, '0')}`, { 'fifth-prize': counted });
    };
    const draws = Array.from({ length: 30 }, (_, index) => sheet(30 - index));
    const judged = draws.length;
    expect(judge(...draws)).toEqual([]);
    // Once to count its own digits, and one number a pair of draws.
    expect(reads).toBeLessThan(judged * 100 + 2 * judged * judged);
  });
});
