import { copiedFrom } from '../../domain/copied-draw.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import type { FileRule } from './rule.ts';

/** Warns of a draw that looks copied from one just before it, unless a person judged it already. */
export const repeatedDraw: FileRule = (draws) =>
  new Map(
    draws.flatMap((draw, index) => {
      if (draw.doubt !== undefined || isWithdrawn(draw)) return [];
      const before = copiedFrom(draw, draws.slice(index + 1));
      if (before === undefined) return [];
      const finding = {
        path: 'prizes',
        value: draw.prizes,
        expectation: `are those of ${before.drawDate} too; look again, or say why in "doubt"`,
        severity: 'warning' as const,
      };
      return [[index, finding] as const];
    }),
  );
