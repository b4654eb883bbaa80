import { isComplete } from '../../domain/draw.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import type { NeighbourRule } from './rule.ts';

/** Only the newest draw may have pending prizes: an older one was forgotten. */
export const pendingNewest: NeighbourRule = (draw, index) => {
  if (index === 0 || isComplete(draw) || isWithdrawn(draw)) return undefined;
  const expectation = 'is still waiting although newer draws are here; complete it, or use "lacks"';
  return { path: 'pending', value: draw.pending, expectation, severity: 'warning' };
};
