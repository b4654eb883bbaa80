// The responses that every operation has.
import { CDN_CACHE_CONTROL } from '../caching.ts';
import type { Catalogue } from '../catalogue.ts';
import { faultBody } from '../fault-body.ts';
import { type Fault, drawWithdrawn, internalError, methodNotAllowed } from '../faults.ts';
import { faultSchema } from '../schemas/fault.ts';
import { ours } from '../schemas/field.ts';
import { schemaRef } from './schema.ts';

const SHARED = {
  405: 'MethodNotAllowed',
  500: 'InternalError',
} as const;

type SharedName = (typeof SHARED)[keyof typeof SHARED];

export const RESPONSES: Readonly<Record<SharedName, ReturnType<typeof describeRefusal>>> = {
  MethodNotAllowed: describeRefusal(
    'The service is read-only.',
    methodNotAllowed(['GET', 'HEAD', 'OPTIONS']),
    'Allow',
  ),
  InternalError: describeRefusal(
    'Temporary failure: retry, and keep what you had as fallback.',
    internalError(),
  ),
};

/** References to shared responses, by status. */
export function responseRefs(...names: readonly SharedName[]) {
  return Object.fromEntries(
    Object.entries(SHARED).flatMap(([status, name]) =>
      names.includes(name) ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
}

/** The answer to a request whose ETag is still right. */
export function describeNotModified(...headers: readonly HeaderName[]) {
  return {
    description: 'Not modified: the `If-None-Match` of the request is the current ETag.',
    headers: headerRefs('Access-Control-Allow-Origin', 'Link', 'ETag', ...headers),
  };
}

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

export const HEADERS = {
  'Access-Control-Allow-Origin': {
    description: 'Any origin may call, on every status.',
    schema: { type: 'string', const: '*' },
  },
  'CDN-Cache-Control': {
    description: 'What a CDN may do, beside what `Cache-Control` says to clients (RFC 9213).',
    schema: { type: 'string', const: CDN_CACHE_CONTROL },
  },
  ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } },
  Link: {
    description: ours('The description, the licence, and other forms of the same (RFC 8288)'),
    schema: { type: 'string' },
  },
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

export type HeaderName = keyof typeof HEADERS;

/** References to headers, by their names. */
export function headerRefs(...names: HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export type Example = {
  /** Says so where lists are cut. */
  readonly summary: string;
  /** The body, or the text of one that is no JSON. */
  readonly value: unknown;
};

/** By operationId, then by a name of its own. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;

/** The examples of an operation; nothing where it has none. */
export function pickExamples(operationId: string, examples: Examples) {
  const own = examples[operationId];
  return own === undefined ? {} : { examples: own };
}
