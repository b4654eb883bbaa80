import type { DrawRule } from './rule.ts';

/** Corrections stand oldest first: the revision counts them. */
export const correctionsInOrder: DrawRule = ({ corrections = [] }) =>
  corrections.flatMap(({ at: value }, index) => {
    const before = corrections[index - 1]?.at;
    return before === undefined || before < value
      ? []
      : [
          {
            path: `corrections[${index}].at`,
            value,
            expectation: `expected corrections oldest first, it follows ${before}`,
          },
        ];
  });
