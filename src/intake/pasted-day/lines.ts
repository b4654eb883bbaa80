// A pasted text, line by line: what each line names, and its labels and numbers.
import type { NameBook } from '../lottery-names.ts';
import { type SaidDay, withoutDays } from './day-and-time.ts';
import { plainLine } from './plain-line.ts';
import { readText, type TextMeaning } from './read-text.ts';
import { type Token, tokensOf } from './tokens.ts';
import { AMOUNTS, NEXT_DRAW, tipIn } from './words.ts';

export type NumberToken = Exclude<Token, { type: 'text' }>;

export type NameItem = { readonly type: 'name'; readonly name: TextMeaning['names'][number] };

export type Item = NameItem | { readonly type: 'payload'; readonly tokens: readonly NumberToken[] };

export type ReadLine = {
  /** 1-based. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  readonly tip?: string;
  readonly days: readonly SaidDay[];
  readonly times: readonly string[];
  /** Names, and between them runs of labels and numbers. */
  readonly items: readonly Item[];
  /** Words that are no name. */
  readonly unknown?: string;
  readonly says?: 'no-draw' | 'not-yet';
};

const COUNTER = /^ ?\d{1,2} ?[.)] ?(?=\p{L})/u;

export function readLines(text: string, book: NameBook): ReadLine[] {
  return text.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/).map((pasted, index) => {
    if (pasted.trim() === '')
      return { line: index + 1, text: pasted, days: [], times: [], items: [] };
    const plain = plainLine(pasted);
    const [ofThisDraw = ''] = plain.split(NEXT_DRAW);
    const said = withoutDays(plain);
    const { rest, times } = said;
    const { days } = ofThisDraw === plain ? said : withoutDays(ofThisDraw);
    const tip = tipIn(plain);
    const read = itemsOf(tokensOf(rest.replace(AMOUNTS, ' ').replace(COUNTER, '')), book);
    return { line: index + 1, text: pasted, ...(tip && { tip }), days, times, ...read };
  });
}

function itemsOf(tokens: readonly Token[], book: NameBook) {
  const items: Item[] = [];
  let unknown: string | undefined;
  let says: ReadLine['says'];
  let run: NumberToken[] = [];
  const endRun = () => {
    if (run.length > 0) items.push({ type: 'payload', tokens: run });
    run = [];
  };
  for (const token of tokens) {
    if (token.type !== 'text') {
      run.push(token);
      continue;
    }
    const meaning = readText(token.text, book);
    unknown ??= meaning.unknown;
    says ??= meaning.says;
    if (meaning.names.length > 0) endRun();
    items.push(...meaning.names.map((name): NameItem => ({ type: 'name', name })));
  }
  endRun();
  return { items, ...(unknown !== undefined && { unknown }), ...(says && { says }) };
}
