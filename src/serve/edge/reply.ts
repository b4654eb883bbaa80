// An answer as plain data: building a `Response` costs more than deciding what is in it, so the
// check function writes replies as they are, and only what speaks the web's types builds one.
import { type Fault, faultBody, internalError } from '../../api/contract/faults.ts';
import { SECURITY_HEADERS } from '../../api/contract/security.ts';
import { logLine } from './log.ts';

export type Headers = Readonly<Record<string, string>>;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  /** `null` where the status has no body. */
  readonly text: string | null;
};

/** A reply as the `Response` of the web platform. */
export function toResponse({ status, headers, text }: Reply): Response {
  return new Response(text, { status, headers });
}

/**
 * `*`, or the tag itself among those the client sent. Compared weakly and as quoted: nothing is
 * parsed.
 */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch === '*' || (ifNoneMatch?.includes(etag.replace(/^W\//, '')) ?? false);
}

/**
 * The same reply without its body, for a client that has it. Some clients parse the body that a
 * content type promises.
 */
export function unlessKnown(reply: Reply, ifNoneMatch: string | undefined): Reply {
  const { 'Content-Type': _, ...headers } = reply.headers;
  const { ETag } = headers;
  if (ETag === undefined || !isKnown(ETag, ifNoneMatch)) return reply;
  return { status: 304, headers, text: null };
}

export const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Whether a method only reads. OPTIONS is answered earlier. */
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

/** The headers of JSON that is never cached. */
export const UNCACHED_HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...SECURITY_HEADERS,
} as const;

/** A refusal that is the same for everybody is frozen, and serialized once. */
const texts = new WeakMap<Fault, string>();

/** A refusal as the caller gets it: JSON, never cached, readable from any origin. */
export function faultReply(fault: Fault, headers?: Headers): Reply {
  let text = texts.get(fault);
  if (text === undefined) {
    text = `${JSON.stringify(faultBody(fault))}\n`;
    if (Object.isFrozen(fault)) texts.set(fault, text);
  }
  return { status: fault.status, headers: { ...UNCACHED_HEADERS, ...headers }, text };
}

/** The only answer to a failure of ours: logs it in full and gives the caller plain words. */
export function internalErrorReply(error: unknown): Reply {
  console.error(logLine('an answer failed', error));
  return faultReply(internalError());
}
