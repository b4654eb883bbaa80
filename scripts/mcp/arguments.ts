// The arguments of a call. They are strict: a name that is none, or a value of another kind, is refused,
// since a call that ignores it answers another question. The API judges the values of its parameters.
import { invalidLimit } from '../../src/contract/faults.ts';
import { isDrawDate } from '../../src/domain/draw-date.ts';
import { Refusal, suggestionFor } from './refusal.ts';

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
  const names = Object.keys(declared);
  const stray = entries.find(([name]) => !Object.hasOwn(declared, name))?.[0];
  if (stray !== undefined) throw unknownArgument(stray, names);
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, readValue(name, declared[name] ?? {}, value)]),
  );
}

function unknownArgument(name: string, accepted: readonly string[]): Refusal {
  const suggestion = suggestionFor(name, accepted);
  const meant = suggestion === undefined ? '' : ` หมายถึง ${suggestion} หรือไม่`;
  const which = accepted.length === 0 ? 'เครื่องมือนี้ไม่รับค่าใด' : `ชื่อที่ใช้ได้คือ ${accepted.join(', ')}`;
  return new Refusal({
    code: 'unknown_argument',
    error: `ไม่รู้จักอาร์กิวเมนต์ที่ระบุ${meant} ${which}`,
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

function readValue(name: string, schema: ArgumentSchema, value: unknown): Arguments[string] {
  if (schema.type === 'boolean') {
    if (typeof value !== 'boolean') throw invalidArgument(name, ' true หรือ false');
    return value;
  }
  if (schema.type === 'integer') return readInteger(name, schema, value);
  if (schema.type === 'array') return readTexts(name, value);
  // A number that is one of the values loses nothing; of any other text, a number may have lost its zeros.
  if (typeof value === 'number' && (schema['enum'] as unknown[])?.includes(String(value))) {
    return String(value);
  }
  if (typeof value !== 'string') {
    throw invalidArgument(name, 'ข้อความในเครื่องหมายคำพูด เช่น "004615" เพื่อให้เลขศูนย์ข้างหน้าไม่หาย');
  }
  return value;
}

function readInteger(name: string, { minimum, maximum }: ArgumentSchema, value: unknown): number {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const read = /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : Number.NaN;
  if (read >= Number(minimum) && read <= Number(maximum)) return read;
  const accepted = [`${minimum}-${maximum}`];
  if (name !== 'limit') throw invalidArgument(name, `จำนวนเต็ม ${minimum} ถึง ${maximum}`, accepted);
  const { code, error, parameter } = invalidLimit();
  throw new Refusal({ code, error, accepted, ...(parameter && { parameter }) });
}

function readTexts(name: string, value: unknown): readonly string[] {
  const good = (one: unknown) => typeof one === 'string' && !one.includes(',');
  if (Array.isArray(value) && value.every(good)) return value;
  throw invalidArgument(name, 'รายการของข้อความ เช่น ["004615", "53"]', ['["004615", "53"]']);
}

/** Refuses a text that is no Gregorian day. */
export function requireDay(name: string, text: string): void {
  if (isDrawDate(text)) return;
  throw invalidArgument(name, 'วันที่ปีคริสต์ศักราชแบบ YYYY-MM-DD เช่น 2026-08-16', ['YYYY-MM-DD']);
}
