// What a call is answered with: a body of the API, the sentences a model must pass on, and a bound
// on its length; or a refusal, which says what the caller may have meant.
import { fromJsonSchema } from '@modelcontextprotocol/server';
import { closestMatch } from 'leven';
import { z } from 'zod';
import { type FaultCode, internalError } from '../../src/contract/faults.ts';
import type { FaultBody } from '../../src/contract/schemas/fault.ts';

/** The most bytes of one answer that did not ask for `full`. */
const MOST_BYTES = 20_000;

export type ToolAnswer = {
  readonly body: object;
  /** Sentences that a model must pass on with the body. */
  readonly notes?: readonly string[];
};

export type ToolFault = Omit<FaultBody, 'code' | 'errorEn'> & {
  /** Of a refusal of the API. */
  readonly errorEn?: string;
  /** Of the API, or one that only tools have. */
  readonly code:
    | FaultCode
    | 'unknown_argument'
    | 'invalid_argument'
    | 'answer_too_long'
    | 'timed_out';
  /** Of `accepted`, the nearest to what was given. */
  readonly suggestion?: string;
};

/** Thrown to answer a call with a refusal. */
export class Refusal extends Error {
  readonly fault: ToolFault;
  constructor(fault: Omit<ToolFault, 'success'>) {
    super(fault.error);
    this.fault = { success: false, ...fault };
  }
}

/**
 * The result of a call: the same answer as structured content and, for clients that know none, as
 * text.
 * @throws {Refusal} where it is longer than the bound
 */
export function createResult({ body, notes = [] }: ToolAnswer, full = false) {
  const structuredContent: Record<string, unknown> = {
    ...(notes.length > 0 && { notes: [...notes] }),
    ...body,
  };
  const text = JSON.stringify(structuredContent);
  const result = { content: [{ type: 'text' as const, text }], structuredContent };
  const bytes = Buffer.byteLength(JSON.stringify(result));
  if (full || bytes <= MOST_BYTES) return result;
  throw new Refusal({
    code: 'answer_too_long',
    error: `คำตอบยาว ${bytes} ไบต์ เกิน ${MOST_BYTES} ไบต์ ขอให้แคบลงด้วย limit, prize, numbers หรือ top หรือระบุ full เป็น true ถ้าต้องการทั้งหมด`,
    parameter: 'full',
    accepted: ['true'],
  });
}

/** An error as a call's result; if it is not a refusal, the operator reads more than the model. */
export function createRefusedResult(error: unknown) {
  if (!(error instanceof Refusal)) console.error(error);
  const { error: text, code } = internalError();
  const fault = error instanceof Refusal ? error.fault : { success: false, error: text, code };
  return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(fault) }] };
}

/** The schema of an answer, as the SDK takes it. */
export function createOutputSchema(body: z.ZodType) {
  const schema = z.toJSONSchema(body, {
    io: 'output',
    // Additions break nothing, and a list that was cut may be shorter than that of the API.
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
      delete jsonSchema.id;
      delete jsonSchema.propertyNames;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  const description = 'Sentences to pass on with the answer.';
  const notes = { type: 'array', items: { type: 'string' }, description };
  const properties = { notes, ...schema.properties };
  const open = { ...schema, type: 'object', properties } as never;
  return fromJsonSchema<Record<string, unknown>>(open);
}

const simplify = (text: string) => text.toLowerCase().replace(/[\s_.-]+/g, '-');

/**
 * The candidate that a misspelt word means, or `undefined` where none is near: the same but for
 * case and joints, one within the other, or a few letters apart.
 */
export function suggest(given: string, candidates: readonly string[]): string | undefined {
  const word = simplify(given).slice(0, 60);
  if (word.length < 2) return undefined;
  const bySimple = new Map(candidates.map((candidate) => [simplify(candidate), candidate]));
  if (bySimple.has(word)) return bySimple.get(word);
  const names = [...bySimple.keys()];
  const parts = names.filter(
    (name) =>
      word.length > 2 && (word.startsWith(name) || word.endsWith(name) || name.startsWith(word)),
  );
  const near = closestMatch(word, names, { maxDistance: Math.ceil(word.length / 3) });
  return bySimple.get(near ?? (parts.length === 1 ? (parts[0] ?? '') : ''));
}
