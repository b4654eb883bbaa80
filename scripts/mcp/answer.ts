// The answer of a tool: a body of the API, the sentences a model must pass on, and the bound on its length.
import { fromJsonSchema } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** The most bytes of one answer that did not ask for `full`. */
export const MOST_BYTES = 20_000;

export type Answer = {
  readonly body: object;
  /** Sentences that a model must pass on with the body. */
  readonly notes?: readonly string[];
};

/**
 * The result of a call: the same answer as structured content and, for clients that know none, as text.
 * @throws {Refusal} where it is longer than the bound
 */
export function answerResult({ body, notes = [] }: Answer, full = false) {
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

/** The schema of an answer, as the SDK takes it. */
export function outputSchemaOf(body: z.ZodType) {
  const schema = z.toJSONSchema(body, {
    io: 'output',
    override: ({ jsonSchema }) => open(jsonSchema),
  });
  const notes = {
    type: 'array',
    items: { type: 'string' },
    description: 'Sentences to pass on with the answer.',
  };
  const properties = { notes, ...schema.properties };
  return fromJsonSchema<Record<string, unknown>>({
    ...schema,
    type: 'object',
    properties,
  } as never);
}

/** Additions are no breaking change, and a list that was cut may be shorter than that of the API. */
function open(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.additionalProperties;
  delete schema.minItems;
  delete schema.maxItems;
  delete schema.id;
  delete schema.propertyNames;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') delete schema.pattern;
}
