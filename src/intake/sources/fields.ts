// Reads the day and the numbers of one entry, each told apart from a placeholder, from "no draw
// that day", and from what cannot be a number.
import type { DrawDate } from '../../domain/draw-date.ts';
import { digitsAt } from '../../domain/ticket.ts';
import { excerpt, quote, refuse } from './source-answer.ts';
import { readDay } from './day-form.ts';
import type { Fields, NumberField } from './recipe.ts';
import type { SourceRow } from './row.ts';

/** What stands at a place: `null` where nothing does yet, `undefined` if it does not exist. */
export type PlaceReader = (at: string) => unknown;

/** The numbers of one field, or why there is none. */
type FieldNumbers = readonly string[] | 'awaited' | 'no draw';

/** The draw of an entry; `undefined` before it is drawn. Refuses what cannot be one. */
export function readRow(fields: Fields, entry: PlaceReader): SourceRow | undefined {
  const all = readFields(fields, entry);
  const drawn = all.flatMap(({ kind, name, reading }) =>
    typeof reading === 'string' ? [] : [{ kind, name, numbers: reading }],
  );
  const isNoDraw = all.some(({ reading }) => reading === 'no draw');
  if (isNoDraw && drawn.length > 0) refuse('it has numbers, and says that nothing was drawn (งด)');
  const awaited = all.filter(({ reading, field }) => reading === 'awaited' && !field.optional);
  const isEarly = drawn.length === 0 || (awaited.length > 0 && fields.waits === undefined);
  if (!isNoDraw && isEarly) return undefined;
  const drawDate = requireDay(fields, entry);
  if (isNoDraw) return { drawDate, prizes: {}, noDraw: true };
  const number = drawn.find(({ kind }) => kind === 'number')?.numbers[0];
  for (const { kind, name, numbers } of drawn) {
    if (kind === 'part') refuseOtherPart(name, numbers[0], number, fields.parts[name]);
  }
  const prizes = Object.fromEntries(
    drawn.flatMap(({ kind, name, numbers }) => (kind === 'prize' ? [[name, numbers]] : [])),
  );
  refuseContradiction(number, prizes);
  const late = awaited.flatMap(({ kind, name }) => {
    if (kind === 'number') return fields.waits ?? [];
    return kind === 'prize' ? [name] : [];
  });
  const pending = [...late, ...(fields.unstated ?? [])];
  return {
    drawDate,
    ...(number !== undefined && { number }),
    prizes,
    ...(pending.length > 0 && { pending }),
  };
}

/** Each field with what the entry has there; `name` is the prize, or the place of a part. */
function readFields({ number, prizes, parts }: Fields, entry: PlaceReader) {
  const read = (kind: 'number' | 'prize' | 'part', name: string, field: NumberField) => ({
    ...{ kind, name, field },
    reading: readNumbers(field, entry),
  });
  return [
    ...(number ? [read('number', '', number)] : []),
    ...Object.entries(prizes).map(([name, field]) => read('prize', name, field)),
    ...Object.entries(parts).map(([at, { length: digits }]) => read('part', at, { at, digits })),
  ];
}

/** A part that the source states is the one that the drawn number has at its place. */
function refuseOtherPart(at: string, stated = '', whole = '', place = ''): void {
  const part = whole === '' ? undefined : digitsAt(whole, place);
  if (part === undefined || stated === part) return;
  refuse(`${at} is ${stated}, but ${whole} has ${part} there`);
}

/** The day an entry says it is of, never the one asked for. */
export function dayIn({ day }: Pick<Fields, 'day'>, entry: PlaceReader): DrawDate | undefined {
  const value = entry(day.at);
  // No source writes control characters or a second line beside its day.
  if (typeof value !== 'string' || /\p{Cc}/u.test(value.trim())) return undefined;
  return readDay(asciiDigits(value), day.form, day.moment);
}

function requireDay(fields: Fields, entry: PlaceReader): DrawDate {
  const { at, form } = fields.day;
  const expected = `expected a day ${form.join(' or ')}`;
  return dayIn(fields, entry) ?? refuse(`${at}: ${expected}, got ${quote(entry(at))}`);
}

function readNumbers(field: NumberField, entry: PlaceReader): FieldNumbers {
  const places = [field.at].flat();
  const texts = places.map((at) => readTexts(at, entry(at), field));
  const numbers = texts.length === 1 ? (texts[0] ?? []) : [texts.flat().join('')];
  if (numbers.some((text) => NO_DRAW.test(text))) return 'no draw';
  if (texts.flat().some((text) => PLACEHOLDER.test(text))) return 'awaited';
  const { place } = field;
  const digits = [field.digits].flat();
  const counts = [field.count ?? 1].flat();
  const odd = numbers.find((text) => !/^\d+$/.test(text) || !digits.includes(text.length));
  if (odd !== undefined)
    refuse(`${places.join()}: expected ${digits.join(' or ')} digits, got ${excerpt(odd)}`);
  // A list that is being filled may repeat a number in the places that are to come.
  if (new Set(numbers).size < Math.min(...counts)) return 'awaited';
  if (!counts.includes(numbers.length)) {
    const expected = `expected ${counts.join(' or ')} number${counts.join() === '1' ? '' : 's'}`;
    refuse(`${places.join()}: ${expected}, got ${numbers.length}`);
  }
  return place === undefined ? numbers : numbers.map((number) => digitsAt(number, place) ?? number);
}

const NO_DRAW = /^งด/;
/** Nothing, a dash, or crosses, alone or beside digits that have already come. */
const PLACEHOLDER = /^(?:[-–—_?.*]*|(?=.*[x×])[\dx×]+|รอ.*|ยัง.*)$/i;

/** A value as texts of our digits, without blanks. */
function readTexts(at: string, value: unknown, field: NumberField): string[] {
  if (value === null || (value === undefined && field.optional)) return [''];
  if (Array.isArray(value)) return value.flatMap((entry) => readTexts(at, entry, field));
  if (typeof value === 'string') {
    const { separator } = field;
    const pieces = separator === undefined ? [value] : value.split(separator);
    return pieces.map((piece) => asciiDigits(piece).replace(/\s+/g, ''));
  }
  // A JSON number with more digits has lost its zeros.
  return /^[0-9]$/.test(JSON.stringify(value))
    ? [String(value)]
    : refuse(`${at}: expected digits in quotes, got ${quote(value)}`);
}

/** `asciiDigits('๕๑๓') //=> '513'` */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/** Each of these is the tail of the one before it, in every lottery. */
const TAILS = ['four-digit', 'top-three-digit', 'top-two-digit'];

function refuseContradiction(whole: string | undefined, prizes: SourceRow['prizes']): void {
  const stated = [whole, ...TAILS.map((slug) => prizes[slug]?.[0])].filter(
    (number) => number !== undefined,
  );
  stated.forEach((number, index) => {
    const longer = stated[index - 1];
    if (longer?.endsWith(number) === false)
      refuse(`${number} is stated, but ${longer} does not end in it`);
  });
}
