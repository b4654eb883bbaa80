// Whose name a text is, which names the registry may have, and which are near a misspelt one.
import leven from 'leven';
import type { Lottery } from '../domain/lottery.ts';
import { askedKey, listNames, nameKey } from '../domain/lottery-names.ts';
import type { Finding } from './problem.ts';

/** Names that stand for no lottery of ours. */
export type OtherNames = {
  /** May mean several lotteries: a person has to say which. */
  readonly ambiguous: readonly string[];
  /** Lotteries we do not carry; `*` at one end stands for anything. */
  readonly notOurs: readonly string[];
};

export type Named =
  | { readonly kind: 'lottery'; readonly lottery: Lottery }
  | { readonly kind: 'ambiguous' | 'not-ours' };

export type NameBook = ReturnType<typeof nameBook>;

/** Finds whose name a text is. */
export function nameBook(lotteries: readonly Lottery[], other: OtherNames) {
  const byKey = new Map<string, Named>();
  const keys = new Map(lotteries.map((lottery) => [lottery, listNames(lottery).map(nameKey)]));
  for (const [lottery, own] of keys) {
    for (const key of own) byKey.set(key, { kind: 'lottery', lottery });
  }
  // Last, since a name of ours that other lists give to another lottery is ambiguous.
  for (const name of other.ambiguous) byKey.set(nameKey(name), { kind: 'ambiguous' });
  const isNotOurs = other.notOurs.map(matchName);
  /** @param isWhole no other letters stand behind the key, which `nameKey` gave */
  const findKey = (key: string, isWhole: boolean): Named | undefined => {
    const named = byKey.get(key);
    if (named !== undefined || key === '' || !isWhole) return named;
    return isNotOurs.some((pattern) => pattern(key)) ? { kind: 'not-ours' } : undefined;
  };
  /** The keys of a lottery's names; that of its Thai name is the first. */
  const keysOf = (lottery: Lottery) => keys.get(lottery) ?? [];
  return { lotteries, keysOf, findKey, find: (text: string) => findKey(nameKey(text), true) };
}

/** The lotteries whose names stand in the words, the longest name where one is in another. */
export function lotteriesIn(words: string, { lotteries, keysOf }: NameBook): Lottery[] {
  const text = nameKey(words);
  const keys = lotteries.map((lottery) => keysOf(lottery).filter((key) => text.includes(key)));
  const isLongest = (key: string) =>
    keys.flat().every((longer) => longer === key || !longer.includes(key));
  return lotteries.filter((_, index) => keys[index]?.some(isLongest));
}

function matchName(name: string): (key: string) => boolean {
  const part = nameKey(name);
  if (name.startsWith('*')) return (key) => key.endsWith(part);
  if (name.endsWith('*')) return (key) => key.startsWith(part);
  return (key) => key === part;
}

/** Names that two lotteries have. A Thai name may be ambiguous, as others use it; no alias may. */
export function senseOfNames(
  lotteries: readonly Pick<Lottery, 'slug' | 'nameTh' | 'nameEn' | 'aliases'>[],
  { ambiguous, notOurs }: OtherNames,
): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  const claim = (name: string, path: string, owner: string, mayRepeat: boolean) => {
    const key = nameKey(name);
    const other = owners.get(key);
    if (other === undefined && key !== '') owners.set(key, owner);
    else if (key === '' || other !== owner || !mayRepeat) {
      const expectation = key === '' ? 'expected a name' : `it already is a name of ${other}`;
      findings.push({ path, value: name, expectation });
    }
  };
  lotteries.forEach(({ slug, nameTh, nameEn }, index) => {
    // A slug that is there twice is a finding of its own.
    if (lotteries.findIndex((other) => other.slug === slug) !== index) return;
    claim(nameTh, `lotteries[${index}].nameTh`, slug, false);
    if (nameEn !== undefined) claim(nameEn, `lotteries[${index}].nameEn`, slug, true);
    claim(slug, `lotteries[${index}].slug`, slug, true);
  });
  const thai = new Set(lotteries.map(({ nameTh }) => nameKey(nameTh)));
  ambiguous.forEach((name, index) => {
    if (!thai.has(nameKey(name))) claim(name, `ambiguousNames[${index}]`, 'ambiguousNames', false);
  });
  notOurs.forEach((name, index) => {
    const isPattern = name.startsWith('*') || name.endsWith('*');
    if (!isPattern) claim(name, `otherLotteries[${index}]`, 'otherLotteries', false);
  });
  lotteries.forEach(({ slug, aliases }, index) => {
    aliases?.forEach((alias, at) => {
      claim(alias, `lotteries[${index}].aliases[${at}]`, slug, false);
    });
  });
  return findings;
}

const OFFERED = 3;
/** No name is as long, and whoever compares letters does so for each pair of them. */
const LONGEST_SLIP = 40;
/** One wrong letter in so many is a slip; more is another name. */
const LETTERS_PER_SLIP = 3;

/** The slugs of the nearest names, in order. `closestLotteries('lao-tvv', …) //=> ['lao-tv']` */
export function closestLotteries(
  text: string,
  lotteries: readonly Lottery[],
  keysOf: (lottery: Lottery) => readonly string[] = (lottery) => listNames(lottery).map(nameKey),
): string[] {
  // Some names begin with หวย themselves.
  const typed = [nameKey(text), askedKey(text)].filter(({ length }) => length <= LONGEST_SLIP);
  const near = lotteries.flatMap((lottery) => {
    const slips = keysOf(lottery).flatMap((name) =>
      typed.map((key) => ({ slug: lottery.slug, slips: leven(key, name), letters: key.length })),
    );
    const [least] = slips.sort((one, other) => one.slips - other.slips);
    return least && least.slips * LETTERS_PER_SLIP <= least.letters ? [least] : [];
  });
  return near
    .sort((one, other) => one.slips - other.slips)
    .slice(0, OFFERED)
    .map(({ slug }) => slug);
}

/** The Thai names that the words of a text may have meant, in the order of the registry. */
export function closestNames(words: string, { lotteries, keysOf }: NameBook): string[] {
  const slugs = closestLotteries(words, lotteries, keysOf);
  return lotteries.filter(({ slug }) => slugs.includes(slug)).map(({ nameTh }) => nameTh);
}

/** `didYouMean(['lao-tv']) //=> '; did you mean lao-tv?'` */
export function didYouMean(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : `; did you mean ${slugs.join(' or ')}?`;
}
