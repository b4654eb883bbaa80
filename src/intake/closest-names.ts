// Which lottery a person may have meant by a name that is none. Only ever a question, never an answer.
import type { Lottery } from '../domain/lottery.ts';
import { type NameBook, nameKey, namesOf } from './lottery-names.ts';

/** How many to offer. */
const OFFERED = 3;

/** No name is as long, and whoever compares letters does so for each pair of them. */
const LONGEST_SLIP = 40;

/** One wrong letter in so many is a slip; more is another name. */
const LETTERS_PER_SLIP = 3;

/**
 * The slugs whose names are nearest, the nearest first; none where no name is near.
 *
 * @param keysOf the keys of a lottery's names, where somebody knows them already
 * @example closestLotteries('lao-tvv', lotteries) //=> ['lao-tv']
 */
export function closestLotteries(
  text: string,
  lotteries: readonly Lottery[],
  keysOf: (lottery: Lottery) => readonly string[] = (lottery) => namesOf(lottery).map(nameKey),
): string[] {
  const key = nameKey(text);
  if (key.length > LONGEST_SLIP) return [];
  const near = lotteries.flatMap((lottery) => {
    const slips = Math.min(...keysOf(lottery).map((name) => slipsBetween(key, name)));
    return slips * LETTERS_PER_SLIP <= key.length ? [{ slug: lottery.slug, slips }] : [];
  });
  return near
    .sort((one, other) => one.slips - other.slips)
    .slice(0, OFFERED)
    .map(({ slug }) => slug);
}

/** Words that stand beside a name in a pasted text and are none of it. */
const BESIDE_A_NAME = /^(?:ผล|หวย){1,2}| ?(?:วันนี้|เมื่อวาน|งวดนี้|ออก)$/g;

/** The Thai names that the words of a text may have meant, in the order of the registry. */
export function closestNames(words: string, { lotteries, keysOf }: NameBook): string[] {
  const slugs = closestLotteries(words.replace(BESIDE_A_NAME, ''), lotteries, keysOf);
  return lotteries.filter(({ slug }) => slugs.includes(slug)).map(({ nameTh }) => nameTh);
}

/** `didYouMean(['lao-tv']) //=> '; did you mean lao-tv?'` */
export function didYouMean(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : `; did you mean ${slugs.join(' or ')}?`;
}

/** How many letters have to be added, taken away or changed (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
