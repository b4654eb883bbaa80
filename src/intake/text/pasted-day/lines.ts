// A pasted text, line by line: what each line names, and its labels and numbers.
import type { WeekDay } from '../../../domain/lottery.ts';
import { plainLine } from '../../../domain/plain-line.ts';
import type { NameBook } from '../name-book.ts';
import { withoutAmounts, withoutContacts, withoutPages, withoutSender } from './asides.ts';
import { type LineDay, withoutDays } from './day-and-time.ts';
import { NEXT_DRAW_WORDS } from './idle-words.ts';
import { markIn } from './marks.ts';
import { findGroup, readText, type TextMeaning } from './read-text.ts';
import { readTokens, type Token } from './tokens.ts';

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
  readonly days: readonly LineDay[];
  readonly weekDays: readonly WeekDay[];
  /** `HH:MM`, the times of the message and of the line. */
  readonly times: readonly string[];
  /** A month or a year without a day: the beginning of a `DrawDate`. */
  readonly spans: readonly string[];
  /** 0 for วันนี้, 1 for เมื่อวาน. */
  readonly daysAgo: readonly number[];
  /** Names, and between them runs of labels and numbers. */
  readonly items: readonly Item[];
  /** Words, or a sign, that nobody here knows: a person has to judge the line. */
  readonly unknown: string | undefined;
  /** Whether the words are only a part of the day: รอบเช้า. Beside a name it may belong to that. */
  readonly isIdle: boolean;
  readonly says: TextMeaning['says'];
  readonly about: TextMeaning['about'];
  readonly aside: TextMeaning['aside'];
};

const COUNTER = /^ ?\d{1,2} ?[.)] ?(?=\p{L})/u;
/** The day of another draw stands behind these words. */
const NEXT_DRAW = new RegExp(NEXT_DRAW_WORDS.join('|'));

export function readLines(text: string, book: NameBook): ReadLine[] {
  const lines = withoutPages(text)
    .split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
    .map((pasted, index) => readLine(pasted, index + 1, book));
  return withoutCounters(withShortNames(lines, book));
}

type LineWithTokens = ReadLine & { readonly tokens: readonly Token[] };

function readLine(pasted: string, line: number, book: NameBook): LineWithTokens {
  const isName = (words: string) => readText(plainLine(words), book).names.length > 0;
  const { sent, sentAt } = withoutSender(pasted, isName);
  // An address loses its signs in a plain line, and only there has another script plain digits.
  const message = withoutContacts(sent);
  const plain = withoutContacts(plainLine(message));
  const { rest, times } = withoutDays(plain);
  const [ofThisDraw = ''] = plain.split(NEXT_DRAW);
  const { days, weekDays, spans } = withoutDays(ofThisDraw);
  // #หวยวันนี้ is a topic.
  const spoken = plainLine(message.replace(/#\S+/g, ' '));
  const daysAgo = RELATIVE.flatMap(([words, ago]) => (words.test(spoken) ? [ago] : []));
  const tokens = readTokens(withoutAmounts(rest).replace(COUNTER, ''));
  const read = readItems(tokens, book);
  const facts = { line, text: pasted, plain, days, weekDays, spans, daysAgo, tokens };
  const said = { ...facts, times: [...sentAt, ...times], ...read };
  const mark = read.says === undefined ? markIn(message) : undefined;
  if (read.about === 'next' && listTokens(read).length > 0)
    return { ...said, unknown: plain, isIdle: false };
  return mark === undefined ? said : { ...said, unknown: read.unknown ?? mark, isIdle: false };
}

const RELATIVE = [
  [/(?:วัน|เช้า|บ่าย|เย็น|ค่ำ)นี้|today|ມື້ນີ້|hôm nay|hom nay/, 0],
  [/เมื่อวาน(?!ซืน)|วานนี้|yesterday|ມື້ວານ|hôm qua|hom qua/, 1],
] as const;

/**
 * Below the heading ลาว, ทีวี is ลาวทีวี; but only where no name below it is written in full, and
 * not below a name of another group.
 */
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
    const isOthers = ({ name: { target } }: NameItem) =>
      target.kind === 'lottery'
        ? !target.lottery.nameTh.includes(group)
        : target.kind === 'not-ours';
    let isBelowOthers = false;
    return block.map((line) => {
      if (listTokens(line).length === 0) return line;
      const short = { ...line, ...readItems(line.tokens, book, group) };
      isBelowOthers ||= listNames(short).some(isOthers);
      return isBelowOthers ? line : short;
    });
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
  let about: TextMeaning['about'];
  let aside: TextMeaning['aside'];
  let isIdle = true;
  const hasPayload = tokens.some(({ type }) => type !== 'text');
  for (const token of tokens) {
    if (token.type !== 'text') {
      const last = items.at(-1);
      if (last?.type === 'payload') last.tokens.push(token);
      else items.push({ type: 'payload', tokens: [token] });
      continue;
    }
    const meaning = readText(token.text, book, group);
    const isMisplaced = meaning.aside !== undefined && hasPayload;
    unknown ??= isMisplaced ? token.text : meaning.unknown;
    if (isMisplaced || (meaning.unknown !== undefined && !meaning.isIdle)) isIdle = false;
    if (aside !== 'wish') aside = meaning.aside;
    says ??= meaning.says;
    about ??= meaning.about;
    items.push(...meaning.names.map((name): NameItem => ({ type: 'name', name })));
  }
  const meant = items.filter((item, at) => {
    const next = items[at + 1];
    return !beginsGroup(item, next) && !isRepeated(item, next);
  });
  return { items: meant, unknown, isIdle: isIdle && meant.length === 0, says, about, aside };
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
