// The names by which people call lotteries. Two names are the same only where their keys are: nothing
// here is similar enough.
import type { Lottery } from '../domain/lottery.ts';
import { plainLine } from './pasted-day/plain-line.ts';

/** Names that stand for no lottery of ours. */
export type OtherNames = {
  /** May mean several lotteries: a person has to say which. */
  readonly ambiguous: readonly string[];
  /** Lotteries we do not carry; `*` at one end stands for anything. */
  readonly notOurs: readonly string[];
};

/** One spelling for each word that people write in several ways. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/วีไอพี/g, 'vip'],
  [/เอสvip/g, 'svip'],
  [/สตาร์|สตา/g, 'star'],
  [/ทีวี/g, 'tv'],
  [/เอชดี|เฮดดี|เฮ็ดดี|เอสดี/g, 'hd'],
  [/(?:เอกต|เอ็กต|เอ็กซ์ต|เอ็กซต)(?:ร้า|รา|้า)|ex(?:tra)?/g, 'extra'],
  [/4ดี/g, '4d'],
  [/อาเชียน/g, 'อาเซียน'],
  [/พัดทนา/g, 'พัฒนา'],
  [/ซุปเปอร์|ซูเปอร์/g, 'super'],
  [/(?<!ฮา)นอย/g, 'ฮานอย'],
  [/สลากฯ/g, 'สลากกินแบ่งรัฐบาล'],
];

/**
 * What is compared of a name: its letters and digits in one spelling.
 *
 * @example nameKey('ลาว-TV') === nameKey('ลาวทีวี')
 */
export function nameKey(name: string): string {
  const letters = plainLine(name).replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');
  return SPELLINGS.reduce((key, [spelling, one]) => key.replace(spelling, one), letters);
}

/** Every name of a lottery: Thai, English, its slug, and what else people call it. */
export function namesOf({ nameTh, nameEn, slug, aliases }: Lottery): string[] {
  return [nameTh, ...(nameEn === undefined ? [] : [nameEn]), slug, ...(aliases ?? [])];
}

export type Named =
  | { readonly kind: 'lottery'; readonly lottery: Lottery }
  | { readonly kind: 'ambiguous' | 'not-ours' };

export type NameBook = {
  readonly lotteries: readonly Lottery[];
  /** The keys of a lottery's names; that of its Thai name is the first. */
  readonly keysOf: (lottery: Lottery) => readonly string[];
  /** Whose name the text is, letter by letter. */
  readonly find: (text: string) => Named | undefined;
  /** The same, of letters that `nameKey` gave. `isWhole`: no other letters stand behind them. */
  readonly findKey: (key: string, isWhole: boolean) => Named | undefined;
};

export function nameBook(lotteries: readonly Lottery[], other: OtherNames): NameBook {
  const byKey = new Map<string, Named>();
  const keys = new Map(lotteries.map((lottery) => [lottery, namesOf(lottery).map(nameKey)]));
  for (const [lottery, own] of keys) {
    for (const key of own) byKey.set(key, { kind: 'lottery', lottery });
  }
  // Last, since a name of ours that other lists give to another lottery is ambiguous.
  for (const name of other.ambiguous) byKey.set(nameKey(name), { kind: 'ambiguous' });
  const isNotOurs = other.notOurs.map(patternOf);
  const findKey = (key: string, isWhole: boolean): Named | undefined => {
    const named = byKey.get(key);
    if (named !== undefined || key === '' || !isWhole) return named;
    return isNotOurs.some((pattern) => pattern(key)) ? { kind: 'not-ours' } : undefined;
  };
  const keysOf = (lottery: Lottery) => keys.get(lottery) ?? [];
  return { lotteries, keysOf, find: (text) => findKey(nameKey(text), true), findKey };
}

function patternOf(name: string): (key: string) => boolean {
  const part = nameKey(name);
  if (name.startsWith('*')) return (key) => key.endsWith(part);
  if (name.endsWith('*')) return (key) => key.startsWith(part);
  return (key) => key === part;
}
