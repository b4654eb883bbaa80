// Reads the one object that a call takes. From JavaScript anything may stand in it: what no type
// refused is refused here, before anything is asked, with what was expected in its place.
import { WrongCall } from './refusal.ts';

/** What an option takes: in words, and as a test of a value. */
export type Kind = {
  readonly th: string;
  readonly en: string;
  readonly takes: (value: unknown) => boolean;
  readonly isNeeded?: boolean;
};

/** The options of a call, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && !Number.isNaN(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

export const TEXT: Kind = { th: 'ข้อความในเครื่องหมายคำพูด', en: 'text in quotes', takes: isText };

export const NUMBER: Kind = { th: 'จำนวน', en: 'a number', takes: isNumber };

/** The service judges it: `window` may be `all`. */
export const COUNT: Kind = {
  th: 'จำนวน',
  en: 'a number',
  takes: (value) => isText(value) || isNumber(value),
};

export const DIGITS: Kind = {
  th: 'ข้อความในเครื่องหมายคำพูด เช่น "004615" มิฉะนั้นศูนย์ข้างหน้าจะหาย',
  en: 'text in quotes, such as "004615": without them its leading zeros are lost',
  takes: isText,
};

export const OBJECT: Kind = { th: 'ออบเจ็กต์', en: 'an object', takes: isObject };

/** A list, each of whose items is of a kind. */
export function listOf({ th, en, takes }: Kind): Kind {
  const isList = (value: unknown) => Array.isArray(value) && value.every(takes);
  return { th: `รายการของ${th}`, en: `a list, and each of it ${en}`, takes: isList };
}

export function choiceOf(values: readonly string[]): Kind {
  const words = values.join(', ');
  const isChoice = (value: unknown) => values.some((choice) => choice === value);
  return { th: `ค่าใดค่าหนึ่งใน ${words}`, en: `one of ${words}`, takes: isChoice };
}

/** An option that the call cannot do without. */
export const needed = (kind: Kind): Kind => ({ ...kind, isNeeded: true });

/** The options of a call. Throws a `WrongCall` if they are not those it takes. */
export function readOptions<Options extends object>(
  call: string,
  argument: unknown,
  kinds: Kinds,
): Options {
  const options = argument === undefined ? {} : argument;
  const type = Object.prototype.toString.call(options).slice(8, -1);
  if (type !== 'Object') {
    throw new WrongCall(call, 'รับออบเจ็กต์เดียว', `it takes one object, and was given: ${type}`);
  }
  const unknown = Object.keys(options as object).filter((name) => !Object.hasOwn(kinds, name));
  if (unknown.length > 0) {
    const names = Object.keys(kinds).join(', ');
    const en = `it does not take ${unknown.join(', ')}, only ${names}`;
    throw new WrongCall(call, `รับเฉพาะ ${names}`, en);
  }
  for (const [name, { th, en, takes, isNeeded = false }] of Object.entries(kinds)) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value === undefined ? isNeeded : !takes(value)) {
      throw new WrongCall(call, `${name} ต้องเป็น${th}`, `${name} must be ${en}`);
    }
  }
  return options as Options;
}
