// Reads a reply: an answer, a refusal, or nothing of ours; and whether the same host is worth another
// request.
import type { Fault } from './answers.ts';
import { LotteryFault } from './refusal.ts';

export type Outcome =
  | {
      readonly kind: 'answer';
      readonly body: object;
      readonly headers: Headers;
    }
  | { readonly kind: 'refusal'; readonly fault: LotteryFault; readonly again?: Again }
  | { readonly kind: 'silence'; readonly reason: string; readonly again?: Again };

/** The host may do better in a moment: after the wait it asks for, or after one of ours. */
export type Again = { readonly afterSeconds: number | undefined };

/** @param now milliseconds since 1970 */
export function readReply({ status, headers }: Response, text: string, now: number): Outcome {
  const body = parsed(text);
  if (body?.success === true && status === 200) return { kind: 'answer', body, headers };
  const again = againOf(status, headers, now, isCut(status, text, headers));
  if (body?.success === false) {
    return {
      kind: 'refusal',
      fault: new LotteryFault(status, body, Object.fromEntries(headers)),
      ...again,
    };
  }
  // A static server shows a page of its own instead of a missing file, with any status: no answer.
  return { kind: 'silence', reason: reasonOf(status, headers), ...again };
}

/** What stopped a request that was not answered. */
export function readFailure(error: unknown, isTimeout: boolean): Outcome {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  const reason = cause?.code ? `${error} (${cause.code})` : String(error);
  // Who was silent for so long once is not waited for twice.
  return { kind: 'silence', reason, ...(!isTimeout && { again: { afterSeconds: undefined } }) };
}

/** Whether another host, or the same one later, may do better. */
export function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function parsed(text: string): Fault | { readonly success: true } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON that ends before its end. A page of somebody else is whole, and stays what it is. */
function isCut(status: number, text: string, headers: Headers): boolean {
  return status === 200 && /json/.test(typeOf(headers)) && parsed(text) === undefined;
}

function againOf(
  status: number,
  headers: Headers,
  now: number,
  isCut: boolean,
): { readonly again?: Again } {
  const afterSeconds = retryAfter(headers, now);
  // A quota that does not say when it ends is left alone.
  const isWorthIt = status === 429 ? afterSeconds !== undefined : status >= 500 || isCut;
  return isWorthIt ? { again: { afterSeconds } } : {};
}

/**
 * `Retry-After`, seconds or a date, in seconds. A date is read against the server's own clock, since
 * that of this machine may be wrong.
 */
function retryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  if (/^[0-9]+$/.test(text)) return Number(text);
  const until = Date.parse(text);
  if (Number.isNaN(until) || !/GMT$/.test(text)) return undefined;
  const served = Date.parse(headers.get('Date') ?? '');
  return Math.max(0, Math.ceil((until - (Number.isNaN(served) ? now : served)) / 1000));
}

const typeOf = (headers: Headers) => headers.get('Content-Type') ?? '';

function reasonOf(status: number, headers: Headers): string {
  const type = typeOf(headers).split(';')[0];
  return status === 200 ? `HTTP 200, ${type || 'no type'}: no answer of ours` : `HTTP ${status}`;
}
