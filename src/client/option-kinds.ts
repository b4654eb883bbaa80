// What each option of the package is, and how a caller is told so.

export type Kind = {
  readonly is: (value: unknown) => boolean;
  readonly th: string;
  readonly en: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';
const isA = (type: string) => (value: unknown) => typeof value === type;
const isText = isA('string');
const isFunction = isA('function');

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
const TEXTS: Kind = {
  is: (value) => Array.isArray(value) && value.every(isText),
  th: 'ต้องเป็นรายการข้อความ เช่น ["lao-tv"]',
  en: 'must be a list of texts, such as ["lao-tv"]',
};

/** How long a client tries, and how old an answer may stand in. */
export const LIMITS = ['retries', 'longestWaitSeconds', 'timeoutSeconds', 'staleIfError'] as const;

const assign = <Name extends string>(kind: Kind, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>;

/** What an option is, in every call that takes it. */
export const KINDS = {
  ...assign(TEXT, 'url', 'lottery', 'prize', 'after', 'text'),
  ...assign(TEXTS, 'lotteries', 'days'),
  ...assign(DAY, 'date', 'from', 'to'),
  ...assign(COUNT, ...LIMITS, 'limit', 'now', 'characters'),
  ...assign(OBJECT, 'clock', 'nextDraw', 'code'),
  hosts: {
    is: (value) => Array.isArray(value) && value.length > 0,
    th: 'ต้องเป็นรายการที่อยู่ เช่น ["https://your-host.example"]',
    en: 'must be a list of addresses, such as ["https://your-host.example"]',
  },
  mirror: { is: isA('boolean'), th: 'ต้องเป็น true หรือ false', en: 'must be true or false' },
  cache: {
    is: (value) =>
      value === false || (isObject(value) && isFunction(value['get']) && isFunction(value['set'])),
    th: 'ต้องเป็น false หรือออบเจ็กต์ที่มี get และ set',
    en: 'must be false, or an object with get and set',
  },
  fetch: { is: isFunction, th: 'ต้องเป็นฟังก์ชัน', en: 'must be a function' },
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
  signal: {
    is: (value) => isObject(value) && 'aborted' in value,
    th: 'ต้องเป็น AbortSignal เช่น controller.signal',
    en: 'must be an AbortSignal, such as controller.signal',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type OptionName = keyof typeof KINDS;
