import type { FileRule } from './rule.ts';

/** A lottery draws once a day at most. */
export const uniqueDate: FileRule = (draws) => {
  const seen = new Set<string>();
  const repeated = draws.flatMap(({ drawDate: value }, index) => {
    if (seen.has(value)) {
      const expectation = 'is in this file twice; expected one draw a date';
      return [[index, { path: 'drawDate', value, expectation }] as const];
    }
    seen.add(value);
    return [];
  });
  return new Map(repeated);
};
