import { listPrizeKinds } from '../../domain/draw.ts';
import type { DrawRule } from './rule.ts';

/** A draw has no prize that its era does not pay. */
export const declaredPrizes: DrawRule = (draw, { lottery }) => {
  const declared = listPrizeKinds(lottery, draw).map(({ slug }) => slug);
  return Object.entries(draw.prizes)
    .filter(([slug]) => !declared.includes(slug))
    .map(([slug, value]) => ({
      path: `prizes.${slug}`,
      value,
      expectation: `this prize is not declared; ${lottery.slug} then had ${declared.join(', ')}`,
    }));
};
