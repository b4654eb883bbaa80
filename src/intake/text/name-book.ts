// Whose name a text is, which names the registry may have, and which are near a misspelt one.
import leven from 'leven';
import type { Lottery } from '../../domain/lottery.ts';
import { askedKey, listNames, nameKey } from '../../domain/lottery-names.ts';
import type { Finding } from '../problem.ts';

/** Names that stand for no lottery of ours. */
export type OtherNames = {
  /** Names that may mean several lotteries: a person has to say which. */
  readonly ambiguous: readonly string[];
  /** Lotteries that are not ours; `*` at one end stands for anything. */
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
  // Looked up last, since a name of ours that other lists give to another lottery is ambiguous.
  for (const name of other.ambiguous) byKey.set(nameKey(name), { kind: 'ambiguous' });
  const isNotOurs = other.notOurs.map(matchName);
  /** @param isWhole no other letters stand behind the key, which `nameKey` gave */
  const findKey = (key: string, isWhole: boolean): Named | undefined => {
    const match = byKey.get(key);
    if (match !== undefined || key === '' || !isWhole) return match;
    return isNotOurs.some((pattern) => pattern(key)) ? { kind: 'not-ours' } : undefined;
  };
  /** The keys of a lottery's names; that of its Thai name is the first. */
  const keysOf = (lottery: Lottery) => keys.get(lottery) ?? [];
  return { lotteries, keysOf, findKey, find: (text: string) => findKey(nameKey(text), true) };
}

function matchName(name: string): (key: string) => boolean {
  const part = nameKey(name);
  // `*ST` is ลาว ST, not the end of a word such as latest.
  if (name.startsWith('*')) return (key) => new RegExp(`(?<![a-z])${part}$`).test(key);
  if (name.endsWith('*')) return (key) => key.startsWith(part);
  return (key) => key === part;
}

/** Names that two lotteries have. A Thai name may be ambiguous, as others use it; no alias may. */
export function senseOfNames(
  lotteries: readonly Pick<Lottery, 'slug' | 'nameTh' | 'nameEn' | 'aliases'>[],
  { ambiguous, notOurs }: OtherNames,
): Finding[] {
  const claims: Claim[] = [];
  lotteries.forEach(({ slug, nameTh, nameEn }, index) => {
    // A slug that is there twice is a finding of its own.
    if (lotteries.findIndex((lottery) => lottery.slug === slug) !== index) return;
    const path = `lotteries[${index}]`;
    claims.push({ name: nameTh, path: `${path}.nameTh`, owner: slug });
    if (nameEn !== undefined) {
      claims.push({ name: nameEn, path: `${path}.nameEn`, owner: slug, mayRepeat: true });
    }
    claims.push({ name: slug, path: `${path}.slug`, owner: slug, mayRepeat: true });
  });
  const thai = new Set(lotteries.map(({ nameTh }) => nameKey(nameTh)));
  ambiguous.forEach((name, index) => {
    if (thai.has(nameKey(name))) return;
    claims.push({ name, path: `ambiguousNames[${index}]`, owner: 'ambiguousNames' });
  });
  notOurs.forEach((name, index) => {
    if (name.startsWith('*') || name.endsWith('*')) return;
    claims.push({ name, path: `otherLotteries[${index}]`, owner: 'otherLotteries' });
  });
  lotteries.forEach(({ slug, aliases = [] }, index) => {
    aliases.forEach((name, at) => {
      claims.push({ name, path: `lotteries[${index}].aliases[${at}]`, owner: slug });
    });
  });
  return judgeClaims(claims);
}

type Claim = {
  readonly name: string;
  readonly path: string;
  readonly owner: string;
  /** A lottery may be called the same in two of its own names. */
  readonly mayRepeat?: true;
};

/** Gives a name to the first lottery that claims it, and reports the others. */
function judgeClaims(claims: readonly Claim[]): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { name, path, owner, mayRepeat } of claims) {
    const key = nameKey(name);
    const first = owners.get(key);
    if (key === '') {
      findings.push({ path, value: name, expectation: 'expected a name' });
    } else if (first === undefined) {
      owners.set(key, owner);
    } else if (first !== owner || !mayRepeat) {
      findings.push({ path, value: name, expectation: `it already is a name of ${first}` });
    }
  }
  return findings;
}

const OFFERED = 3;
/** No name is longer, and comparing letters costs something for each pair of names. */
const LONGEST_SLIP = 40;
/** One wrong letter in this many is a slip; more make another name. */
export const LETTERS_PER_SLIP = 3;

/** The slugs of the nearest names, in order. `closestLotteries('lao-tvv', …) //=> ['lao-tv']` */
export function closestLotteries(
  text: string,
  lotteries: readonly Lottery[],
  keysOf: (lottery: Lottery) => readonly string[] = (lottery) => listNames(lottery).map(nameKey),
): string[] {
  // Compares the text with and without หวย, since some names begin with it.
  const typed = [nameKey(text), askedKey(text)].filter(({ length }) => length <= LONGEST_SLIP);
  const near = lotteries.flatMap((lottery) => {
    const slips = keysOf(lottery).flatMap((name) =>
      typed.map((key) => ({ slug: lottery.slug, slips: leven(key, name), letters: key.length })),
    );
    const [least] = slips.sort((left, right) => left.slips - right.slips);
    return least && least.slips * LETTERS_PER_SLIP <= least.letters ? [least] : [];
  });
  return near
    .sort((left, right) => left.slips - right.slips)
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
