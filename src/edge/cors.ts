// Any web page may call, and may read every status: a refusal a browser cannot read is no use.
import type { Reply } from './reply.ts';

export const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Whether a method only reads; OPTIONS is answered before. */
export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
} as const;

/** Chromium caps it at two hours and Firefox at a day; longer is pointless. */
const PREFLIGHT_SECONDS = 86_400;

/** The answer to a preflight. Fixed, so that nothing of the request is repeated in it. */
export function preflightReply(): Reply {
  return {
    status: 204,
    text: null,
    headers: {
      ...CORS_HEADERS,
      'Access-Control-Allow-Methods': METHODS.join(', '),
      // `*` does not cover Authorization, which some clients send unasked.
      'Access-Control-Allow-Headers': '*, Authorization',
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    },
  };
}
