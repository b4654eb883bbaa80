// What a recipe reads out of one entry of an answer, whatever the answer is made of: the day and the numbers,
// each told apart from a placeholder, from "no draw that day", and from what cannot be a number.
import type { DrawDate } from '../../domain/draw-date.ts';
import { digitsAt } from '../../domain/ticket.ts';
import { excerpt, UnexpectedAnswer } from './answer.ts';
import { readDay } from './day-form.ts';
import type { Fields, NumberField } from './recipe.ts';
import type { SourceRow } from './row.ts';

/**
 * What stands at a place of an entry: `null` where nothing does yet, `undefined` where the entry has no
 * such place, as after a redesign.
 */
export type Entry = (at: string) => unknown;

/** The numbers of one field, or why there is none. */
type Reading = readonly string[] | 'awaited' | 'no draw';

/** The draw of an entry; `undefined` before it is drawn. Throws an `UnexpectedAnswer`. */
export function rowOf(source: string, fields: Fields, entry: Entry): SourceRow | undefined {
  const read = (field: NumberField) => readNumbers(source, field, entry);
  const number = fields.number && read(fields.number);
  const prizes = Object.entries(fields.prizes).map(([slug, field]) => ({
    slug,
    field,
    reading: read(field),
  }));
  const parts = Object.entries(fields.parts).map(([at, place]) => ({
    at,
    place,
    reading: read({ at, digits: place.length }),
  }));
  const needed = [
    ...(number !== undefined && !fields.number?.optional ? [number] : []),
    ...prizes.filter(({ field }) => !field.optional).map(({ reading }) => reading),
    ...parts.map(({ reading }) => reading),
  ];
  const all = [...needed, ...(number ? [number] : []), ...prizes.map(({ reading }) => reading)];
  const known = all.filter((reading) => isKnown(reading));
  const isNoDraw = all.includes('no draw');
  if (isNoDraw && known.length > 0) {
    throw new UnexpectedAnswer(source, 'it has numbers, and says that nothing was drawn (งด)');
  }
  const isPartial = needed.includes('awaited');
  if (!isNoDraw && (known.length === 0 || (isPartial && fields.waits === undefined))) {
    return undefined;
  }
  const drawDate = dayOf(source, fields, entry);
  if (isNoDraw) return { drawDate, prizes: {}, noDraw: true };
  const whole = number && isKnown(number) ? number[0] : undefined;
  for (const { at, place, reading } of parts) {
    const stated = isKnown(reading) ? reading[0] : undefined;
    const part = whole && digitsAt(whole, place);
    if (stated !== undefined && part !== undefined && stated !== part) {
      throw new UnexpectedAnswer(source, `${at} is ${stated}, but ${whole} has ${part} there`);
    }
  }
  const held = prizes.flatMap(({ slug, reading }) =>
    isKnown(reading) ? [[slug, reading] as const] : [],
  );
  refuseContradiction(source, whole, Object.fromEntries(held));
  const pending = [
    ...(number === 'awaited' && !fields.number?.optional ? (fields.waits ?? []) : []),
    ...prizes
      .filter(({ field, reading }) => reading === 'awaited' && !field.optional)
      .map(({ slug }) => slug),
  ];
  return {
    drawDate,
    ...(whole !== undefined && { number: whole }),
    prizes: Object.fromEntries(held),
    ...(pending.length > 0 && { pending }),
  };
}

/** The day an entry says it is of, never the one asked for. */
export function dayIn({ day }: Pick<Fields, 'day'>, entry: Entry): DrawDate | undefined {
  const value = entry(day.at);
  return typeof value === 'string' ? readDay(asciiDigits(value), day.form) : undefined;
}

function dayOf(source: string, fields: Fields, entry: Entry): DrawDate {
  const found = dayIn(fields, entry);
  if (found !== undefined) return found;
  const { at, form } = fields.day;
  const expected = `expected a day ${form.join(' or ')}`;
  throw new UnexpectedAnswer(source, `${at}: ${expected}, got ${describe(entry(at))}`);
}

function isKnown(reading: Reading | undefined): reading is readonly string[] {
  return Array.isArray(reading);
}

function readNumbers(source: string, field: NumberField, entry: Entry): Reading {
  const places = [field.at].flat();
  const texts = places.map((at) => textsOf(source, at, entry(at), field));
  const numbers = texts.length === 1 ? (texts[0] ?? []) : [texts.flat().join('')];
  if (numbers.some((text) => NO_DRAW.test(text))) return 'no draw';
  if (texts.flat().some((text) => PLACEHOLDER.test(text))) return 'awaited';
  const { count = 1, place } = field;
  const digits = [field.digits].flat();
  const odd = numbers.find((one) => !/^\d+$/.test(one) || !digits.includes(one.length));
  if (odd !== undefined) {
    const expected = `expected ${digits.join(' or ')} digits`;
    throw new UnexpectedAnswer(source, `${places.join()}: ${expected}, got ${excerpt(odd)}`);
  }
  // A list that is being filled may repeat a number in the places that are to come.
  if (new Set(numbers).size < Math.min(count, numbers.length)) return 'awaited';
  if (numbers.length < count) return 'awaited';
  if (numbers.length > count) {
    const expected = `expected ${count} number${count === 1 ? '' : 's'}`;
    throw new UnexpectedAnswer(source, `${places.join()}: ${expected}, got ${numbers.length}`);
  }
  return place === undefined ? numbers : numbers.map((one) => digitsAt(one, place) ?? one);
}

const NO_DRAW = /^งด/;
/** Nothing, a dash, or crosses, also beside digits that have come already. */
const PLACEHOLDER = /^(?:[-–—_?.*]*|(?=.*[x×])[\dx×]+|รอ.*|ยัง.*)$/i;

/** A value as texts without blanks, with our digits. A JSON number has lost its zeros, unless it is one digit. */
function textsOf(source: string, at: string, value: unknown, field: NumberField): string[] {
  if (value === null || (value === undefined && field.optional)) return [''];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(source, at, one, field));
  if (typeof value === 'string') {
    const { separator } = field;
    const pieces = separator === undefined ? [value] : value.split(separator);
    return pieces.map((piece) => asciiDigits(piece).replace(/\s+/g, ''));
  }
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9) {
    return [String(value)];
  }
  throw new UnexpectedAnswer(source, `${at}: expected digits in quotes, got ${describe(value)}`);
}

/** `asciiDigits('๕๑๓') //=> '513'` */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/** Each of these is the tail of the one before it, in every lottery. */
const TAILS = ['four-digit', 'top-three-digit', 'top-two-digit'];

function refuseContradiction(
  source: string,
  whole: string | undefined,
  prizes: Readonly<Record<string, readonly string[]>>,
): void {
  const stated = [whole, ...TAILS.map((slug) => prizes[slug]?.[0])].filter(
    (number) => number !== undefined,
  );
  stated.forEach((number, index) => {
    const longer = stated[index - 1];
    if (longer !== undefined && !longer.endsWith(number)) {
      throw new UnexpectedAnswer(source, `${number} is stated, but ${longer} does not end in it`);
    }
  });
}

function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return excerpt(typeof value === 'string' ? value : JSON.stringify(value));
}
