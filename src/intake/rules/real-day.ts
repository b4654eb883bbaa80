import { refusalOfDay } from '../files/text-fields.ts';
import type { DrawRule } from './rule.ts';

/** The date is a day of the calendar, of the common era. */
export const realDay: DrawRule = ({ drawDate: value }) => {
  const expectation = refusalOfDay(value);
  return expectation === undefined ? [] : [{ path: 'drawDate', value, expectation }];
};
