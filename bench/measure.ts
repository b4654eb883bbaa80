// A measurement: ours against a named baseline of the same run. Absolute numbers hold for one
// machine on one day; a ratio lasts.

export type Measure = {
  /** Which part of the service: the heading it stands under. */
  readonly area: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly baseline: number;
  readonly baselineName: string;
  /** The target ratio; a row without one is for information. */
  readonly wanted?: Wanted | undefined;
};

/** `atMost` where less is better (time, bytes), `atLeast` where more is (answers a second). */
export type Wanted = { readonly atMost: number } | { readonly atLeast: number };

export function ratioOf({ ours, baseline }: Measure): number {
  return ours / baseline;
}

/** `undefined` where nothing was wanted. */
export function isMet(measure: Measure): boolean | undefined {
  const { wanted } = measure;
  if (wanted === undefined) return undefined;
  const ratio = ratioOf(measure);
  return 'atMost' in wanted ? ratio <= wanted.atMost : ratio >= wanted.atLeast;
}

/** The median: other processes disturb some rounds. */
export function median(values: readonly number[]): number {
  const ascending = [...values].sort((one, other) => one - other);
  const middle = ascending.length / 2;
  const [low, high] = [ascending[Math.ceil(middle) - 1], ascending[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('there is no value to take');
  return (low + high) / 2;
}
