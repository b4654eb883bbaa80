import type { FileRule } from './rule.ts';

/** A draw is in the file of its year. */
export const yearOfFile: FileRule = (draws, { year }) =>
  new Map(
    draws.flatMap(({ drawDate: value }, index) => {
      if (value.startsWith(`${year}-`)) return [];
      const expectation = `expected a day of ${year}, the year of the file`;
      return [[index, { path: 'drawDate', value, expectation }] as const];
    }),
  );
