// Every statistical test of one lottery, corrected together. The list was fixed before any test saw
// real draws; only the number of draws decides whether a test has enough.
import type { Draw, LotteryDraws } from '../draw.ts';
import type { PrizeFrequency } from '../frequency.ts';
import type { PrizeKind } from '../lottery.ts';
import { apartPrizes, prizesWithChance, tallyPlaces } from './prize-statistics.ts';
import {
  type Coincidences,
  consecutiveDraws,
  type Meeting,
  testDigitPairs,
  testSameDigit,
  testSameNumber,
  twoPrizes,
} from './meetings.ts';
import { holm, type Verdict, judgeByHolm } from './holm.ts';
import type { TestQuestion } from './question.ts';
import { testUniformity, type Uniformity } from './chi-square.ts';

export type StatisticalTest = {
  readonly asks: TestQuestion;
  /** One: its numbers or its consecutive draws. Two: both of one draw. */
  readonly prizes: readonly PrizeKind[];
  readonly result: Coincidences | Uniformity;
  /** The p-value adjusted for all tests of the lottery; 1 where there are too few draws. */
  readonly adjusted: number;
};

type Unadjusted = Omit<StatisticalTest, 'adjusted'>;

/** @param draws newest first, complete; @param frequencies of the prizes of the newest era */
export function lotteryTests(
  { lottery, draws }: LotteryDraws,
  frequencies: readonly PrizeFrequency[],
): StatisticalTest[] {
  const apart = apartPrizes(lottery);
  const withChance = prizesWithChance(lottery);
  const even = frequencies.filter(({ kind }) => withChance.includes(kind));
  const tests = [
    ...even.flatMap((one) => evenness(one, draws)),
    ...apart.flatMap((kind) => dependence([kind], consecutiveDraws(kind, draws))),
    ...pairUp(apart).flatMap((pair) => dependence(pair, twoPrizes(...pair, draws))),
  ];
  const decided = tests.filter(({ result }) => result.enough);
  const adjusted = holm(decided.flatMap(({ result }) => (result.enough ? [result.pValue] : [])));
  return tests.map((test) => ({ ...test, adjusted: adjusted[decided.indexOf(test)] ?? 1 }));
}

/** What a test says among all of its lottery; `undefined` where there are too few draws. */
export function judgeTest({ result, adjusted }: StatisticalTest): Verdict | undefined {
  return result.enough ? judgeByHolm(result.pValue, adjusted) : undefined;
}

function evenness(frequency: PrizeFrequency, draws: readonly Draw[]): Unadjusted[] {
  const { kind, possibleValues: cells, numbers } = frequency;
  const counts = numbers.map(({ count }) => count);
  const places = tallyPlaces(kind, draws).counts.map((digits) => ({ counts: digits, cells: 10 }));
  return [
    { asks: 'even-numbers', prizes: [kind], result: testUniformity([{ counts, cells }]) },
    { asks: 'even-digits', prizes: [kind], result: testUniformity(places) },
  ];
}

function dependence(prizes: readonly PrizeKind[], meetings: readonly Meeting[]): Unadjusted[] {
  const digits = Math.min(...prizes.map((kind) => kind.digits));
  return [
    { asks: 'same-number', prizes, result: testSameNumber(meetings, digits) },
    { asks: 'same-digit', prizes, result: testSameDigit(meetings, digits) },
    { asks: 'digit-pairs', prizes, result: testDigitPairs(meetings, digits) },
  ];
}

/** Each two once, in order. */
function pairUp<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}
