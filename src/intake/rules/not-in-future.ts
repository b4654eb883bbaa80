import type { DrawRule } from './rule.ts';

/** Nothing has been drawn tomorrow. */
export const notInFuture: DrawRule = ({ drawDate }, { today }) =>
  drawDate <= today
    ? []
    : [
        {
          path: 'drawDate',
          value: drawDate,
          expectation: `expected no date after today, ${today}`,
        },
      ];
