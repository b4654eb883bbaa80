import { copiedFrom } from '../../domain/copied-draw.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import type { NeighbourRule } from './rule.ts';

/** Warns of a draw that looks copied from one just before it, unless a person judged it already. */
export const repeatedDraw: NeighbourRule = (draw, index, draws) => {
  if (draw.doubt !== undefined || isWithdrawn(draw)) return undefined;
  const before = copiedFrom(
    draw,
    draws.slice(index + 1).filter((near) => !isWithdrawn(near)),
  );
  if (before === undefined) return undefined;
  const expectation = `are those of ${before.drawDate} too; look again, or say why in "doubt"`;
  return { path: 'prizes', value: draw.prizes, expectation, severity: 'warning' };
};
