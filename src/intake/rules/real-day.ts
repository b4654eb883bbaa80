import { isDrawDate } from '../../domain/draw-date.ts';
import type { DrawRule } from './rule.ts';

/** The date is a day of the calendar. */
export const realDay: DrawRule = ({ drawDate }) =>
  isDrawDate(drawDate)
    ? []
    : [
        {
          path: 'drawDate',
          value: drawDate,
          expectation: 'expected a day that exists, YYYY-MM-DD',
        },
      ];
