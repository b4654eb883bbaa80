import type { DrawRule } from './rule.ts';

/** A draw names its source, and the source is listed. */
export const knownSource: DrawRule = (draw, { sources }) => {
  const sourceIds = new Set(sources.map(({ id }) => id));
  const named = [
    { path: 'source', value: draw.source },
    ...(draw.confirmedBy ?? []).map((value, index) => ({ path: `confirmedBy[${index}]`, value })),
  ];
  return named
    .filter(({ value }) => !sourceIds.has(value))
    .map((finding) => ({ ...finding, expectation: 'expected an id of data/sources.json' }));
};
