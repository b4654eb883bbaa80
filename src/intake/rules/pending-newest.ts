import { isComplete } from '../../domain/draw.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import type { FileRule } from './rule.ts';

/** Only the newest draw may have pending prizes: an older one was forgotten. */
export const pendingNewest: FileRule = (draws) =>
  new Map(
    draws.flatMap((draw, index) => {
      if (index === 0 || isComplete(draw) || isWithdrawn(draw)) return [];
      const finding = {
        path: 'pending',
        value: draw.pending,
        expectation: 'is still waiting although newer draws are here; complete it, or use "lacks"',
        severity: 'warning' as const,
      };
      return [[index, finding] as const];
    }),
  );
