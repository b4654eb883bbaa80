import type { FileRule } from './rule.ts';

/**
 * Draws stand newest first; after a merge of git they may not, and are read in order all the same.
 * Two lines of a day are folded into one.
 */
export const newestFirst: FileRule = ({ drawDate: value }, index, draws) => {
  const before = draws[index - 1]?.drawDate ?? value;
  if (before >= value) return undefined;
  const expectation = `expected newest first, it follows ${before}; the next draw that is stored puts it there`;
  return { path: 'drawDate', value, expectation, severity: 'warning' };
};
