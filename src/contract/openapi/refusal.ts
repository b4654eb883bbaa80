// One refusal of an endpoint or a file, with an example of it.
import type { Catalogue } from '../catalogue.ts';
import { faultBody } from '../fault-body.ts';
import { drawWithdrawn, type Fault } from '../faults.ts';
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

/** The response where the draw asked for turned out to be none. */
export function describeWithdrawn(catalogue: Catalogue, ...headers: readonly HeaderName[]) {
  const { nameTh = '' } = catalogue.find(({ hasDraws }) => hasDraws) ?? {};
  const reason = { th: 'แหล่งอื่นให้เลขไม่ตรงกัน', en: 'other sources have other numbers' };
  const description =
    'The draw was published and is no result: it was withdrawn, for the reason given (ours: not in the original spec).';
  return describeRefusal(description, drawWithdrawn(nameTh, reason), ...headers);
}
