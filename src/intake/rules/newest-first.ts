import type { FileRule } from './rule.ts';

/** Draws stand newest first. An equal date is `unique-date`'s to report. */
export const newestFirst: FileRule = (draws) =>
  new Map(
    draws.flatMap(({ drawDate: value }, index) => {
      const before = draws[index - 1]?.drawDate;
      if (before === undefined || before >= value) return [];
      const expectation = `expected newest first, it follows ${before}`;
      return [[index, { path: 'drawDate', value, expectation }] as const];
    }),
  );
