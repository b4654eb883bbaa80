import { expect, test } from 'vitest';
import { movesBetween, type Status } from './served-draws.ts';

const draw = (drawDate: string, more: object = {}) => ({
  drawDate,
  revision: 1,
  complete: true,
  ...more,
});

/** What an address says of one lottery. */
const statusOf = (latest: object | null): Status =>
  new Map([['small', { lottery: 'small', draws: 1, latest: latest as never }]]);

test.each([
  [null, draw('2026-11-20'), 'small 2026-11-20'],
  [draw('2026-11-19'), draw('2026-11-20'), 'small 2026-11-19 → 2026-11-20'],
  [draw('2026-11-19'), null, 'small 2026-11-19 → no draw'],
])('a move says where it comes from, if from anywhere: %#', (from, to, expected) => {
  expect(movesBetween(statusOf(from), statusOf(to))).toEqual([
    { lottery: 'small', move: expected },
  ]);
});
