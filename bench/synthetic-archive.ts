// A made-up archive of any size, for measuring only: every number in it is invented by a seeded
// generator, its one source says so, and it is written to temporary folders, never into `data/`.

import { derivePrizes } from '../src/domain/derive.ts';
import { padNumber } from '../src/domain/digits.ts';
import type { Draw } from '../src/domain/draw.ts';
import { type DrawDate, parseDrawDate } from '../src/domain/draw-date.ts';
import { addDays } from '../src/domain/clock.ts';
import { type Lottery, newestEraPrizes, type PrizeKind } from '../src/domain/lottery.ts';
import { formatDayFile } from '../src/intake/fold/day-file.ts';
import { parseRegistry } from '../src/intake/files/registry-file.ts';

/** The last year of it: whole, and past on every machine that measures. */
export const LAST_YEAR = 2025;

const SOURCES = [
  {
    id: 'synthetic',
    name: 'Synthetic, for measuring only',
    url: 'https://synthetic.example/',
    role: 'authority',
    note: 'Invented by a generator. No lottery ever drew these numbers.',
  },
];

export type ArchiveSize = { readonly years: number; readonly seed?: number };

/**
 * A data folder, file by file: the lotteries of a registry, each drawn every day of so many years.
 *
 * @param registryText a `lotteries.json`; only the newest era of each lottery is drawn by, and that
 *   of the government lottery begins in 2017: at most eight years
 */
export function* syntheticArchive(
  registryText: string,
  { years, seed = 49 }: ArchiveSize,
): Generator<readonly [path: string, text: string]> {
  const parsed = parseRegistry(JSON.parse(registryText));
  if ('findings' in parsed) throw new Error('the registry cannot be read');
  yield ['lotteries.json', registryText];
  yield ['sources.json', `${JSON.stringify(SOURCES)}\n`];
  const random = seededRandom(seed);
  for (const lottery of parsed.value.lotteries) {
    for (let year = LAST_YEAR; year > LAST_YEAR - years; year -= 1) {
      const draws = daysOf(year).map((day) => syntheticDraw(lottery, day, random));
      yield [`draws/${lottery.slug}/${year}.json`, formatDayFile(lottery, draws)];
    }
  }
}

/** One invented draw, with everything that a true one would have to obey. */
export function syntheticDraw(lottery: Lottery, drawDate: DrawDate, random: () => number): Draw {
  const kinds = newestEraPrizes(lottery);
  const longest = kinds.toSorted((one, other) => other.digits - one.digits)[0];
  // Where all prizes are parts of one number, it is drawn once and the others follow from it.
  const drawn =
    lottery.drawn === 'one-number'
      ? kinds.filter((kind) => kind === longest || kind.place === null)
      : kinds.filter(({ slug }) => slug !== 'adjacent-first-prize');
  const given = Object.fromEntries(drawn.map((kind) => [kind.slug, numbersOf(kind, random)]));
  return { drawDate, source: 'synthetic', prizes: derivePrizes(lottery, drawDate, given) };
}

/** Numbers from 0 up to but not including 1, the same for the same seed (xorshift, 32 bits). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Newest first, as a file has them. */
function daysOf(year: number): DrawDate[] {
  const days: DrawDate[] = [];
  const first = `${year}-01-01`;
  for (let day = parseDrawDate(`${year}-12-31`); day >= first; day = addDays(day, -1))
    days.push(day);
  return days;
}

function numbersOf({ digits, picks }: PrizeKind, random: () => number): string[] {
  const numbers = new Set<string>();
  while (numbers.size < picks) {
    numbers.add(padNumber(Math.floor(random() * 10 ** digits), digits));
  }
  return [...numbers].sort();
}
