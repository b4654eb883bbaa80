// The response headers, by name.
import { CDN_CACHE_CONTROL } from '../caching.ts';
import { ours } from '../schemas/field.ts';

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
