import type { DrawRule } from './rule.ts';

/**
 * How far two clocks may differ: those of two machines that enter draws, or of a writer that read the
 * time and then waited for another writer. More than minutes is a clock that nobody set.
 */
export const CLOCK_SKEW_MS = 5 * 60_000;

/** Nothing has been entered, completed, corrected or withdrawn at a moment that is still to come. */
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
