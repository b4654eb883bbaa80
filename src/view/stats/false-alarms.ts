/** Of simulated fair lotteries, in percent, those that a page would call inconsistent: docs/statistics.md. */
export const FALSE_ALARMS = { lotteries: 35_000, from: 3.33, to: 4.9 } as const;
