// The statistics of one prize's past draws.
import type { Draw, LotteryDraws } from '../draw.ts';
import { type PrizeFrequency, tallyFrequency } from '../frequency.ts';
import type { PrizeKind } from '../prize.ts';
import { type Absence, absenceOf } from './absence.ts';
import { prizesWithChance } from './apart-prizes.ts';
import { type Band, chanceBand } from './chance.ts';
import { type Places, tallyPlaces } from './places.ts';
import { type SpreadRow, spreadOf } from './spread.ts';

export type PrizeStatistics = {
  readonly frequency: PrizeFrequency;
  /** Numbers drawn in all, added up draw by draw. */
  readonly picks: number;
  /** Of one number's count. */
  readonly band: Band;
  readonly spread: readonly SpreadRow[];
  readonly absence: Absence;
  readonly places: Places;
  /** Of one digit's count at one place. */
  readonly placeBand: Band;
};

/** The prizes of the newest era that have a chance of their own, in registry order. */
export function lotteryStatistics({ lottery, draws }: LotteryDraws): PrizeStatistics[] {
  return prizesWithChance(lottery).map((kind) => prizeStatistics(kind, draws));
}

/** One prize over draws given newest first. */
export function prizeStatistics(kind: PrizeKind, draws: readonly Draw[]): PrizeStatistics {
  const frequency = tallyFrequency(kind, draws);
  const places = tallyPlaces(kind, draws);
  const { picks } = places;
  return {
    frequency,
    picks,
    band: chanceBand(picks, 1 / frequency.possibleValues),
    spread: spreadOf(frequency, picks),
    absence: absenceOf(frequency, picks),
    places,
    placeBand: chanceBand(picks, 1 / 10),
  };
}
