// The statistics of one prize's past draws.
import type { Draw, LotteryDraws } from '../draw.ts';
import { type PrizeFrequency, tallyFrequency } from '../frequency.ts';
import { newestEraPrizes } from '../lottery.ts';
import type { PrizeKind } from '../prize.ts';
import { type Absence, absenceOf } from './absence.ts';
import { type Band, chanceBand } from './chance.ts';
import { type Places, tallyPlaces } from './places.ts';
import { type SpreadRow, spreadOf } from './spread.ts';
import { testUniformity, type Uniformity } from './uniformity.ts';

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
  /** Whether all numbers are equally likely. */
  readonly numbersTest: Uniformity;
  /** Whether all digits are equally likely at each place. */
  readonly placesTest: Uniformity;
};

/** The adjacent prizes follow from the first prize: every test would count it twice. */
const FOLLOWS_FROM_ANOTHER = 'adjacent-first-prize';

/** The prizes of the newest era that have a chance of their own, in registry order. */
export function lotteryStatistics({ lottery, draws }: LotteryDraws): PrizeStatistics[] {
  return newestEraPrizes(lottery)
    .filter(({ slug }) => slug !== FOLLOWS_FROM_ANOTHER)
    .map((kind) => prizeStatistics(kind, draws));
}

/** One prize over draws given newest first. */
export function prizeStatistics(kind: PrizeKind, draws: readonly Draw[]): PrizeStatistics {
  const frequency = tallyFrequency(kind, draws);
  const places = tallyPlaces(kind, draws);
  const { picks } = places;
  const counts = frequency.numbers.map(({ count }) => count);
  return {
    frequency,
    picks,
    band: chanceBand(picks, 1 / frequency.possibleValues),
    spread: spreadOf(frequency, picks),
    absence: absenceOf(frequency, picks),
    places,
    placeBand: chanceBand(picks, 1 / 10),
    numbersTest: testUniformity([{ counts, cells: frequency.possibleValues }]),
    placesTest: testUniformity(places.counts.map((digits) => ({ counts: digits, cells: 10 }))),
  };
}
