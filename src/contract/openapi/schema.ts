// JSON Schema (2020-12, the dialect of OpenAPI 3.1) from the zod schemas that carry an id.
import { z } from 'zod';

/** A reference to a schema that carries an id. */
export function schemaRef(schema: z.ZodType) {
  return { $ref: `#/components/schemas/${schema.meta()?.id}` };
}

/** Every schema with an id. Objects stay open, since additions to a body are no breaking change. */
export function describeSchemas() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  // By name: the registry's own order is that of imports, which a refactoring may change.
  return Object.fromEntries(
    Object.entries(schemas)
      .map(([id, { $schema, $id, ...schema }]) => [id, schema] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
