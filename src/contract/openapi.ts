// The OpenAPI 3.1 description, derived: schemas from bodies.ts, paths and parameters from
// endpoints.ts, quotas and refusals from the same tables the edge uses. Nothing is said twice.
import { z } from 'zod';
import { DEFAULT_WINDOW, WINDOWS } from '../domain/window.ts';
import {
  calculationsShape,
  checkShape,
  faultShape,
  ours,
  resultsShape,
  statsShape,
} from './bodies.ts';
import type { Catalogue } from './catalogue.ts';
import { cacheControl, ENDPOINTS, type EndpointName, type ParameterName } from './endpoints.ts';
import { faultBody } from './fault-body.ts';
import * as faults from './faults.ts';
import { DESCRIPTION, FORMULA_NOTE } from './openapi-prose.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY, MAX_LIMIT } from './query.ts';
import { API_BASE, API_TITLE, API_VERSION, SITE_NAME } from './site.ts';

/** A real answer of each endpoint, shown as its example. */
export type Examples = Readonly<Record<EndpointName, unknown>>;

const SHAPES: Readonly<Record<EndpointName, z.ZodType>> = {
  results: resultsShape,
  check: checkShape,
  stats: statsShape,
  calculations: calculationsShape,
};

const SUMMARIES: Readonly<Record<EndpointName, string>> = {
  results: 'Latest draws of one lottery, newest first',
  check: 'Check a number against the latest draw of one lottery',
  stats: 'Frequency tables of one lottery',
  calculations: 'Scores over past draws of one lottery',
};

/** The whole description; `origin` becomes its server. */
export function describeApi(catalogue: Catalogue, origin: string, examples: Examples) {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: API_TITLE,
      version: API_VERSION,
      summary: 'Results, ticket check, statistics and scores of 49 Thai, Lao and Hanoi lotteries',
      description: DESCRIPTION,
      contact: { name: SITE_NAME, url: origin },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}${API_BASE}` }],
    security: [],
    paths: Object.fromEntries(
      Object.values(ENDPOINTS).map(({ name }) => [
        `/${name}`,
        { get: describeEndpoint(name, catalogue, examples[name]) },
      ]),
    ),
    components: { schemas: describeSchemas(), headers: HEADERS },
  };
}

function describeEndpoint(name: EndpointName, catalogue: Catalogue, example: unknown) {
  const endpoint = ENDPOINTS[name];
  const cache = endpoint.cacheSeconds === 0 ? 'never cached' : `cached ${endpoint.cacheSeconds} s`;
  return {
    operationId: name,
    summary: SUMMARIES[name],
    description: [
      `${endpoint.quotaPerMinute} requests a minute per client address; ${cache}.`,
      ...(name === 'calculations' ? [FORMULA_NOTE] : []),
    ].join('\n\n'),
    parameters: endpoint.parameters.map((parameter) =>
      describeParameter(name, parameter, catalogue),
    ),
    responses: {
      200: {
        description: 'The answer.',
        headers: {
          ...headerRefs('Access-Control-Allow-Origin', 'RateLimit-Policy', 'RateLimit'),
          ...(endpoint.cacheSeconds > 0 && headerRefs('ETag')),
          'Cache-Control': {
            description: 'How long a CDN and a client may keep the answer.',
            schema: { type: 'string', const: cacheControl(endpoint.cacheSeconds) },
          },
        },
        content: {
          'application/json': {
            schema: schemaRef(SHAPES[name]),
            examples: { real: { summary: 'A real answer', value: example } },
          },
        },
      },
      ...(endpoint.cacheSeconds > 0 && {
        304: {
          description: 'Not modified: the `If-None-Match` of the request is the current ETag.',
          headers: headerRefs('Access-Control-Allow-Origin', 'ETag'),
        },
      }),
      400: describeRefusal(
        'A parameter is invalid. For an unknown lottery, `error` lists every supported value.',
        faults.unknownLottery(catalogue.map(({ slug }) => slug)),
      ),
      404: describeRefusal(
        'No draw of that lottery is held yet, or the path does not exist.',
        faults.noDrawsYet(catalogue.find(({ hasDraws }) => !hasDraws)?.nameTh ?? ''),
      ),
      405: describeRefusal(
        'The service is read-only.',
        faults.methodNotAllowed(['GET', 'HEAD', 'OPTIONS']),
        'Allow',
      ),
      429: describeRefusal(
        'The quota of this minute is used up; wait for `Retry-After` seconds.',
        faults.quotaExceeded(endpoint.quotaPerMinute, 42),
        'Retry-After',
      ),
      500: describeRefusal(
        'Temporary failure: retry, and keep what you had as fallback.',
        faults.internalError(),
      ),
    },
  };
}

function describeRefusal(description: string, example: faults.Fault, header?: HeaderName) {
  return {
    description,
    headers: {
      ...headerRefs('Access-Control-Allow-Origin'),
      'Cache-Control': {
        description: 'A refusal is never cached.',
        schema: { type: 'string', const: 'no-store' },
      },
      ...(header && headerRefs(header)),
    },
    content: {
      'application/json': { schema: schemaRef(faultShape), example: faultBody(example) },
    },
  };
}

function describeParameter(name: EndpointName, parameter: ParameterName, catalogue: Catalogue) {
  const prizes = [...new Set(catalogue.flatMap((entry) => entry.prizes))];
  const descriptions: Record<ParameterName, { description: string; schema: object }> = {
    lottery: {
      description: 'One of the 49 lottery identifiers.',
      schema: {
        type: 'string',
        enum: catalogue.map(({ slug }) => slug),
        default: DEFAULT_LOTTERY,
      },
    },
    limit: {
      description: 'How many of the newest draws; with fewer held, those that exist.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    },
    number: {
      description:
        'The number to check: 2 to 6 ASCII digits, of a length that some prize of the lottery decides.',
      schema: { type: 'string', pattern: '^[0-9]{2,6}$' },
    },
    window: {
      description: 'How many past draws to look at.',
      schema: { type: 'string', enum: WINDOWS, default: DEFAULT_WINDOW },
    },
    prize: {
      description:
        name === 'stats'
          ? ours('One prize only; the way to the tables of six-digit prizes')
          : 'One prize only, of that lottery.',
      schema: { type: 'string', enum: prizes },
    },
  };
  return {
    name: parameter,
    in: 'query',
    required: parameter === 'number',
    ...descriptions[parameter],
    ...(parameter === 'number' && { example: '123456' }),
  };
}

const HEADERS = {
  'Access-Control-Allow-Origin': {
    description: 'Any origin may call, on every status.',
    schema: { type: 'string', const: '*' },
  },
  ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } },
  Allow: { description: 'The methods there are.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'Whole seconds to wait.',
    schema: { type: 'integer', minimum: 1, maximum: 60 },
  },
  'RateLimit-Policy': {
    description: ours('The quota (q) and its window in seconds (w), as "results";q=120;w=60'),
    schema: { type: 'string' },
  },
  RateLimit: {
    description: ours('What remains (r) and the seconds to reset (t), as "results";r=119;t=60'),
    schema: { type: 'string' },
  },
} as const;

type HeaderName = keyof typeof HEADERS;

function headerRefs(...names: HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function schemaRef(shape: z.ZodType) {
  return { $ref: `#/components/schemas/${shape.meta()?.id}` };
}

/** Every shape with an id. Objects stay open, since additions to a body are no breaking change. */
function describeSchemas() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      // zod writes its own id into each schema; as a component it is named by its key.
      delete jsonSchema['id'];
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]),
  );
}
