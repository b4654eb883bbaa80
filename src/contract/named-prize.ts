import type { PrizeKind } from '../domain/prize.ts';

/** A prize by identifier and Thai name, as bodies mention one without its numbers. */
export function namedPrize({ slug, nameTh }: PrizeKind) {
  return { slug, name: nameTh };
}
