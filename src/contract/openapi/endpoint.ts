// One endpoint: its parameters, its answer with a real example, and every refusal.
import type { z } from 'zod';
import { cacheControl } from '../caching.ts';
import type { Catalogue } from '../catalogue.ts';
import { ENDPOINTS, type EndpointName, type FileEndpointName } from '../endpoints.ts';
import * as faults from '../faults.ts';
import { checkSchema, checksSchema } from '../schemas/check.ts';
import { type HeaderName, headerRefs } from './header.ts';
import { describeParameter } from './parameter.ts';
import { describeChecking, FORMULA_NOTE } from './prose.ts';
import { describeRefusal } from './refusal.ts';
import { schemaRef } from './schema.ts';

/** A real answer of each endpoint, shown as its example. */
export type Examples = Readonly<Partial<Record<EndpointName, unknown>>>;

/** The form of the bodies that files hold. */
export type Schemas = Readonly<Record<FileEndpointName, z.ZodType>>;

/** What the endpoints answer. */
export type Answers = { readonly schemas: Schemas; readonly examples: Examples };

const NOTES: Partial<Record<EndpointName, (catalogue: Catalogue) => string>> = {
  check: describeChecking,
  calculations: () => FORMULA_NOTE,
};

/** The GET operation of an endpoint. */
export function describeEndpoint(
  name: EndpointName,
  catalogue: Catalogue,
  { schemas, examples }: Answers,
) {
  const endpoint = ENDPOINTS[name];
  const waiting = catalogue.find(({ hasDraws }) => !hasDraws);
  const cache = endpoint.cacheSeconds === 0 ? 'never cached' : `cached ${endpoint.cacheSeconds} s`;
  return {
    operationId: name,
    summary: endpoint.summary,
    description: [
      `${endpoint.quotaPerMinute} requests a minute per client address; ${cache}.`,
      NOTES[name]?.(catalogue) ?? [],
    ]
      .flat()
      .join('\n\n'),
    parameters: endpoint.parameters.map((parameter) =>
      describeParameter(name, parameter, catalogue),
    ),
    responses: {
      200: {
        description: 'The answer.',
        headers: {
          ...headerRefs('Access-Control-Allow-Origin', ...COUNTED),
          ...(endpoint.cacheSeconds > 0 && headerRefs('ETag', 'CDN-Cache-Control')),
          'Cache-Control': {
            description: 'How long a client may cache the answer.',
            schema: { type: 'string', const: cacheControl(endpoint.cacheSeconds) },
          },
        },
        content: {
          'application/json': {
            schema:
              name === 'check'
                ? { anyOf: [schemaRef(checkSchema), schemaRef(checksSchema)] }
                : schemaRef(schemas[name]),
            examples: { real: { summary: 'A real answer', value: examples[name] } },
          },
        },
      },
      ...(endpoint.cacheSeconds > 0 && {
        304: {
          description: 'Not modified: the `If-None-Match` of the request is the current ETag.',
          headers: headerRefs('Access-Control-Allow-Origin', 'ETag', ...COUNTED),
        },
      }),
      400: refusal(
        'A parameter is invalid. For an unknown lottery, `error` lists every supported value.',
        faults.unknownLottery(catalogue.map(({ slug }) => slug)),
      ),
      404: refusal(
        name === 'check'
          ? 'No draw of that lottery, or none of that `date`, is held.'
          : 'No draw of that lottery is held yet, or the path does not exist.',
        faults.noDrawsYet((waiting ?? catalogue[0])?.nameTh ?? ''),
      ),
      405: refusal(
        'The service is read-only.',
        faults.methodNotAllowed(['GET', 'HEAD', 'OPTIONS']),
        'Allow',
      ),
      429: refusal(
        'The quota of this minute is used up; wait for `Retry-After` seconds.',
        faults.quotaExceeded(endpoint.quotaPerMinute, 42),
        'Retry-After',
      ),
      500: refusal(
        'Temporary failure: retry, and keep what you had as fallback.',
        faults.internalError(),
      ),
    },
  };
}

/** The headers of an answer that was counted: every one but 405 and 500. */
const COUNTED: readonly HeaderName[] = ['RateLimit-Policy', 'RateLimit'];

function refusal(description: string, example: faults.Fault, ...headers: readonly HeaderName[]) {
  const counted = example.status !== 405 && example.status !== 500;
  return describeRefusal(description, example, ...(counted ? COUNTED : []), ...headers);
}
