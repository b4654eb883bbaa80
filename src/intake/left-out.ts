// What a person has left out of a source for a day: all that it says, or some of its prizes.
import type { Draw } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Ruling } from './ruling.ts';

type RulingContext = {
  readonly lottery: Pick<Lottery, 'slug'>;
  readonly rulings: readonly Ruling[];
};

/** The prizes of a source that still count; `undefined` if none of them does. */
export function heardPrizes(
  { source, drawDate, prizes }: Pick<Draw, 'source' | 'drawDate' | 'prizes'>,
  { lottery, rulings }: RulingContext,
): Draw['prizes'] | undefined {
  const leftOut = new Set<string>();
  for (const ruling of rulings) {
    const isOfDay = ruling.lottery === lottery.slug && ruling.drawDate === drawDate;
    if (ruling.action !== 'leave-out' || !isOfDay || ruling.source !== source) continue;
    if (ruling.prizes === undefined) return undefined;
    for (const slug of ruling.prizes) leftOut.add(slug);
  }
  if (leftOut.size === 0) return prizes;
  const heard = Object.entries(prizes).filter(([slug]) => !leftOut.has(slug));
  return heard.length > 0 ? Object.fromEntries(heard) : undefined;
}
