// The responses that every operation has.
import { CDN_CACHE_CONTROL } from '../contract/caching.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import {
  drawWithdrawn,
  type Fault,
  faultBody,
  internalError,
  methodNotAllowed,
} from '../contract/faults.ts';
import { faultSchema } from '../answers/fault.schema.ts';
import { ours } from '../answers/field.ts';
import { schemaRef } from './schema.ts';

export const RESPONSES = {
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

/** What every operation may answer besides its own. */
export const SHARED_RESPONSES = {
  405: { $ref: '#/components/responses/MethodNotAllowed' },
  500: { $ref: '#/components/responses/InternalError' },
} as const;

/** The response of 200. @param caching what its `Cache-Control` is; @param own its examples */
export function describeAnswer(
  description: string,
  headers: readonly HeaderName[],
  caching: Readonly<Record<string, unknown>>,
  [type, schema]: readonly [type: string, schema: Readonly<Record<string, unknown>>],
  own: Examples[string] | undefined,
) {
  return {
    description,
    headers: {
      ...headerRefs('Access-Control-Allow-Origin', 'Link', ...headers),
      'Cache-Control': {
        description: 'How long a client may cache the answer.',
        schema: { type: 'string', ...caching },
      },
    },
    content: { [type]: { schema, ...(own && { examples: own }) } },
  };
}

/** The answer to a request whose ETag is still right. */
export function describeNotModified(...headers: readonly HeaderName[]) {
  return {
    description: 'Not modified: the `If-None-Match` of the request is the current ETag.',
    headers: headerRefs('Access-Control-Allow-Origin', 'Link', 'ETag', ...headers),
  };
}

/** The response of a refusal; `example` gives its body. */
export function describeRefusal(description: string, example: Fault, ...headers: HeaderName[]) {
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

/** In the examples of a registry without a lottery. */
export const NO_LOTTERY = { slug: '', nameTh: '' };

/** The response for a draw that turned out to be none. */
export function describeWithdrawn(catalogue: Catalogue, ...headers: readonly HeaderName[]) {
  const lottery = catalogue.values().find(({ hasDraws }) => hasDraws) ?? NO_LOTTERY;
  const reason = { th: 'แหล่งอื่นให้เลขไม่ตรงกัน', en: 'other sources have other numbers' };
  const description =
    'The draw was published and is no result: it was withdrawn, for the reason given (ours: not in the original spec).';
  return describeRefusal(description, drawWithdrawn(lottery, reason), ...headers);
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
  /** The body, or the text of one that is not JSON. */
  readonly value: unknown;
};

/** By operationId, then by a name of its own. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;
