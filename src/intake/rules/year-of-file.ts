import type { FileRule } from './rule.ts';

/** A draw is in the file of its year. */
export const yearOfFile: FileRule = ({ drawDate: value }, _index, _draws, { year }) => {
  if (value.startsWith(`${year}-`)) return undefined;
  const expectation = `expected a day of ${year}, the year of the file`;
  return { path: 'drawDate', value, expectation };
};
