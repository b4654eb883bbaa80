// One refusal of an endpoint or a file, with an example of it.
import { faultBody } from '../fault-body.ts';
import type { Fault } from '../faults.ts';
import { faultSchema } from '../schemas/fault.ts';
import { type HeaderName, headerRefs } from './header.ts';
import { schemaRef } from './schema.ts';

/** The response of a refusal; `example` gives its body. */
export function describeRefusal(
  description: string,
  example: Fault,
  ...headers: readonly HeaderName[]
) {
  return {
    description,
    headers: {
      ...headerRefs('Access-Control-Allow-Origin'),
      'Cache-Control': {
        description: 'A refusal is never cached.',
        schema: { type: 'string', const: 'no-store' },
      },
      ...headerRefs(...headers),
    },
    content: {
      'application/json': { schema: schemaRef(faultSchema), example: faultBody(example) },
    },
  };
}
