import { expect, test } from 'vitest';
import { contextOf, drawOf } from '../../../tests/support/real-lotteries.ts';
import { correctionsInOrder } from './corrections-in-order.ts';

const at = (...moments: string[]) =>
  drawOf(
    '2026-08-27',
    {},
    {
      corrections: moments.map((moment) => ({ at: moment, reason: 'a slip', previous: {} })),
    },
  );
const [first, second] = ['2026-08-27T10:00:00.000Z', '2026-08-28T10:00:00.000Z'];

test.each([
  { draw: drawOf('2026-08-27', {}), paths: [] },
  { draw: at(first, second), paths: [] },
  { draw: at(second, first), paths: ['corrections[1].at'] },
  { draw: at(first, first), paths: ['corrections[1].at'] },
])('corrections stand oldest first: $paths', ({ draw, paths }) => {
  expect(correctionsInOrder(draw, contextOf('lao-tv')).map(({ path }) => path)).toEqual(paths);
});
