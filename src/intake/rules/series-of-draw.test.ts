import { expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { seriesOfDraw } from './series-of-draw.ts';

const prizes = { 'last-two-digit': ['53'] };
const newer = drawOf('2026-08-16', prizes, { series: [31, 32] });
const older = (series?: number[]) => drawOf('2026-08-01', prizes, series && { series });
const context = { lottery: contextOf('thai-government').lottery, year: '2026' };
const judge = (series?: number[]) =>
  [newer, older(series)].map((draw, index, draws) => seriesOfDraw(draw, index, draws, context));

test.each([[[29, 30]], [[29]], [undefined]])('series %j beside 31 and 32 are right', (series) => {
  expect(judge(series)).toEqual([undefined, undefined]);
});

test('a series that a newer draw states too leads there', () => {
  const [right, wrong] = judge([30, 31]);
  expect(right).toBeUndefined();
  expect(wrong).toEqual({
    path: 'series',
    value: [30, 31],
    expectation: 'expected series of this draw alone; a code of 31 leads to 2026-08-16',
    severity: 'warning',
  });
});
