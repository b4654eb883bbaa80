// The words of a line → the lotteries they name, or that they name none.
import { nameKey } from '../../../domain/lottery-names.ts';
import { UNKNOWN_SIGNS } from '../../../domain/plain-line.ts';
import type { NameBook, Named } from '../name-book.ts';
import { type Meaning, MEANINGS } from './idle-words.ts';

export type TextMeaning = {
  readonly names: readonly { readonly target: Named; readonly name: string }[];
  readonly says?: 'no-draw' | 'not-yet' | undefined;
  /** Of which other draws the day beside it is. */
  readonly about?: 'next' | 'past' | undefined;
  /** Words that are known only on a line without numbers. */
  readonly aside?: 'aside' | 'wish' | undefined;
  /**
   * Words that are neither a name nor known as meaningless: with them the text names nothing at
   * all.
   */
  readonly unknown?: string;
  /** Whether the words are known and name nothing but a part of the day. */
  readonly isIdle?: boolean;
};

/** A code before the name, `dws ดาวโจนส์ STAR`: no word has no vowel, but parts of names. */
const CODE = /^ ?(?!(?:tv|hd|st) )[b-df-hj-np-tv-z]{2,4} (?=\p{L})/u;

/** No name or word is longer than this, nor is a sentence with a result. */
const [LONGEST_NAME, LONGEST_TEXT] = [40, 200];
/** The groups whose lotteries are called by what stands behind: ลาว, ฮานอย. */
const GROUP = /^(?:หวย)?(ลาว|ฮานอย)$/;

/** `findGroup('หวยลาว') //=> 'ลาว'` */
export function findGroup(name: string): string | undefined {
  return GROUP.exec(name)?.[1];
}

/** @param group the word that stands once above many names; empty where there is none */
export function readText(text: string, book: NameBook, group = ''): TextMeaning {
  const unknown = { names: [], unknown: text.trim().slice(0, LONGEST_TEXT) };
  // Text in the other writing direction is not read.
  if (text.length > LONGEST_TEXT || /[\u202D\u202E]/.test(text) || signIn(text)) return unknown;
  // Treats stretched letters as one: ออกแล้วววว is ออกแล้ว.
  const keys = [text, text.replace(CODE, '')].map((words) =>
    nameKey(words).replace(/([\u0E00-\u0E7F])\1{2,}/g, '$1'),
  );
  const [meaning] = keys.flatMap((key) => readKey(key, book, group) ?? []);
  // ฮานอยรอบค่ำ is a heading; ฮานอยพิเศษ รอบค่ำ may be another lottery.
  const isHeading = meaning?.names.length && meaning.names.every(({ name }) => findGroup(name));
  if (!meaning?.isIdle || isHeading) return meaning ?? unknown;
  return { ...unknown, isIdle: meaning.names.length === 0 };
}

/** `foldVietnamese('Quay thưởng') //=> 'quay thuong'` */
export function foldVietnamese(text: string): string {
  const plain = text.toLowerCase().normalize('NFD');
  return plain
    .replace(/([a-z])\p{Mn}+/gu, '$1')
    .replaceAll('đ', 'd')
    .normalize('NFC');
}

const UNKNOWN_SIGN = new RegExp(UNKNOWN_SIGNS, 'u');

/** A sign that may be a digit, but none that we know. */
export function signIn(text: string): string | undefined {
  return UNKNOWN_SIGN.exec(text)?.[0];
}

type Piece = { readonly name: string; readonly target?: Named; readonly word?: Meaning };
type Split = { readonly cost: number; readonly pieces: readonly Piece[] };

/**
 * หวย and ลาวทีวี rather than หวยลาว and ทีวี, but หวยไทย rather than หวย and ไทย. No name is lost
 * to an aside: Hanoi Morning is one. Words that say something are read where nothing else fits.
 */
const COST_OF_NAME = 1000;
const COSTS: Readonly<Partial<Record<Meaning, number>>> = {
  round: 100,
  aside: 1001,
  wish: 1001,
  'no-draw': 5000,
  'not-yet': 5000,
};
const COST_OF_WORD = 1;

/** Splits letters into as few names as possible, and words; `undefined` where some are neither. */
function readKey(key: string, book: NameBook, group: string): TextMeaning | undefined {
  const readings: (Split | undefined)[] = [{ cost: 0, pieces: [] }];
  const folded = foldVietnamese(key);
  for (let end = 1; end <= key.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start += 1) {
      const before = readings[start];
      const isLast = end === key.length;
      const word = MEANINGS.get(folded.slice(start, end));
      const piece = before && readPiece(key.slice(start, end), word, isLast, book, group);
      if (before === undefined || piece === undefined) continue;
      const cost = before.cost + piece.cost;
      if (cost < (readings[end]?.cost ?? Infinity)) {
        readings[end] = { cost, pieces: [...before.pieces, piece] };
      }
    }
  }
  const pieces = readings[key.length]?.pieces;
  if (pieces === undefined) return undefined;
  const words = pieces.flatMap(({ word }) => word ?? []);
  const says = words.find((word) => word === 'no-draw' || word === 'not-yet');
  const about = words.find((word) => word === 'next' || word === 'past');
  const aside = words.includes('wish') ? 'wish' : words.find((word) => word === 'aside');
  const names = pieces.flatMap(({ name, target }) =>
    target === undefined ? [] : [{ name, target }],
  );
  return { names, says, about, aside, isIdle: words.includes('round') };
}

/** A name of the group or by itself, or a known word. */
function readPiece(
  name: string,
  word: Meaning | undefined,
  isLast: boolean,
  { findKey }: NameBook,
  group: string,
) {
  const ofGroup = group === '' ? undefined : findKey(`${group}${name}`, isLast);
  const target = ofGroup ?? findKey(name, isLast);
  if (target !== undefined) return { name, target, cost: COST_OF_NAME };
  return word && { name, word, cost: COSTS[word] ?? COST_OF_WORD };
}
