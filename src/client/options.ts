// From JavaScript anything may stand in a call. What no type refused is refused here, before
// anything is asked, with what was expected in its place.
import { WrongCall } from './refusal.ts';

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && !Number.isNaN(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isListOf = (takes: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(takes);
const isHost = (value: unknown) => isText(value) || isObject(value);
const isSignal = (value: unknown) => isObject(value) && 'aborted' in (value as object);
const hasNumbers = (prize: unknown) => Array.isArray((prize as { numbers?: unknown })?.numbers);
const isDraw = (value: unknown) => {
  const { drawDate, prizes } = (value ?? {}) as { drawDate?: unknown; prizes?: unknown };
  return isText(drawDate) && Array.isArray(prizes) && prizes.every(hasNumbers);
};

/** What an option takes: in Thai, in English, and as a test of a value. */
const KINDS = {
  text: ['ข้อความในเครื่องหมายคำพูด', 'text in quotes', isText],
  texts: ['รายการของข้อความ', 'a list of text in quotes', isListOf(isText)],
  numbers: [
    'รายการของข้อความ เช่น ["004615"] ถ้าไม่มีเครื่องหมายคำพูด ศูนย์ข้างหน้าจะหาย',
    'a list of text in quotes, such as ["004615"]: without them leading zeros are lost',
    isListOf(isText),
  ],
  number: ['จำนวน', 'a number', isNumber],
  /** The service judges it: `window` may be `all`. */
  count: ['จำนวน', 'a number', (value: unknown) => isText(value) || isNumber(value)],
  object: ['ออบเจ็กต์', 'an object', isObject],
  signal: [' signal ของ AbortController', 'the signal of an AbortController', isSignal],
  function: ['ฟังก์ชัน', 'a function', (value: unknown) => typeof value === 'function'],
  hosts: [
    'รายการที่อยู่',
    'a list of addresses, such as ["https://your-host.example"]',
    isListOf(isHost),
  ],
  draw: [' data ของ getDraw()', 'the data of getDraw()', isDraw],
} as const;

type Kind = keyof typeof KINDS;
/** The options of a call, by name; `text?` may be left out. */
export type Kinds = Readonly<Record<string, Kind | `${Kind}?`>>;

/** The options of a call. Throws a `WrongCall` if they are not those it takes. */
export function readOptions<Options extends object>(
  call: string,
  options: Options,
  kinds: Kinds,
): Options {
  const type = Object.prototype.toString.call(options).slice(8, -1);
  if (type !== 'Object') {
    throw new WrongCall(call, 'รับออบเจ็กต์เดียว', `it takes one object, and was given: ${type}`);
  }
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(kinds, name));
  if (unknown.length > 0) {
    const names = Object.keys(kinds).join(', ');
    const en = `it does not take ${unknown.join(', ')}, only ${names}`;
    throw new WrongCall(call, `รับเฉพาะ ${names}`, en);
  }
  for (const [name, kind] of Object.entries(kinds)) {
    const [th, en, takes] = KINDS[kind.replace('?', '') as Kind];
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value === undefined ? !kind.endsWith('?') : !takes(value)) {
      throw new WrongCall(call, `${name} ต้องเป็น${th}`, `${name} must be ${en}`);
    }
  }
  return options;
}
