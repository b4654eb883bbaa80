// What chance alone would give, were every number equally likely and every draw on its own.
import { dbinom } from 'lib-r-math.js';

/** The band is called usual: chance stays inside it at least this often. */
const BAND_SHARE = 0.95;

export type Band = {
  readonly low: number;
  readonly high: number;
  /** How likely chance alone is to fall outside; counts are whole, so seldom exactly 5 %. */
  readonly outside: number;
};

/**
 * The counts, both ends included, that chance gives at least 95 % of the time.
 *
 * @param trials numbers drawn in all
 * @param probability of one candidate at each of them
 * @example chanceBand(469, 1 / 100) //=> low 1, high 9
 */
export function chanceBand(trials: number, probability: number): Band {
  checkChance(trials, probability);
  const tail = (1 - BAND_SHARE) / 2;
  // Adds term by term: the library's own sum (pbinom) is off in the third decimal for few trials.
  let upTo = 0;
  let low: number | undefined;
  let below = 0;
  for (let count = 0; ; count += 1) {
    const before = upTo;
    upTo += dbinom(count, trials, probability);
    if (low === undefined && upTo >= tail) [low, below] = [count, before];
    if (upTo >= 1 - tail || count === trials) {
      return { low: low ?? count, high: count, outside: below + Math.max(0, 1 - upTo) };
    }
  }
}

/** Whether a count lies outside a band. */
export function isOutside(count: number, { low, high }: Band): boolean {
  return count < low || count > high;
}

/** How likely chance is to give exactly this count. */
export function chanceOfCount(count: number, trials: number, probability: number): number {
  checkChance(trials, probability);
  return dbinom(count, trials, probability);
}

function checkChance(trials: number, probability: number): void {
  if (!Number.isSafeInteger(trials) || trials < 0) throw new RangeError(`${trials} is no count`);
  if (!(probability > 0 && probability < 1)) {
    throw new RangeError(`${probability} is no probability between 0 and 1`);
  }
}
