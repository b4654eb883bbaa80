import type { DrawRule } from './rule.ts';
import { MINUTE_MS } from '../../domain/clock.ts';

/** How far the clocks of two machines may differ, or that of a writer who waited for another. */
export const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** Nothing was entered, completed, corrected or withdrawn at a moment still to come. */
export const recordedByNow: DrawRule = (
  { recordedAt, completedAt, corrections = [], withdrawals = [] },
  { now },
) =>
  [
    { path: 'recordedAt', value: recordedAt },
    { path: 'completedAt', value: completedAt },
    ...corrections.map(({ at: value }, index) => ({ path: `corrections[${index}].at`, value })),
    ...withdrawals.flatMap(({ at, restored }, index) => [
      { path: `withdrawals[${index}].at`, value: at },
      { path: `withdrawals[${index}].restored.at`, value: restored?.at },
    ]),
  ]
    .filter(({ value }) => value !== undefined && Date.parse(value) > now + CLOCK_SKEW_MS)
    .map(({ path, value }) => ({
      path,
      value,
      expectation: `expected no moment after now, ${new Date(now).toISOString()}; this time or the clock is wrong`,
    }));
