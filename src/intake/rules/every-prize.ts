import { listPrizeKinds, missingPrizeKinds } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** Every prize of the era is there, or the draw says that it is pending or lacking. */
export const everyPrize: DrawRule = (draw, { lottery }) => {
  const missing = missingPrizeKinds(lottery, draw);
  const excused = [
    ...(draw.pending ?? []).map((slug) => ({ path: 'pending', slug })),
    ...(draw.lacks ?? []).map((slug) => ({ path: 'lacks', slug })),
  ];
  // A draw without a single number is not a draw.
  if (excused.length > 0 && missing.length === listPrizeKinds(lottery, draw).length) {
    return [{ path: 'prizes', value: draw.prizes, expectation: 'expected at least one prize' }];
  }
  return [
    ...missing
      .filter(({ slug }) => !excused.some((prize) => prize.slug === slug))
      .map(({ slug, picks, digits }) => ({
        path: `prizes.${slug}`,
        value: undefined,
        expectation: `this prize is missing; expected ${picks} of ${digits} digits`,
      })),
    ...excused
      .filter(({ slug }) => !missing.some((kind) => kind.slug === slug))
      .map(({ path, slug }) => ({
        path,
        value: slug,
        expectation: `expected only prizes of ${lottery.slug} that the draw does not have`,
      })),
  ];
};
