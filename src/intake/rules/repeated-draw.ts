import type { Draw } from '../../domain/draw.ts';
import type { FileRule } from './rule.ts';

/** Fewer digits than this repeat by chance too often to be worth a word. */
const DIGITS_WORTH_COMPARING = 4;

/** A copied row looks like the draw just before it; a draw already marked doubtful is known. */
export const repeatedDraw: FileRule = (draws) =>
  new Map(
    draws.flatMap((draw, index) => {
      const before = draws.slice(index + 1, index + 4).find((other) => sameNumbers(draw, other));
      if (before === undefined || draw.doubt !== undefined) return [];
      const finding = {
        path: 'prizes',
        value: draw.prizes,
        expectation: `are those of ${before.drawDate} too; look again, or say why in "doubt"`,
        severity: 'warning' as const,
      };
      return [[index, finding] as const];
    }),
  );

function sameNumbers(one: Draw, other: Draw): boolean {
  const digits = Object.values(one.prizes).flat().join('');
  return (
    digits.length >= DIGITS_WORTH_COMPARING &&
    JSON.stringify(one.prizes) === JSON.stringify(other.prizes)
  );
}
