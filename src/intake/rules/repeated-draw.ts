import type { Draw } from '../../domain/draw.ts';
import type { FileRule } from './rule.ts';

/** Fewer digits than this repeat by chance too often to be worth a word. */
const DIGITS_WORTH_COMPARING = 4;

/** A row is copied from one just before it, not from last month's. */
const DRAWS_COMPARED = 3;

/** A copied row looks like the draw just before it; a draw already marked doubtful is known. */
export const repeatedDraw: FileRule = (draws) => {
  // Written once each, not once a comparison: this rule sees every draw there is.
  const written = draws.map(({ prizes }) => JSON.stringify(prizes));
  return new Map(
    draws.flatMap((draw, index) => {
      const from = index + 1;
      const same = written.slice(from, from + DRAWS_COMPARED).indexOf(written[index] ?? '');
      const before = same === -1 ? undefined : draws[from + same];
      if (before === undefined || draw.doubt !== undefined || !isWorthComparing(draw)) return [];
      const finding = {
        path: 'prizes',
        value: draw.prizes,
        expectation: `are those of ${before.drawDate} too; look again, or say why in "doubt"`,
        severity: 'warning' as const,
      };
      return [[index, finding] as const];
    }),
  );
};

function isWorthComparing({ prizes }: Draw): boolean {
  return Object.values(prizes).flat().join('').length >= DIGITS_WORTH_COMPARING;
}
