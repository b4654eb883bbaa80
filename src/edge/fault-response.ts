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

/** A refusal that is one object for everyone is written out once. */
const texts = new WeakMap<Fault, string>();

/** A refusal as the caller gets it: JSON, never cached, readable from any origin. */
export function faultReply(fault: Fault, headers?: Headers): Reply {
  let text = texts.get(fault);
  if (text === undefined) {
    text = `${JSON.stringify(faultBody(fault))}\n`;
    texts.set(fault, text);
  }
  return { status: fault.status, headers: { ...FAULT_HEADERS, ...headers }, text };
}

/** The one place a failure of ours ends: logged whole for us, told plainly to the caller. */
export function internalErrorReply(error: unknown): Reply {
  console.error(logLine('an answer failed', error));
  return faultReply(internalError());
}

export function internalErrorResponse(error: unknown): Response {
  return toResponse(internalErrorReply(error));
}
