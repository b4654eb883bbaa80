import { unavailablePrizeKinds } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** Every prize of the era is there, or the draw itself says that no source has it. */
export const everyPrize: DrawRule = (draw, { lottery }) => {
  const missing = unavailablePrizeKinds(lottery, draw);
  const lacks = draw.lacks ?? [];
  return [
    ...missing
      .filter(({ slug }) => !lacks.includes(slug))
      .map(({ slug, picks, digits }) => ({
        path: `prizes.${slug}`,
        value: undefined,
        expectation: `this prize is missing; expected ${picks} of ${digits} digits`,
      })),
    ...lacks
      .filter((slug) => !missing.some((kind) => kind.slug === slug))
      .map((value) => ({
        path: 'lacks',
        value,
        expectation: `expected only prizes of ${lottery.slug} that the draw does not have`,
      })),
  ];
};
