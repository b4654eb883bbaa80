import type { DrawRule } from './rule.ts';

/**
 * A number twice in a prize happens (2019-08-01) but is more often a slip: a warning, unless
 * another source has it too or the draw is in doubt already.
 */
export const repeatedNumber: DrawRule = ({ prizes, confirmedBy = [], doubt }) => {
  if (confirmedBy.length > 0 || doubt !== undefined) return [];
  return Object.entries(prizes).flatMap(([slug, numbers]) =>
    numbers.flatMap((value, index) => {
      if (numbers.indexOf(value) === index) return [];
      const expectation = 'is there twice; genuine in few draws, so look again';
      const path = `prizes.${slug}[${index}]`;
      return [{ path, value, expectation, severity: 'warning' as const }];
    }),
  );
};
