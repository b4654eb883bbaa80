// Checks what a source answered: a source that is down often answers 200 with a page, nothing, or
// truncated JSON. Each fault names the source.
import type { z } from 'zod';
import { cutOff, type Finding, visible } from '../problem.ts';
import { findRepeatedKeys, parseBySchema } from '../json.ts';

/** A source answered something else than it always does. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly source: string;
  /** What was missing or wrong, without the source. */
  readonly detail: string;

  constructor(source: string, detail: string, options?: ErrorOptions) {
    const text = visible(detail);
    super(`${source}: ${text}`, options);
    this.source = source;
    this.detail = text;
  }
}

/** What a reader refuses, before `ofSource` says whose it is. */
export class Refusal extends Error {}

/** Ends the reading of an answer. @param detail what was missing or wrong */
export function refuse(detail: string, options?: ErrorOptions): never {
  throw new Refusal(detail, options);
}

/** What the reader makes of the answer of a source; its refusal is an `UnexpectedAnswer`. */
export function ofSource<T>(source: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UnexpectedAnswer(source, error.message, { cause: error.cause });
  }
}

/** `excerpt('<html>\n  <head>') //=> "'<html> <head>'"` */
export function excerpt(text: string): string {
  return `'${cutOff(text.replace(/\s+/g, ' ').trim())}'`;
}

/** The beginning of a value, if there is any. */
export function quote(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return excerpt(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The text without a byte order mark. Refuses a blank one, and a page instead of `expected`. */
export function requireText(expected: 'JSON' | 'CSV', text: string): string {
  const body = text.replace(/^\uFEFF/, '');
  if (body.trim() === '') refuse(`expected ${expected}, got an empty answer`);
  if (body.trimStart().startsWith('<'))
    refuse(`expected ${expected}, got HTML: it begins with ${excerpt(body)}`);
  return body;
}

/** JSON text of a source as the schema has it. Throws an `UnexpectedAnswer` otherwise. */
export function parseAnswer<T>(source: string, schema: z.ZodType<T>, text: string): T {
  return ofSource(source, () => {
    const parsed = parseBySchema(schema, parseJson(text));
    if ('value' in parsed) return parsed.value;
    const [first, ...rest] = parsed.findings.map(describeFinding);
    const more = rest.length === 0 ? '' : ` (and ${rest.length} more)`;
    return refuse(`${first}${more}`);
  });
}

/** Refuses what is not JSON, or breaks off. */
export function parseJson(text: string): unknown {
  const body = requireText('JSON', text);
  try {
    const value: unknown = JSON.parse(body);
    const [repeated] = findRepeatedKeys(body);
    if (repeated === undefined) return value;
    return refuse(`line ${repeated.line}: the key "${repeated.value}" is there twice`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const detail = isCutOff(body, error)
      ? `the JSON is cut off: its ${body.length} characters end in ${excerpt(body.slice(-30))}`
      : `expected JSON, got ${excerpt(body)}: ${error.message.replace(/\s+/g, ' ')}`;
    return refuse(detail, { cause: error });
  }
}

/** Whether the text is valid JSON up to its end; V8 says so in one of these ways. */
function isCutOff(text: string, { message }: SyntaxError): boolean {
  const position = /at position (\d+)/.exec(message)?.[1];
  const isOpen = /^(?:Unexpected end|Unterminated string)/.test(message);
  return /^[[{]/.test(text.trimStart()) && (isOpen || Number(position) >= text.length);
}

function describeFinding({ path, value, expectation }: Finding): string {
  const place = path === '' ? 'the answer' : path;
  const expected = expectation.replace(/, received .*$/, '');
  return `${place}: ${expected}, got ${describeValue(value)}`;
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return excerpt(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
