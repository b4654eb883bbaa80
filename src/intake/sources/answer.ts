// Checks what a source answered: a source that is down often answers 200 with a page, nothing, or
// truncated JSON. Each fault names the source.
import type { z } from 'zod';
import type { Finding } from '../problem.ts';
import { parseBySchema } from '../json.ts';

/** A source answered something else than it always does. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly source: string;
  /** What was missing or wrong, without the source. */
  readonly detail: string;

  constructor(source: string, detail: string, options?: ErrorOptions) {
    super(`${source}: ${detail}`, options);
    this.source = source;
    this.detail = detail;
  }
}

/** Enough of an answer to recognise it in one line of a log. */
const EXCERPT_CHARACTERS = 60;

/** `excerpt('<html>\n  <head>') //=> "'<html> <head>'"` */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_CHARACTERS
    ? `'${line}'`
    : `'${line.slice(0, EXCERPT_CHARACTERS)}…'`;
}

/** The text without a byte order mark. Throws if it is blank or a page instead of `expected`. */
export function requireText(source: string, expected: 'JSON' | 'CSV', text: string): string {
  const body = text.replace(/^\uFEFF/, '');
  if (body.trim() === '') {
    throw new UnexpectedAnswer(source, `expected ${expected}, got an empty answer`);
  }
  if (body.trimStart().startsWith('<')) {
    throw new UnexpectedAnswer(
      source,
      `expected ${expected}, got HTML: it begins with ${excerpt(body)}`,
    );
  }
  return body;
}

/**
 * JSON text of a source as the schema has it. Throws an `UnexpectedAnswer` otherwise, such as `glo:
 * response.result.data.first.number: expected array, got nothing`.
 */
export function parseAnswer<T>(source: string, schema: z.ZodType<T>, text: string): T {
  const parsed = parseBySchema(schema, parseJson(source, requireText(source, 'JSON', text)));
  if ('value' in parsed) return parsed.value;
  const [first, ...others] = parsed.findings.map(describeFinding);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new UnexpectedAnswer(source, `${first}${more}`);
}

/** Throws an `UnexpectedAnswer` where the text is not JSON, or breaks off. */
export function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const detail = isCutOff(text, error)
      ? `the JSON is cut off: its ${text.length} characters end in ${excerpt(text.slice(-30))}`
      : `expected JSON, got ${excerpt(text)}: ${error.message}`;
    throw new UnexpectedAnswer(source, detail, { cause: error });
  }
}

/** Whether the text is valid JSON up to its end; V8 says so in one of these ways. */
function isCutOff(text: string, { message }: SyntaxError): boolean {
  const position = /at position (\d+)/.exec(message)?.[1];
  return (
    /^[[{]/.test(text.trimStart()) &&
    (/^(?:Unexpected end|Unterminated string)/.test(message) || Number(position) >= text.length)
  );
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
