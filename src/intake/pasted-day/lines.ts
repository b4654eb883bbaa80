// A pasted text, line by line: what each line names, and its labels and numbers.
import { plainLine } from '../../domain/plain-line.ts';
import type { NameBook } from '../name-book.ts';
import { type LineDay, withoutDays } from './day-and-time.ts';
import { withoutAmounts, withoutContacts, withoutHashtags, withoutSender } from './asides.ts';
import { findGroup, readText, type TextMeaning } from './read-text.ts';
import { type Token, readTokens } from './tokens.ts';
import { markIn, NEXT_DRAW, type Objection, objectionIn, tipIn } from './words.ts';

export type NumberToken = Exclude<Token, { type: 'text' }>;

export type NameItem = { readonly type: 'name'; readonly name: TextMeaning['names'][number] };

export type Item = NameItem | { readonly type: 'payload'; readonly tokens: readonly NumberToken[] };

export type ReadLine = {
  /** 1-based. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  /** Without decoration, addresses and telephone numbers. */
  readonly plain: string;
  readonly tip: string | undefined;
  readonly objection: Objection | undefined;
  readonly days: readonly LineDay[];
  readonly times: readonly string[];
  /** A month or a year without a day: the beginning of a `DrawDate`. */
  readonly spans: readonly string[];
  /** 0 for วันนี้, 1 for เมื่อวาน. */
  readonly daysAgo: readonly number[];
  /** Names, and between them runs of labels and numbers. */
  readonly items: readonly Item[];
  /** Words that are not a name. */
  readonly unknown: string | undefined;
  /** Whether the words that are not a name mean nothing. */
  readonly isIdle: boolean;
  /** Words above that may say that the numbers below are not results. */
  readonly wordsAbove?: string;
  readonly says: TextMeaning['says'];
};

const COUNTER = /^ ?\d{1,2} ?[.)] ?(?=\p{L})/u;

export function readLines(text: string, book: NameBook): ReadLine[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/).map((pasted, index) => {
    const isName = (words: string) => readText(plainLine(words), book).names.length > 0;
    const message = withoutHashtags(withoutSender(pasted, isName), isName);
    const plain = withoutContacts(plainLine(message));
    const [ofThisDraw = ''] = plain.split(NEXT_DRAW);
    const { rest, times, spans, days: all } = withoutDays(plain);
    const days = ofThisDraw === plain ? all : withoutDays(ofThisDraw).days;
    const tokens = readTokens(withoutAmounts(rest).replace(COUNTER, ''));
    const daysAgo = RELATIVE.flatMap(([words, ago]) => (words.test(plain) ? [ago] : []));
    const signs = withoutContacts(message.toLowerCase());
    const { items, unknown, isIdle, says } = readItems(tokens, book);
    const line = {
      line: index + 1,
      text: pasted,
      plain,
      tip: tipIn(plain),
      objection: objectionIn(plain, signs),
      days,
      times,
      spans,
      daysAgo,
      tokens,
      items,
      unknown,
      isIdle,
      says,
    };
    return withDoubt(line, tokens.length > 0 ? markIn(signs) : undefined);
  });
  return withWordsAbove(withoutCounters(withShortNames(lines, book)));
}

const RELATIVE = [
  [/วันนี้|today|ມື້ນີ້/, 0],
  [/เมื่อวาน(?!ซืน)|วานนี้|yesterday|ມື້ວານ/, 1],
] as const;

type LineWithTokens = ReadLine & { readonly tokens: readonly Token[] };

/** Below the heading ลาว, ทีวี is ลาวทีวี; but only where no name below it is written in full. */
function withShortNames(lines: readonly LineWithTokens[], book: NameBook): LineWithTokens[] {
  let heading: LineWithTokens | undefined;
  const blocks = Map.groupBy(lines, (line) => {
    const isHeading = line.unknown !== undefined || listNames(line).length > 0;
    if (isHeading && listTokens(line).length === 0) heading = line;
    return heading;
  });
  return [...blocks].flatMap(([above, block]) => {
    const [first, second] = above ? listNames(above) : [];
    const group = second === undefined ? findGroup(first?.name.name ?? '') : undefined;
    const isFull = ({ name: { target, name } }: NameItem) =>
      target.kind === 'lottery' && name.startsWith(group ?? '');
    const below = block.filter((line) => line !== above);
    if (group === undefined || below.flatMap(listNames).some(isFull)) return block;
    return block.map((line) =>
      listTokens(line).length === 0 ? line : { ...line, ...readItems(line.tokens, book, group) },
    );
  });
}

