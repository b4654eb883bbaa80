// Reading an OpenAPI description as its clients do: by its references, and by JSON Schema 2020-12.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

/** A schema of the description, compiled; unknown keywords and formats are errors. */
export function schemaValidator(description: object, schema: object): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  // Holds what the references point to; as a keyword it says nothing.
  ajv.addKeyword('components');
  return ajv.compile({ ...schema, components: (description as Json)['components'] });
}

/** Every object within a value, itself included, with the path to it. */
export function* objectsWithin(value: unknown, path = '#'): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value as Json];
  for (const [key, entry] of Object.entries(value)) {
    yield* objectsWithin(entry, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** What a reference such as `#/components/headers/ETag` points to. */
export function pointedAt(description: object, reference: string): unknown {
  const parts = reference.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>((value, part) => (value as Json | undefined)?.[part], description);
}
