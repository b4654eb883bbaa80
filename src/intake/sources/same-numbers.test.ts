import { expect, test } from 'vitest';
import { drawOf, fourOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
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

test.each<[because: string, doubted: number[], rows: ReturnType<typeof row>[]]>([
  ['the five digits', [0, 1], [row('lao-special', five('37158')), row(MIDDAY, five('37158'))]],
  [
    'parts of five digits',
    [1, 2],
    [
      row('lao-plus', five('60492')),
      row('lao-special', threeOf('158', '71')),
      row(MIDDAY, threeOf('158', '71')),
    ],
  ],
  [
    'the pair stands elsewhere in each',
    [0, 1],
    [row('lao-special', withPair('37158', '71')), row('lao-tv', withPair('37158', '37'))],
  ],
  [
    'all that both have',
    [0, 1],
    [row('hanoi-normal', fourOf('7158', '20')), row('hanoi-vip', threeOf('158', '20'))],
  ],
  [
    'another day',
    [],
    [row('lao-special', five('37158')), row('lao-tv', five('37158'), '2026-11-17')],
  ],
  ['one lottery', [], [row('lao-tv', five('37158')), row('lao-tv', five('37158'))]],
  [
    'three digits agree once in a thousand times',
    [],
    [row('lao-special', threeOf('158', '71')), row('lao-tv', threeOf('158', '37'))],
  ],
])('%s: rows %j have the numbers of another', (_because, doubted, rows) => {
  const doubts = doubtSameNumbers(rows);
  expect(rows.flatMap((row, index) => (doubts.has(row) ? [index] : []))).toEqual(doubted);
});

test('the doubt names the other lottery', () => {
  const rows = [row('lao-special', five('37158')), row('lao-special-midday', five('37158'))];
  expect([...doubtSameNumbers(rows).values()].map(({ sentence }) => sentence)).toEqual([
    'เลขตรงกับลาวพิเศษรอบเที่ยง ของวันเดียวกัน',
    'เลขตรงกับลาวพิเศษ ของวันเดียวกัน',
  ]);
});
