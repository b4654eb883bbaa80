import { faultBody } from '../contract/fault-body.ts';
import { type Fault, internalError } from '../contract/faults.ts';
import { SECURITY_HEADERS } from '../contract/security.ts';
import { CORS_HEADERS } from './cors.ts';
import { logLine } from './log.ts';

/** A refusal as the caller gets it: JSON, never cached, readable from any origin. */
export function faultResponse(fault: Fault, headers: Readonly<Record<string, string>> = {}) {
  return new Response(`${JSON.stringify(faultBody(fault))}\n`, {
    status: fault.status,
    headers: {
      ...CORS_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...SECURITY_HEADERS,
      ...headers,
    },
  });
}

/** The one place a failure of ours ends: logged whole for us, told plainly to the caller. */
export function internalErrorResponse(error: unknown): Response {
  console.error(logLine('an answer failed', error));
  return faultResponse(internalError());
}
