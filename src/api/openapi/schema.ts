// JSON Schema (2020-12, the dialect of OpenAPI 3.1) from the zod schemas that carry an id.
import { z } from 'zod';
import type { Catalogue } from '../contract/catalogue.ts';
import { lotteryId, prizeSlug } from '../answers/field.ts';

/** A reference to a schema that carries an id. */
export function schemaRef(schema: z.ZodType) {
  return { $ref: `#/components/schemas/${readId(schema)}` };
}

/** Every schema with an id, open to additions; today's lotteries and prizes are examples. */
export function describeSchemas(catalogue: Catalogue) {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => asWritten(jsonSchema),
  });
  const listed: Readonly<Record<string, readonly string[]>> = {
    [readId(lotteryId)]: [...catalogue.keys()],
    [readId(prizeSlug)]: listPrizes(catalogue),
  };
  // Sorted by name: the registry's own order is that of imports, which a refactoring may change.
  return Object.fromEntries(
    Object.entries(schemas)
      .map(([id, { $schema, $id, ...schema }]) => {
        return [id, { ...schema, ...(listed[id] && { examples: listed[id] }) }] as const;
      })
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** Each prize once, in the order of the catalogue. */
export function listPrizes(catalogue: Catalogue): string[] {
  return [...new Set([...catalogue.values()].flatMap(({ prizes }) => prizes))];
}

function readId(schema: z.ZodType): string {
  return String(schema.meta()?.id);
}

/** The pattern of zod knows leap years, which takes six lines; `format` says the same. */
const INSTANT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$';

/** Takes out what zod adds and nobody would write by hand. */
function asWritten(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') schema.pattern = INSTANT;
  if (schema.enum !== undefined) {
    // A generated client that validates closed lists would refuse the fiftieth lottery, or a new
    // code.
    schema.examples = schema.enum;
    delete schema.enum;
  }
  delete schema.propertyNames;
}
