import { CandidateTally } from '../calculation/tally.ts';
import { ADJACENT } from '../derive.ts';
import type { Draw, LotteryDraws } from '../draw.ts';
import { tallyFrequency } from '../frequency.ts';
import { type Lottery, newestEraPrizes, type PrizeKind } from '../lottery.ts';
import { chanceBand, measureAbsence, measureSpread } from './chance.ts';

export type PrizeStatistics = ReturnType<typeof prizeStatistics>;

/** The statistics of every prize of the newest era that has a chance of its own. */
export function lotteryStatistics({ lottery, draws }: LotteryDraws): PrizeStatistics[] {
  return prizesWithChance(lottery).map((kind) => prizeStatistics(kind, draws));
}

/** One prize over draws given newest first. */
export function prizeStatistics(kind: PrizeKind, draws: readonly Draw[]) {
  const frequency = tallyFrequency(kind, draws);
  const places = tallyPlaces(kind, draws);
  const { picks } = places;
  return {
    frequency,
    /** Numbers drawn in all, added up draw by draw. */
    picks,
    /** The band of one number's count. */
    band: chanceBand(picks, 1 / frequency.possibleValues),
    spread: measureSpread(frequency, picks),
    absence: measureAbsence(frequency, picks),
    places,
    /** The band of one digit's count at one place. */
    placeBand: chanceBand(picks, 1 / 10),
  };
}

/** The numbers drawn in all, and their digits by place from the left, then digit. */
export function tallyPlaces(kind: PrizeKind, draws: readonly Draw[]) {
  const tally = new CandidateTally(1, kind.digits);
  for (const { prizes } of draws) {
    const numbers = prizes[kind.slug];
    if (numbers !== undefined) tally.add(numbers);
  }
  return { picks: tally.numbers, counts: tally.byPosition.map((digits) => [...digits]) };
}

/** The newest era's but the adjacent: with them the first prize would be tested twice. */
function prizesWithChance(lottery: Lottery): PrizeKind[] {
  return newestEraPrizes(lottery).filter(({ slug }) => slug !== ADJACENT);
}
