// The words of a line → the lotteries they name, or that they name none.
import { type Named, type NameBook, nameKey } from '../lottery-names.ts';
import { meaningOf, type State, type WordMeaning } from './words.ts';

export type TextMeaning = {
  readonly names: readonly { readonly named: Named; readonly name: string }[];
  readonly says?: State;
  /** Words that are neither a name nor known to say nothing: then the text names nothing at all. */
  readonly unknown?: string;
  /** Whether these words are only talk. */
  readonly isIdle?: boolean;
};

/** Parts of names, which are no code of a list however short they are. */
const NAME_WORDS =
  /^(?:s?vip|star|tv|hd|ex|extra|st|visa|plus|super|new|gold|lite|mini|max|pro|asean)$/;

/** No name and no word is longer, nor is a sentence with a result: what is longer is not looked at. */
const [LONGEST_NAME, LONGEST_TEXT] = [40, 200];

/** The groups whose lotteries are called by what stands behind: ลาว, ฮานอย. */
const GROUP = /^(?:หวย)?(ลาว|ฮานอย)$/;

/** `groupOf('หวยลาว') //=> 'ลาว'` */
export function groupOf(name: string): string | undefined {
  return GROUP.exec(name)?.[1];
}

/** @param group the word that stands once above many names, for each of them; empty where there is none */
export function readText(text: string, book: NameBook, group = ''): TextMeaning {
  const unknown = { names: [], unknown: text.trim().slice(0, LONGEST_TEXT) };
  // Text that is shown in the other direction is not read in this one.
  if (text.length > LONGEST_TEXT || /[\u202D\u202E]/.test(text)) return unknown;
  // ออกแล้วววว is said louder than ออกแล้ว, and no more.
  const keys = [text, withoutCode(text)].map((words) =>
    nameKey(words).replace(/([\u0E00-\u0E7F])\1{2,}/g, '$1'),
  );
  const [read] = keys.flatMap((key) => readKey(key, book, group) ?? []);
  return read?.isIdle ? { ...unknown, isIdle: true } : (read ?? unknown);
}

type Piece = { readonly name: string; readonly named?: Named; readonly word?: WordMeaning };
type Reading = { readonly cost: number; readonly pieces: readonly Piece[] };

/** หวย and ลาวทีวี rather than หวยลาว and ทีวี, but หวยไทย rather than หวย and ไทย. */
const [COST_OF_NAME, COST_OF_TALK, COST_OF_WORD] = [1000, 100, 1];

/** Splits the letters into names and words: into as few names as can be; `undefined` where some are neither. */
function readKey(key: string, book: NameBook, group: string): TextMeaning | undefined {
  const readings: (Reading | undefined)[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= key.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start += 1) {
      const before = readings[start];
      const piece = before && pieceOf(key.slice(start, end), end === key.length, book, group);
      if (before === undefined || piece === undefined) continue;
      const cost = before.cost + costOf(piece);
      if (cost < (readings[end]?.cost ?? Infinity)) {
        readings[end] = { cost, pieces: [...before.pieces, piece] };
      }
    }
  }
  const pieces = readings[key.length]?.pieces;
  if (pieces === undefined || pieces.some(({ word }) => word === 'other')) return undefined;
  const says = pieces.flatMap(({ word }) =>
    word === 'no-draw' || word === 'not-yet' ? [word] : [],
  )[0];
  return {
    names: pieces.flatMap(({ name, named }) => (named === undefined ? [] : [{ name, named }])),
    ...(says && { says }),
    ...(pieces.some(({ word }) => word === 'idle') && { isIdle: true }),
  };
}

function costOf({ named, word }: Piece): number {
  if (named !== undefined) return COST_OF_NAME;
  return word === 'idle' ? COST_OF_TALK : COST_OF_WORD;
}

function pieceOf(name: string, isLast: boolean, book: NameBook, group: string): Piece | undefined {
  const named =
    (group === '' ? undefined : book.findKey(`${group}${name}`, isLast)) ??
    book.findKey(name, isLast);
  if (named !== undefined) return { name, named };
  const word = meaningOf(name);
  return word === undefined ? undefined : { name, word };
}

/** Some lists put a code of their own before the name: `dws ดาวโจนส์ STAR`. */
function withoutCode(text: string): string {
  const [, code, name] = /^ ?([a-z]{1,5}) (.+)$/su.exec(text) ?? [];
  return code === undefined || name === undefined || NAME_WORDS.test(code) ? text : name;
}
