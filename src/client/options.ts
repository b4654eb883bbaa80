// Judges how the package is called, before anything is asked. A misspelt `lottery` would otherwise
// be a question about the government lottery, and a number without quotes has lost its zeros.
import { closestMatch } from 'leven';
import { WrongCall } from './refusal.ts';

type Kind = {
  readonly is: (value: unknown) => boolean;
  readonly th: string;
  readonly en: string;
};

const kindName = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';
const isText = (value: unknown) => typeof value === 'string';
const isFunction = (value: unknown) => typeof value === 'function';

const TEXT: Kind = { is: isText, th: 'ต้องเป็นข้อความ', en: 'must be text' };
const DAY: Kind = {
  is: isText,
  th: 'ต้องเป็นข้อความวันที่ เช่น "2026-11-16"',
  en: 'must be a day as text, such as "2026-11-16"',
};
const COUNT: Kind = {
  is: (value) => typeof value === 'number' && value >= 0,
  th: 'ต้องเป็นจำนวน 0 ขึ้นไป',
  en: 'must be a number, 0 or more',
};
const OBJECT: Kind = { is: isObject, th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' };
const FUNCTION: Kind = { is: isFunction, th: 'ต้องเป็นฟังก์ชัน', en: 'must be a function' };
const TEXTS: Kind = {
  is: (value) => Array.isArray(value) && value.every(isText),
  th: 'ต้องเป็นรายการข้อความ เช่น ["lao-tv"]',
  en: 'must be a list of texts, such as ["lao-tv"]',
};

/** What an option is, in every call that takes it. */
export const KINDS = {
  hosts: {
    is: (value) => Array.isArray(value) && value.length > 0,
    th: 'ต้องเป็นรายการที่อยู่ เช่น ["https://your-host.example"]',
    en: 'must be a list of addresses, such as ["https://your-host.example"]',
  },
  url: TEXT,
  mirror: {
    is: (value) => typeof value === 'boolean',
    th: 'ต้องเป็น true หรือ false',
    en: 'must be true or false',
  },
  cache: {
    is: (value) =>
      value === false || (isObject(value) && isFunction(value['get']) && isFunction(value['set'])),
    th: 'ต้องเป็น false หรือออบเจ็กต์ที่มี get และ set',
    en: 'must be false, or an object with get and set',
  },
  retries: COUNT,
  longestWaitSeconds: COUNT,
  timeoutSeconds: COUNT,
  staleIfError: COUNT,
  fetch: FUNCTION,
  clock: OBJECT,
  lottery: TEXT,
  lotteries: TEXTS,
  date: DAY,
  from: DAY,
  to: DAY,
  days: TEXTS,
  limit: COUNT,
  prize: TEXT,
  window: { is: isText, th: 'ต้องเป็นข้อความ เช่น "30"', en: 'must be text, such as "30"' },
  format: {
    is: (value) => value === 'csv' || value === 'json' || value === 'ndjson',
    th: 'ต้องเป็น "csv", "json" หรือ "ndjson"',
    en: 'must be "csv", "json" or "ndjson"',
  },
  number: {
    is: isText,
    th: 'ต้องเป็นข้อความในเครื่องหมายคำพูด เช่น "004615" มิฉะนั้นศูนย์ข้างหน้าจะหาย',
    en: 'must be text in quotes, such as "004615": without them its leading zeros are lost',
  },
  numbers: {
    is: (value) =>
      Array.isArray(value) && value.every((each) => isText(each) && !each.includes(',')),
    th: 'ต้องเป็นรายการข้อความ ข้อความละหนึ่งเลข เช่น ["004615", "15"] มิฉะนั้นศูนย์ข้างหน้าจะหาย',
    en: 'must be a list of texts, a number each, such as ["004615", "15"]: without quotes leading zeros are lost',
  },
  draw: {
    is: (value) =>
      isObject(value) &&
      Array.isArray(value['prizes']) &&
      value['prizes'].every((prize) => isObject(prize) && 'place' in prize),
    th: 'ต้องเป็น data จากคำตอบของ client.draw()',
    en: 'must be the `data` of an answer of client.draw(), whose prizes have `place`',
  },
  nextDraw: OBJECT,
  now: COUNT,
  after: TEXT,
  text: TEXT,
  code: OBJECT,
  body: {
    is: (value) => isText(value) || ArrayBuffer.isView(value),
    th: 'ต้องเป็นข้อความหรือไบต์ที่ได้รับ (Uint8Array) ไม่ใช่ JSON ที่อ่านแล้ว',
    en: 'must be the text or the bytes that came (Uint8Array), not parsed JSON',
  },
  headers: OBJECT,
  keys: OBJECT,
  toleranceSeconds: COUNT,
  characters: COUNT,
  signal: {
    is: (value) => isObject(value) && 'aborted' in value,
    th: 'ต้องเป็น AbortSignal เช่น controller.signal',
    en: 'must be an AbortSignal, such as controller.signal',
  },
} as const satisfies Readonly<Record<string, Kind>>;

type OptionName = keyof typeof KINDS;
type Signature = { readonly needs: readonly OptionName[]; readonly takes: readonly OptionName[] };

const takes = (...names: OptionName[]): Signature => ({ needs: [], takes: names });

/** Every function that takes options: what it cannot do without, and what else it takes. */
export const CALLS = {
  createClient: {
    needs: ['hosts'],
    takes: [
      'cache',
      'retries',
      'longestWaitSeconds',
      'timeoutSeconds',
      'staleIfError',
      'fetch',
      'clock',
    ],
  },
  hosts: { needs: ['url'], takes: ['mirror'] },
  results: takes('lottery', 'limit', 'from', 'to', 'signal'),
  draw: { needs: ['lottery', 'date'], takes: ['signal'] },
  draws: { needs: ['lottery'], takes: ['signal'] },
  stats: takes('lottery', 'prize', 'signal'),
  calculations: takes('lottery', 'window', 'prize', 'signal'),
  check: { needs: ['number'], takes: ['lottery', 'date', 'signal'] },
  checkMany: { needs: ['numbers'], takes: ['lottery', 'date', 'signal'] },
  export: { needs: ['format'], takes: ['lottery', 'signal'] },
  lotteries: takes('signal'),
  status: takes('signal'),
  changes: takes('signal'),
  watch: takes('lotteries', 'after', 'signal'),
  checkOffline: { needs: ['draw', 'numbers'], takes: ['nextDraw', 'now'] },
  parseTicket: { needs: ['text'], takes: [] },
  proposedDraw: { needs: ['code', 'days'], takes: [] },
  verifyWebhook: { needs: ['body', 'headers', 'keys'], takes: ['toleranceSeconds', 'now'] },
  memoryCache: takes('characters'),
} as const satisfies Readonly<Record<string, Signature>>;

export type CallName = keyof typeof CALLS;

/** The options a function was given; throws a `WrongCall` where it does not take them. */
export function readOptions<Options extends object>(call: CallName, given: unknown): Options {
  const { needs, takes: others }: Signature = CALLS[call];
  const known = [...needs, ...others];
  const list = `{ ${known.join(', ')} }`;
  if (given !== undefined && kindName(given) !== 'Object') {
    const kind = kindName(given);
    const th = `รับออบเจ็กต์เดียวคือ ${list} ไม่ใช่ ${kind}`;
    throw new WrongCall(call, th, `it takes one object, ${list}, and was given: ${kind}`);
  }
  const options = (given ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(options)) {
    const option = known.find((each) => each === name);
    if (option === undefined) throw unknownOption(call, name, known);
    const { is, th, en }: Kind = KINDS[option];
    if (value === undefined || is(value)) continue;
    const kind = kindName(value);
    throw new WrongCall(call, `${name} ${th} (ได้ ${kind})`, `${name} ${en} (was given: ${kind})`);
  }
  const missing = needs.find((name) => options[name] === undefined);
  if (missing === undefined) return options as Options;
  const { th, en }: Kind = KINDS[missing];
  throw new WrongCall(call, `ขาด ${missing} ซึ่ง${th}`, `${missing} is missing; it ${en}`);
}

function unknownOption(call: CallName, name: string, known: readonly string[]): WrongCall {
  const list = known.join(', ');
  const meant = findMeant(name.toLowerCase(), known);
  return new WrongCall(
    call,
    `ไม่รู้จัก ${name} ${meant ? `น่าจะหมายถึง ${meant} ` : ''}ใช้ได้คือ ${list}`,
    `unknown option ${name}${meant ? `, did you mean ${meant}?` : ';'} It takes ${list}`,
  );
}

/** `findMeant('drawdate', ['lottery', 'date']) //=> 'date'` */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const lower = known.map((each) => each.toLowerCase());
  const maxDistance = Math.min(3, Math.floor(name.length / 2));
  const isPart = (each: string) => name.includes(each) || each.includes(name);
  const meant =
    closestMatch(name, lower, { maxDistance }) ??
    lower.find((each) => Math.min(name.length, each.length) > 2 && isPart(each));
  return known.find((each) => each.toLowerCase() === meant);
}
