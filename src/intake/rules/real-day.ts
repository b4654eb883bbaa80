import { isDrawDate } from '../../domain/draw-date.ts';
import type { DrawRule } from './rule.ts';

/** The date is a day of the calendar. */
export const realDay: DrawRule = ({ drawDate: value }) => {
  const expectation = 'expected a day that exists, YYYY-MM-DD';
  return isDrawDate(value) ? [] : [{ path: 'drawDate', value, expectation }];
};
