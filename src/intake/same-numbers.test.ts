import { expect, test } from 'vitest';
import { drawOf, fourOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { doubtSameNumbers } from './same-numbers.ts';

const row = (slug: string, prizes: Parameters<typeof drawOf>[1], drawDate = '2026-11-16') => ({
  lottery: lotteryOf(slug),
  draw: drawOf(drawDate, prizes),
});
const five = (number: string) => ({ 'five-digit': [number] });

test.each([
  {
    rows: [row('lao-special', five('37158')), row('lao-special-midday', five('37158'))],
    doubted: [0, 1],
    because: 'the five digits',
  },
  {
    rows: [
      row('lao-plus', five('60492')),
      row('lao-special', threeOf('158', '71')),
      row('lao-special-midday', threeOf('158', '71')),
    ],
    doubted: [1, 2],
    because: 'parts of five digits',
  },
  {
    rows: [
      row('lao-special', { ...five('37158'), 'bottom-two-digit': ['71'] }),
      row('lao-tv', { ...five('37158'), 'bottom-two-digit': ['37'] }),
    ],
    doubted: [0, 1],
    because: 'the pair stands elsewhere in each',
  },
  {
    rows: [row('hanoi-normal', fourOf('7158', '20')), row('hanoi-vip', threeOf('158', '20'))],
    doubted: [0, 1],
    because: 'all that both have',
  },
  {
    rows: [row('lao-special', five('37158')), row('lao-tv', five('37158'), '2026-11-17')],
    doubted: [],
    because: 'another day',
  },
  {
    rows: [row('lao-tv', five('37158')), row('lao-tv', five('37158'))],
    doubted: [],
    because: 'one lottery',
  },
  {
    rows: [row('lao-special', threeOf('158', '71')), row('lao-tv', threeOf('158', '37'))],
    doubted: [],
    because: 'three digits agree once in a thousand times',
  },
])('rows $doubted have the numbers of another: $because', ({ rows, doubted }) => {
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
