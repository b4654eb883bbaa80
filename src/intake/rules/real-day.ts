import { isDrawDate } from '../../domain/draw-date.ts';
import { findBroken } from '../problem.ts';
import type { DrawRule } from './rule.ts';

/** The date is a day of the calendar. */
export const realDay: DrawRule = ({ drawDate }) =>
  findBroken([
    [isDrawDate(drawDate), 'drawDate', drawDate, 'expected a day that exists, YYYY-MM-DD'],
  ]);