/** The labels and numbers of a line, whatever they stand beside. */
export function listTokens({ items }: Pick<ReadLine, 'items'>): NumberToken[] {
  return items.flatMap((item) => (item.type === 'payload' ? item.tokens : []));
}

/** The names of a line, in order. */
export function listNames({ items }: Pick<ReadLine, 'items'>): NameItem[] {
  return items.flatMap((item) => (item.type === 'name' ? [item] : []));
}

/** A table counts its rows: 1, 2, 3 in front of the names. */
function withoutCounters(lines: readonly ReadLine[]): ReadLine[] {
  let next = 1;
  return lines.map((line) => {
    const [first, name, payload] = line.items;
    if (first?.type !== 'payload' || name?.type !== 'name' || payload?.type !== 'payload')
      return line;
    const [count, second] = first.tokens;
    if (second || count?.type !== 'number' || Number(count.digits) !== next) return line;
    next += 1;
    return { ...line, items: line.items.slice(1) };
  });
}

function readItems(tokens: readonly Token[], book: NameBook, group = '') {
  const items: (NameItem | { type: 'payload'; tokens: NumberToken[] })[] = [];
  let unknown: string | undefined;
  let says: TextMeaning['says'];
  let isIdle = true;
  for (const token of tokens) {
    if (token.type !== 'text') {
      const last = items.at(-1);
      if (last?.type === 'payload') last.tokens.push(token);
      else items.push({ type: 'payload', tokens: [token] });
      continue;
    }
    const meaning = readText(token.text, book, group);
    unknown ??= meaning.unknown;
    if (meaning.unknown !== undefined && !meaning.isIdle) isIdle = false;
    says ??= meaning.says;
    items.push(...meaning.names.map((name): NameItem => ({ type: 'name', name })));
  }
  const meant = items.filter((item, at) => {
    const next = items[at + 1];
    return !beginsGroup(item, next) && !isRepeated(item, next);
  });
  return { items: meant, unknown, isIdle, says };
}

/** หวยลาววันนี้ … หวยลาวพัฒนา: the group in front of a name of it says nothing. */
function beginsGroup(item: Item, next: Item | undefined): boolean {
  if (item.type !== 'name' || next?.type !== 'name') return false;
  const group = findGroup(item.name.name);
  const { target, name } = next.name;
  return group !== undefined && target.kind === 'lottery' && name.includes(group);
}

/** ฮานอยปกติ (ฮานอยธรรมดา) is two names of one lottery. */
function isRepeated(item: Item, next: Item | undefined): boolean {
  if (item.type !== 'name' || next?.type !== 'name') return false;
  const [name, repeated] = [item.name.target, next.name.target];
  return (
    name.kind === 'lottery' && repeated.kind === 'lottery' && name.lottery === repeated.lottery
  );
}

/**
 * A line that asks about a number or a day, or marks a name or a number as wrong, states nothing.
 */
function withDoubt(line: LineWithTokens, mark: string | undefined): LineWithTokens {
  const { objection, tokens, days, unknown, plain } = line;
  const hasNumbers = tokens.some(({ type }) => type === 'number');
  const isOfDay = days.length > 0 && !hasNumbers;
  const isBare = unknown === undefined && (isOfDay || listNames(line).length > 0);
  if (objection?.kind === 'doubt' && (hasNumbers || isBare)) {
    return { ...line, unknown: unknown ?? objection.words, isIdle: !isOfDay };
  }
  // A question in a chat asks too.
  const isChat = objection?.kind === 'doubt' && objection.isAsked && /\p{L}/u.test(plain);
  const spoken = isChat ? { ...line, objection: undefined } : line;
  return mark === undefined ? spoken : { ...spoken, unknown: mark, isIdle: true };
}

/** Words without a number that nobody knows may be the heading of a forecast, or of another day. */
function withWordsAbove(lines: readonly ReadLine[]): ReadLine[] {
  let wordsAbove: string | undefined;
  return lines.map((line) => {
    const below = wordsAbove === undefined ? line : { ...line, wordsAbove };
    const isHeading = line.items.every(({ type }) => type === 'name');
    if (line.unknown !== undefined && !line.isIdle && isHeading) wordsAbove ??= line.unknown;
    return below;
  });
}
