import type { FileRule } from './rule.ts';

/** A lottery draws once a day at most. */
export const uniqueDate: FileRule = ({ drawDate: value }, index, draws) => {
  if (draws.findIndex(({ drawDate }) => drawDate === value) === index) return undefined;
  const expectation =
    'is in this file twice; expected one draw a date: keep the line that is right';
  return { path: 'drawDate', value, expectation };
};
