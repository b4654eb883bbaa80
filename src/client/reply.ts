// Reads a reply: an answer, a file, a refusal or nothing of ours; and whether to ask once more.
import type { Schemas } from './answers.ts';
import { isPassing, LotteryFault } from './refusal.ts';

/** The host may do better in a moment: after the wait it asks for, or after one of ours. */
type Again = { readonly again?: { readonly afterSeconds: number | undefined } };

export type HostReply =
  | { readonly kind: 'answer'; readonly body: object; readonly headers: Headers }
  | ({ readonly kind: 'refusal'; readonly fault: LotteryFault } & Again)
  | ({
      readonly kind: 'silence';
      readonly reason: string;
      /** The host is up, and shows no such file. */
      readonly isMissing?: boolean;
    } & Again);

/** A 429 that does not say until when comes from a guard in front, which counts seconds. */
const QUOTA_WAIT_SECONDS = 2;

/** @param now milliseconds since 1970 */
export function readReply({ status, headers }: Response, text: string, now: number): HostReply {
  const body = parseBody(text);
  if (body?.success === true && status === 200) return { kind: 'answer', body, headers };
  const type = headers.get('Content-Type') ?? '';
  // JSON that was cut off. The page of somebody else is complete, and stays what it is.
  const isCut = status === 200 && /json/.test(type) && body === undefined;
  const ownWait = status === 429 ? QUOTA_WAIT_SECONDS : undefined;
  const afterSeconds = readRetryAfter(headers, now) ?? ownWait;
  const isWorthIt = isPassing(status) || isCut;
  const again = isWorthIt && { again: { afterSeconds } };
  if (body?.success === false) {
    const fault = new LotteryFault(status, body, Object.fromEntries(headers));
    return { kind: 'refusal', fault, ...again };
  }
  // A static server shows a page of its own, with any status, instead of a missing file.
  const odd = status === 200 ? `, ${type.split(';')[0] || 'no type'}: no answer of ours` : '';
  return { kind: 'silence', reason: `HTTP ${status}${odd}`, isMissing: !isWorthIt, ...again };
}

/** The error that stopped a request without an answer. */
export function readFailure(error: unknown, isTimeout: boolean): HostReply {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  const reason = cause?.code ? `${error} (${cause.code})` : String(error);
  // A host that was silent for so long once is not waited for twice.
  return { kind: 'silence', reason, ...(!isTimeout && { again: { afterSeconds: undefined } }) };
}

function parseBody(text: string): Schemas['Fault'] | { readonly success: true } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * `Retry-After`, seconds or a date, in seconds. A date is read against the server's own clock,
 * since that of this machine may be wrong.
 */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  if (/^[0-9]+$/.test(text)) return Number(text);
  const until = Date.parse(text);
  if (Number.isNaN(until) || !/GMT$/.test(text)) return undefined;
  const served = Date.parse(headers.get('Date') ?? '');
  return Math.max(0, Math.ceil((until - (Number.isNaN(served) ? now : served)) / 1000));
}
