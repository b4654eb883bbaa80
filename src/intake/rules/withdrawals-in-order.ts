import type { DrawRule } from './rule.ts';

/** Withdrawals stand oldest first, each restored before the next. */
export const withdrawalsInOrder: DrawRule = ({ withdrawals = [] }) => {
  const acts = withdrawals.flatMap(({ at, restored }, index) => [
    { path: `withdrawals[${index}].at`, value: at as string | undefined },
    ...(restored || index < withdrawals.length - 1
      ? [{ path: `withdrawals[${index}].restored.at`, value: restored?.at }]
      : []),
  ]);
  return acts.flatMap(({ path, value }, index) => {
    const before = acts[index - 1]?.value ?? '';
    if (value !== undefined && before < value) return [];
    return [{ path, value, expectation: `expected a moment after ${before}, the act before it` }];
  });
};
