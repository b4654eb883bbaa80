// The labels and numbers of a line → what they state.
import { derivePrizes } from '../../../domain/derive.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { eraOn, type Lottery } from '../../../domain/lottery.ts';
import type { NumberToken, ReadLine } from './lines.ts';
import { countWholeDigits, type Part, type Statement, stateNumbers } from './prize-of-label.ts';
import { type Label, listNumbers } from './tokens.ts';

export type Payload =
  | { readonly kind: 'none' | 'mixed' }
  | { readonly kind: 'labelled'; readonly parts: readonly Part[] }
  /** Numbers without labels: `513-89`. */
  | { readonly kind: 'bare'; readonly numbers: readonly string[] };

/** Labels stand before their numbers in the whole line, or behind each of them. */
export function readPayload(tokens: readonly NumberToken[]): Payload {
  const [first] = tokens;
  if (first === undefined) return { kind: 'none' };
  // A letter for each label and each number.
  const order = tokens.map(({ type }) => (type === 'label' ? 'L' : 'N')).join('');
  // ออก 513-89
  const saysNothing =
    first.type === 'label' && first.label.kind === 'whole' && first.label.digits === undefined;
  if (/^N+$/.test(order) || (saysNothing && /^LNN+$/.test(order)))
    return { kind: 'bare', numbers: listNumbers(tokens) };
  if (order.startsWith('L')) return { kind: 'labelled', parts: splitParts(tokens) };
  // In `ออก 582 ล่าง 40` the number without a label is the prize that needs none.
  const led = { type: 'label', label: { kind: 'top' } } as const;
  if (/^N(?:LN)+$/.test(order)) return { kind: 'labelled', parts: splitParts([led, ...tokens]) };
  if (!/^(?:NL)+$/.test(order)) return { kind: 'mixed' };
  return { kind: 'labelled', parts: splitParts(tokens.toReversed()) };
}

function splitParts(tokens: readonly NumberToken[]): Part[] {
  const parts: { label: Label; numbers: string[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'label') parts.push({ label: token.label, numbers: [] });
    if (token.type === 'number') parts.at(-1)?.numbers.push(token.digits);
  }
  return parts;
}

export type Context = {
  readonly date: DrawDate;
  /** The labels above the columns of a table. */
  readonly columns?: readonly Label[] | undefined;
  /** Whether some line of the text has a pair without labels. */
  readonly hasPairs: boolean;
};
type Under = Context & { readonly lottery: Lottery };
type Stated = Statement[] | undefined;

/** What the payload states of the lottery; `undefined` where it cannot be of its prizes. */
export function readStatements(payload: Payload, mayBeBare: boolean, under: Under): Stated {
  if (payload.kind === 'labelled') return stateParts(payload.parts, under);
  if (payload.kind !== 'bare') return undefined;
  const { numbers } = payload;
  const { columns } = under;
  if (columns === undefined) return mayBeBare ? stateBare(numbers, under) : undefined;
  // Under a head of columns, a row that does not fill them states no prize.
  if (columns.length !== numbers.length) return undefined;
  const parts = columns.map((label, index) => ({ label, numbers: [numbers[index] ?? ''] }));
  return stateParts(parts, under);
}

/** What parts with numbers state; `undefined` where one is not a prize of the lottery. */
function stateParts(parts: readonly Part[], { lottery, date }: Under): Stated {
  const statements = parts
    .filter(({ numbers }) => numbers.length > 0)
    .map((part) => stateNumbers(part, lottery, date));
  return statements.every((statement) => statement !== undefined) ? statements : undefined;
}

/**
 * Numbers without labels, such as 513 89, or 40062 062 62 02: the drawn number and its ends, the
 * longest first, and the bottom two. A lone number may be of any prize, a date, or a tip.
 */
function stateBare(numbers: readonly string[], under: Under): Stated {
  if (numbers.length === 1) return stateWhole(numbers, under);
  const ends = numbers.slice(0, -1);
  const bottom = numbers.at(-1) ?? '';
  const whole = countWholeDigits(eraOn(under.lottery, under.date)?.prizes ?? []);
  const lengths = ends.map(({ length }) => length);
  const isLadder = ends.every((number, index) => {
    const longer = ends[index - 1];
    return longer === undefined || (longer.length > number.length && longer.endsWith(number));
  });
  const known = lengths.every((length) => length === whole || (length >= 2 && length <= 4));
  if (!isLadder || !known || (lengths[0] ?? 0) < 3) return undefined;
  const tops = ends.map((end): Part => {
    return { label: { kind: 'top', digits: end.length }, numbers: [end] };
  });
  const statements = stateParts([...tops, { label: { kind: 'bottom' }, numbers: [bottom] }], under);
  // In 905 / 05 the two digits may be the upper ones.
  const mayBeTop = lengths.at(-1) !== 2 && ends.at(-1)?.endsWith(bottom);
  return statements?.map((statement) =>
    mayBeTop && statement.numbers[0] === bottom ? { ...statement, wantsProof: true } : statement,
  );
}

/** Whether more prizes may stand below: behind labels, or behind the drawn number alone. */
export function mayGoOn(payload: Payload): boolean {
  return payload.kind === 'labelled' || (payload.kind === 'bare' && payload.numbers.length === 1);
}

/** A pair without labels: 513-89. */
export function isPair({ items }: Pick<ReadLine, 'items'>): boolean {
  return items.some((item) => {
    const payload = item.type === 'payload' ? readPayload(item.tokens) : undefined;
    const [top, bottom] = payload?.kind === 'bare' ? payload.numbers : [];
    return top?.length === 3 && bottom?.length === 2;
  });
}

/** Fewer may be a year, or a prize of another lottery. */
const FEWEST_DIGITS_ALONE = 5;
/** 51389 may be a pair that lost its hyphen, where other lines have pairs. */
const PAIR_DIGITS = 5;

/** A lone number: the drawn one, where it decides every prize and cannot be a day. */
function stateWhole([number = '']: readonly string[], { lottery, date, hasPairs }: Under): Stated {
  const kinds = eraOn(lottery, date)?.prizes ?? [];
  const kind = kinds.find(({ digits }) => digits === countWholeDigits(kinds));
  if (kind === undefined || lottery.drawn !== 'one-number' || isDayLike(number)) return undefined;
  if (number.length !== kind.digits || number.length < FEWEST_DIGITS_ALONE) return undefined;
  if (hasPairs && number.length === PAIR_DIGITS) return undefined;
  const known = derivePrizes(lottery, date, { [kind.slug]: [number] });
  const isEnough = kinds.every(({ slug }) => known[slug] !== undefined);
  return isEnough ? [{ slug: kind.slug, numbers: [number] }] : undefined;
}

/** 161169, 161126 and 261116 may each be 16 November 2026. */
function isDayLike(number: string): boolean {
  const [first = 0, month = 0, last = 0] = (number.match(/../g) ?? []).map(Number);
  const isYear = (year: number) => (year >= 20 && year <= 35) || (year >= 60 && year <= 75);
  const isDay = (day: number) => day >= 1 && day <= 31;
  const isMonth = month >= 1 && month <= 12;
  return isMonth && ((isDay(first) && isYear(last)) || (isYear(first) && isDay(last)));
}
