import { isComplete } from '../../domain/draw.ts';
import type { FileRule } from './rule.ts';

/** Once a newer draw stands above it, a draw that still waits for a prize has been forgotten. */
export const pendingNewest: FileRule = (draws) =>
  new Map(
    draws.flatMap((draw, index) => {
      if (index === 0 || isComplete(draw)) return [];
      const finding = {
        path: 'pending',
        value: draw.pending,
        expectation: 'is still waiting although newer draws are here; complete it, or use "lacks"',
        severity: 'warning' as const,
      };
      return [[index, finding] as const];
    }),
  );
