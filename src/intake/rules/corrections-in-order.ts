import type { DrawRule } from './rule.ts';

/** Corrections stand oldest first: the revision counts them. */
export const correctionsInOrder: DrawRule = ({ corrections = [] }) =>
  corrections.flatMap(({ at: value }, index) => {
    const before = corrections[index - 1]?.at ?? '';
    if (before < value) return [];
    const expectation = `expected corrections oldest first, it follows ${before}`;
    return [{ path: `corrections[${index}].at`, value, expectation }];
  });
