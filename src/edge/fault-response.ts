import { faultBody } from '../contract/fault-body.ts';
import { type Fault, internalError } from '../contract/faults.ts';
import { SECURITY_HEADERS } from '../contract/security.ts';
import { CORS_HEADERS } from './cors.ts';
import { logLine } from './log.ts';
import { type Headers, type Reply, toResponse } from './reply.ts';

const FAULT_HEADERS: Headers = {
  ...CORS_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...SECURITY_HEADERS,
};

/** A refusal as the caller gets it: JSON, never cached, readable from any origin. */
export function faultReply(fault: Fault, headers?: Headers): Reply {
  const text = `${JSON.stringify(faultBody(fault))}\n`;
  return { status: fault.status, headers: { ...FAULT_HEADERS, ...headers }, text };
}

/**
 * The only place that answers a failure of ours: logs it in full and gives the caller plain words.
 */
export function internalErrorReply(error: unknown): Reply {
  console.error(logLine('an answer failed', error));
  return faultReply(internalError());
}

/** The same as a `Response`, for the middleware. */
export function internalErrorResponse(error: unknown): Response {
  return toResponse(internalErrorReply(error));
}
