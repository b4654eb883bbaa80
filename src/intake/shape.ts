// Shape checks: zod's issues in the words of this project's problems.
import type { z } from 'zod';
import type { Finding } from './problem.ts';

export type Shaped<T> = { readonly value: T } | { readonly findings: readonly Finding[] };

/** Parses parsed JSON by a schema; every deviation becomes a finding with its own path. */
export function parseShape<T>(schema: z.ZodType<T>, input: unknown): Shaped<T> {
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data };
  return { findings: result.error.issues.flatMap((issue) => findingsOf(issue, input)) };
}

function findingsOf(issue: z.core.$ZodIssue, input: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathText([...issue.path, key]),
      value: valueAt(input, [...issue.path, key]),
      expectation: 'this field is not declared; expected no such field',
    }));
  }
  const expectation = issue.message.replace(/^Invalid input: /, '');
  return [{ path: pathText(issue.path), value: valueAt(input, issue.path), expectation }];
}

/** `pathText(['prizes', 'four-digit', 0]) //=> 'prizes.four-digit[0]'` */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value === null || value === undefined ? undefined : Reflect.get(Object(value), key),
    input,
  );
}

export type Json =
  | { readonly value: unknown }
  | { readonly findings: readonly (Finding & { readonly line?: number })[] };

/** The beginning of a text, to recognise it by. */
const excerpt = (text: string) => text.slice(0, 30);

/** Parses JSON text; a syntax error is a finding, with the line of the file where it stands. */
export function parseJson(text: string): Json {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The engine quotes the text as it stands; a problem is one line.
    const expectation = `expected valid JSON; ${error.message.replaceAll('\n', ' ')}`;
    const line = /line (\d+)/.exec(error.message)?.[1];
    return {
      findings: [
        { path: '', value: excerpt(text), expectation, ...(line && { line: Number(line) }) },
      ],
    };
  }
}
