// Turns zod's issues into findings.
import { z } from 'zod';
import type { Finding } from './problem.ts';
import { nearest } from './text/known-names.ts';

export type Parsed<T> = { readonly value: T } | { readonly findings: readonly Finding[] };

/** Checks parsed JSON by a schema; each deviation becomes a finding with its path. */
export function parseBySchema<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input, { error: declaredNames });
  // `stringify` escapes every lone surrogate. Hardly any text has one, so this looks first.
  const illFormed = /\\ud/.test(JSON.stringify(input)) ? findIllFormedText(input, []) : [];
  if (result.success && illFormed.length === 0) return { value: result.data };
  const issues = result.error?.issues ?? [];
  return { findings: [...issues.flatMap((issue) => toFindings(issue, input)), ...illFormed] };
}

/** How each finding about a field that its schema has not begins. */
export const UNDECLARED = 'this field is not declared';

/** An issue about such fields is told what is declared beside them, a name a line. */
function declaredNames({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  const isOfObject = code === 'unrecognized_keys' && inst instanceof z.ZodObject;
  return isOfObject ? Object.keys(inst.shape).join('\n') : undefined;
}

/** JSON can spell a lone surrogate, which UTF-8 cannot store. */
function findIllFormedText(input: unknown, path: readonly PropertyKey[]): Finding[] {
  if (typeof input === 'string') {
    if (input.isWellFormed()) return [];
    const expectation = 'expected whole characters; a lone surrogate is half of one';
    return [{ path: pathText(path), value: input, expectation }];
  }
  if (typeof input !== 'object' || input === null) return [];
  if (Array.isArray(input))
    return input.flatMap((value, index) => findIllFormedText(value, [...path, index]));
  return Object.entries(input).flatMap(([key, value]) =>
    [key, value].flatMap((text) => findIllFormedText(text, [...path, key])),
  );
}

function toFindings(issue: z.core.$ZodIssue, input: unknown): Finding[] {
  const locate = (path: readonly PropertyKey[], expectation: string) => {
    return { path: pathText(path), value: valueAt(input, path), expectation };
  };
  if (issue.code !== 'unrecognized_keys')
    return [locate(issue.path, issue.message.replace(/^Invalid input: /, ''))];
  return issue.keys.map((key) => {
    const meant = nearest(key, issue.message.split('\n')) || '; expected no such field';
    return locate([...issue.path, key], UNDECLARED + meant);
  });
}

/** `pathText(['prizes', 'four-digit', 0]) //=> 'prizes.four-digit[0]'` */
function pathText(path: readonly PropertyKey[]): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value ?? {}), key), input);
}

/** Parses JSON text; a syntax error, or a key that is there twice, is a finding with its line. */
export function parseJson(text: string): { value: unknown } | { findings: Finding[] } {
  const parsed = parseSyntax(text);
  const findings = 'value' in parsed ? findRepeatedKeys(text) : parsed.findings;
  return findings.length > 0 ? { findings } : parsed;
}

/** Parses JSON text whose keys the caller compares. */
export function parseSyntax(text: string): { value: unknown } | { findings: Finding[] } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // V8's message quotes the text with its line breaks; a problem is one line.
    const expectation = `expected valid JSON; ${error.message.replaceAll('\n', ' ')}`;
    const line = /line (\d+)/.exec(error.message)?.[1];
    const finding = { path: '', value: text.slice(0, 30), expectation };
    return { findings: [{ ...finding, ...(line && { line: Number(line) }) }] };
  }
}

/** A key that stands twice in an object is legal JSON, and loses its first value. */
export function findRepeatedKeys(text: string): Finding[] {
  const findings: Finding[] = [];
  const open: Set<string>[] = [];
  let [line, counted] = [1, 0];
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g)) {
    const keys = open.at(-1);
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token.endsWith(':') && keys !== undefined) {
      const key: string = JSON.parse(token.slice(0, -1));
      if (keys.has(key)) {
        line += text.slice(counted, index).split('\n').length - 1;
        counted = index;
        const expectation = 'is there twice; expected each key once';
        findings.push({ path: '', value: key, expectation, line });
      }
      keys.add(key);
    }
  }
  return findings;
}

// JSON as people write it: a value stands on one line, with blanks between, if it fits.
const WIDTH = 100;

/** One line, whatever its length. */
export function jsonLine(value: unknown): string {
  // Only the layout has line breaks: JSON escapes those of a text.
  const lines = JSON.stringify(value, null, 1);
  return lines.replace(/(?<=\[)\n *|\n *(?=\])/g, '').replace(/\n */g, ' ');
}

/** Breaks a value that is longer than a line, the outermost first. */
export function compactJson(value: unknown): string {
  return `${broken(value, '', 0)}\n`;
}

function broken(value: unknown, indent: string, before: number): string {
  const line = jsonLine(value);
  const isOutermost = indent === '' && before === 0;
  if (typeof value !== 'object' || value === null) return line;
  if (!isOutermost && indent.length + before + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((entry) => broken(entry, inner, 0))
    : Object.entries(value).flatMap(([key, part]) => {
        const name = `${JSON.stringify(key)}: `;
        return part === undefined ? [] : [name + broken(part, inner, name.length)];
      });
  if (parts.length === 0) return line;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}
