import { expect, test } from 'vitest';
import { describeMove } from './draws.ts';

const draw = (drawDate: string, more: object = {}) =>
  ({ drawDate, revision: 1, complete: true, ...more }) as never;

test.each([
  [undefined, draw('2026-11-20'), 'small 2026-11-20'],
  [draw('2026-11-19'), draw('2026-11-20'), 'small 2026-11-19 → 2026-11-20'],
  [draw('2026-11-19'), undefined, 'small 2026-11-19 → no draw'],
])('a move says where it comes from, if from anywhere: %#', (from, to, expected) => {
  expect(describeMove({ lottery: 'small', from, to })).toBe(expected);
});
