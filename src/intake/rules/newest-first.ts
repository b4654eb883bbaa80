import type { FileRule } from './rule.ts';

/** Draws stand newest first. An equal date is `unique-date`'s to report. */
export const newestFirst: FileRule = ({ drawDate: value }, index, draws) => {
  const before = draws[index - 1]?.drawDate ?? value;
  if (before >= value) return undefined;
  return { path: 'drawDate', value, expectation: `expected newest first, it follows ${before}` };
};
