import { expect, test } from 'vitest';
import { drawOf, fourOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { doubtSameNumbers } from './same-numbers.ts';

const row = (slug: string, prizes: Parameters<typeof drawOf>[1], drawDate = '2026-11-16') => ({
  lottery: lotteryOf(slug),
  draw: drawOf(drawDate, prizes),
});
const five = (number: string) => ({ 'five-digit': [number] });

const MIDDAY = 'lao-special-midday';
const withPair = (number: string, pair: string) => ({
  ...five(number),
  'bottom-two-digit': [pair],
});

test.each<[rows: ReturnType<typeof row>[], doubted: number[], because: string]>([
  [[row('lao-special', five('37158')), row(MIDDAY, five('37158'))], [0, 1], 'the five digits'],
  [
    [
      row('lao-plus', five('60492')),
      row('lao-special', threeOf('158', '71')),
      row(MIDDAY, threeOf('158', '71')),
    ],
    [1, 2],
    'parts of five digits',
  ],
  [
    [row('lao-special', withPair('37158', '71')), row('lao-tv', withPair('37158', '37'))],
    [0, 1],
    'the pair stands elsewhere in each',
  ],
  [
    [row('hanoi-normal', fourOf('7158', '20')), row('hanoi-vip', threeOf('158', '20'))],
    [0, 1],
    'all that both have',
  ],
  [
    [row('lao-special', five('37158')), row('lao-tv', five('37158'), '2026-11-17')],
    [],
    'another day',
  ],
  [[row('lao-tv', five('37158')), row('lao-tv', five('37158'))], [], 'one lottery'],
  [
    [row('lao-special', threeOf('158', '71')), row('lao-tv', threeOf('158', '37'))],
    [],
    'three digits agree once in a thousand times',
  ],
])('numbers of another: %#', (rows, doubted) => {
  const doubts = doubtSameNumbers(rows);
  expect(rows.flatMap((row, index) => (doubts.has(row) ? [index] : []))).toEqual(doubted);
});

test('the doubt names the other lottery', () => {
  const rows = [row('lao-special', five('37158')), row('lao-special-midday', five('37158'))];
  expect([...doubtSameNumbers(rows).values()].map(({ sentence }) => sentence)).toEqual([
    'เลขตรงกับลาวพิเศษรอบเที่ยง ของวันเดียวกันที่มาพร้อมกัน',
    'เลขตรงกับลาวพิเศษ ของวันเดียวกันที่มาพร้อมกัน',
  ]);
});
