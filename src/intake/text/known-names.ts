// What files of the data folder may name: lotteries, their prizes, and sources.
import { closestMatch } from 'leven';
import type { Source } from '../../domain/source.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { didYouMean, LETTERS_PER_SLIP } from './name-book.ts';
import { type Check, UNKNOWN_LOTTERY, UNKNOWN_SOURCE } from '../problem.ts';

/** If a file cannot be read its names are absent here, and references to them are not judged. */
export type Known = {
  readonly lotteries?: readonly (Pick<Lottery, 'slug'> & Partial<Pick<Lottery, 'eras'>>)[];
  readonly sources?: readonly Pick<Source, 'id' | 'role' | 'lotteries'>[];
};

export function checkLottery(path: string, slug: string, { lotteries }: Known): Check {
  const slugs = lotteries?.map((lottery) => lottery.slug) ?? [slug];
  return checkName(path, slug, slugs, UNKNOWN_LOTTERY);
}

export function checkSource(path: string, id: string, { sources }: Known): Check {
  const ids = sources?.map((source) => source.id) ?? [id];
  return checkName(path, id, ids, UNKNOWN_SOURCE);
}

/** Whether any era of the lottery has the prize; a lottery that is not known has every one. */
export function checkPrize(path: string, prize: string, lottery: string, known: Known): Check {
  const eras = known.lotteries?.find(({ slug }) => slug === lottery)?.eras;
  const slugs = eras?.flatMap(({ prizes }) => prizes.map(({ slug }) => slug)) ?? [prize];
  return checkName(path, prize, slugs, `expected a prize of ${lottery}`);
}

/** Whether a name is one of those there are; if not, which may have been meant. */
export function checkName(
  path: string,
  name: string,
  names: readonly string[],
  expectation: string,
): Check {
  const isKnown = names.includes(name);
  return [isKnown, path, name, isKnown ? expectation : expectation + nearest(name, names)];
}

/** Each entry that repeats an earlier one. @param keyOf what two entries may not share */
export function checkOnce<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  [path, expectation]: readonly [path: string, expectation: string],
): Check[] {
  const keys = entries.map(keyOf);
  return keys.map((key, index) => {
    const first = keys.indexOf(key);
    const place = `[${index}]${path}`;
    return [first === index, place, entries[index], `${expectation}, it is there as [${first}]`];
  });
}

/** `nearest('copys', ['copies', 'url']) //=> '; did you mean copies?'` */
export function nearest(text: string, names: readonly string[]): string {
  const maxDistance = Math.floor(text.length / LETTERS_PER_SLIP);
  const near = closestMatch(text, names, { maxDistance });
  return didYouMean(near === undefined ? [] : [near]);
}
