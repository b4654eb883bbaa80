import type { Draw } from '../../domain/draw.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import type { FileRule } from './rule.ts';

/** Fewer digits than this repeat by chance too often for a warning. */
const DIGITS_WORTH_COMPARING = 4;

/** Rows get copied from one just before, not from last month's. */
const DRAWS_COMPARED = 3;

/** Warns of a draw that looks copied from the one before, unless a person has judged it already. */
export const repeatedDraw: FileRule = (draws) => {
  // Serializes each draw once, not once a comparison: this rule sees every stored draw.
  const serialized = draws.map(numbersOf);
  return new Map(
    draws.flatMap((draw, index) => {
      const from = index + 1;
      const same = serialized.slice(from, from + DRAWS_COMPARED).indexOf(serialized[index] ?? '');
      const before = same === -1 ? undefined : draws[from + same];
      if (before === undefined || !isWorthComparing(draw)) return [];
      if (draw.doubt !== undefined || isWithdrawn(draw)) return [];
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

/** Whether a draw that is not stored has all the numbers of one of the nearest on either side. */
export function isRepeatedNear(draw: Draw, stored: readonly Draw[]): boolean {
  const newer = stored.filter(({ drawDate }) => drawDate > draw.drawDate).slice(-DRAWS_COMPARED);
  const older = stored.filter(({ drawDate }) => drawDate < draw.drawDate).slice(0, DRAWS_COMPARED);
  const entries = Object.entries(draw.prizes);
  return [...newer, ...older].some(({ prizes }) =>
    entries.every(([slug, numbers]) => prizes[slug]?.join() === numbers.join()),
  );
}

/** In one order of prizes: a source may list them in another one than the stored file. */
function numbersOf({ prizes }: Draw): string {
  return Object.keys(prizes)
    .sort()
    .map((slug) => `${slug} ${prizes[slug]}`)
    .join(';');
}

function isWorthComparing({ prizes }: Draw): boolean {
  return Object.values(prizes).flat().join('').length >= DIGITS_WORTH_COMPARING;
}
