/** Of simulated fair lotteries, in percent, those that a page would call inconsistent: docs/statistics.md. */
export const FALSE_ALARMS = { lotteries: 35_000, sizes: 5, from: 3.33, to: 4.28 } as const;
