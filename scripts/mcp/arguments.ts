// The arguments of a call. An unknown name, or a value of another kind, is refused: a call that
// ignores it answers another question. The API judges the values of its parameters.
import { invalidLimit } from '../../src/api/contract/faults.ts';
import { isBuddhistEra, isDrawDate } from '../../src/domain/draw-date.ts';
import { plainLine } from '../../src/domain/plain-line.ts';
import { withoutDays } from '../../src/intake/text/pasted-day/day-and-time.ts';
import { Refusal, suggest } from './tool-answer.ts';

export type ArgumentSchema = Readonly<Record<string, unknown>> & {
  readonly type?: unknown;
  readonly description?: string;
};
/** What a tool declares, by name. */
export type Declared = Readonly<Record<string, ArgumentSchema>>;
export type Arguments = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Reads the arguments of a call; `null` is as good as absent.
 * @throws {Refusal} that names the argument, what is accepted and what may have been meant
 */
export function readArguments(declared: Declared, given: unknown): Arguments {
  const entries = Object.entries((given ?? {}) as object);
  const unknown = entries.find(([name]) => !Object.hasOwn(declared, name))?.[0];
  if (unknown !== undefined) throw unknownArgument(unknown, Object.keys(declared));
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, readText(value)] as const)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, readValue(name, declared[name] ?? {}, value)]),
  );
}

function unknownArgument(name: string, accepted: readonly string[]): Refusal {
  const suggestion = suggest(name, accepted);
  const meant = suggestion === undefined ? '' : ` หมายถึง ${suggestion} หรือไม่`;
  return new Refusal({
    code: 'unknown_argument',
    error: `ไม่รู้จักอาร์กิวเมนต์ที่ระบุ${meant} ชื่อที่ใช้ได้คือ ${accepted.join(', ')}`,
    parameter: name.slice(0, 60),
    accepted: [...accepted],
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** @param kind what is accepted, in Thai */
export function invalidArgument(name: string, kind: string, accepted: readonly string[] = []) {
  return new Refusal({
    code: 'invalid_argument',
    error: `อาร์กิวเมนต์ ${name} ต้องเป็น${kind}`,
    parameter: name,
    ...(accepted.length > 0 && { accepted: [...accepted] }),
  });
}

/** What a text of JSON says: some clients send every argument as a text. */
function readText(value: unknown): unknown {
  const isJson =
    typeof value === 'string' && /^\s*(?:\[.*\]|".*"|true|false|null)\s*$/is.test(value);
  if (!isJson) return value;
  try {
    // Some write it out twice.
    return readText(JSON.parse(value.trim().replace(/^\w+$/, (word) => word.toLowerCase())));
  } catch {
    return value;
  }
}

function readValue(name: string, schema: ArgumentSchema, value: unknown): Arguments[string] {
  switch (schema.type) {
    case 'boolean':
      if (typeof value === 'boolean') return value;
      throw invalidArgument(name, ' true หรือ false');
    case 'integer':
      return readInteger(name, schema, value);
    case 'array': {
      const items = [value].flat();
      const parts = items.flatMap((item) => (typeof item === 'string' ? partList(item) : [item]));
      const isNumber = (part: unknown) => typeof part === 'string' && !/[[\]{}",]/.test(part);
      if (parts.every(isNumber)) return parts as string[];
      throw invalidArgument(name, 'รายการของข้อความ เช่น ["004615", "53"]', ['["004615", "53"]']);
    }
  }
  // A number among values that are words loses nothing; any other may have lost its zeros.
  if (typeof value === 'number' && 'enum' in schema) return String(value);
  if (typeof value !== 'string')
    throw invalidArgument(name, ONE_TEXT[schema['format'] === 'date' ? 'date' : name] ?? ANY_TEXT);
  if (schema['format'] === 'date') requireDay(name, value);
  return readDigits(value);
}

/**
 * The numbers of a list in a text. `402,701` may be one ticket as well, and stays as it is.
 * @example partList('402701, 53') //=> ['402701', '53']
 */
export function partList(text: string): string[] {
  const plain = text.trim();
  if (/^\d{3}(?:,\d{3})+$/.test(plain)) return [plain];
  const parts = plain.split(/\s*(?:[,;，、\n]|และ)\s*/).filter((part) => part !== '');
  return parts.map(readDigits);
}

/** A number in Thai digits means what it means in others: `readDigits('๐๔๖') //=> '046'` */
function readDigits(text: string): string {
  return /^[๐-๙]+$/.test(text) ? plainLine(text) : text;
}

const ANY_TEXT = 'ข้อความเดียวในเครื่องหมายคำพูด';

/** What a text is of, where a client sends a list, an object or a number. */
const ONE_TEXT: Readonly<Record<string, string>> = {
  lottery: 'ชื่อหวยชื่อเดียวในเครื่องหมายคำพูด เช่น "lao-tv" หลายหวยให้ถามทีละหวย',
  number: 'ข้อความในเครื่องหมายคำพูด เช่น "004615" เพื่อให้เลขศูนย์ข้างหน้าไม่หาย',
  date: 'วันที่วันเดียวในเครื่องหมายคำพูด เช่น "2026-08-16"',
  prize: 'ชื่อรางวัลชื่อเดียวในเครื่องหมายคำพูด เช่น "last-two-digit"',
};

function readInteger(name: string, { minimum, maximum }: ArgumentSchema, value: unknown): number {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const read = /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : Number.NaN;
  if (read >= Number(minimum) && read <= Number(maximum)) return read;
  const accepted = [`${minimum}-${maximum}`];
  if (name !== 'limit') throw invalidArgument(name, `จำนวนเต็ม ${minimum} ถึง ${maximum}`, accepted);
  const { code, error, parameter } = invalidLimit();
  throw new Refusal({ code, error, accepted, ...(parameter && { parameter }) });
}

/** Refuses a text that is not a Gregorian day, and says which day it may mean. */
function requireDay(name: string, text: string): void {
  if (isDrawDate(text) && !isBuddhistEra(text)) return;
  const [said] = withoutDays(plainLine(text.slice(0, 60))).days;
  const meant = said?.kind === 'day' ? said.day : undefined;
  throw new Refusal({
    code: 'invalid_date',
    error: `อาร์กิวเมนต์ ${name} ต้องเป็นวันที่มีจริง ปีคริสต์ศักราช (พ.ศ. ลบ 543) แบบ YYYY-MM-DD${meant ? ` หมายถึง ${meant} หรือไม่` : ''} · ${name} is a day of the Gregorian calendar, YYYY-MM-DD${meant ? `: did you mean ${meant}?` : '.'}`,
    parameter: name,
    accepted: [meant ?? 'YYYY-MM-DD'],
    ...(meant && { suggestion: meant }),
  });
}
