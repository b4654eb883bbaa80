// Turns a reply of the API into what the element shows and when it asks again.
import { ENDPOINTS } from '../contract/endpoints.ts';
import type { FaultBody } from '../contract/schemas/fault.ts';
import type { ResultsBody } from '../contract/schemas/results.ts';

/** A reply as it came: `body` is `undefined` where it was no JSON. */
export type Reply = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
};

export type Answer = {
  /** The draws to show, or none because of what `note` says. */
  readonly draws?: ResultsBody['data'];
  /** The draw after the newest one. */
  readonly nextDraw?: ResultsBody['nextDraw'];
  readonly note?: string;
  /** Seconds until the next question; `undefined` where asking again would change nothing. */
  readonly againSeconds?: number;
};

/** The element asks again as soon as the browser's copy is stale. */
const FRESH_SECONDS = ENDPOINTS.results.cacheSeconds;

/** After silence, or a refusal that does not say how long: the quota's own minute. */
const RETRY_SECONDS = 60;

/** Nobody watches a page for longer, and a wrong header must not silence the element for good. */
const LONGEST_WAIT_SECONDS = 3600;

const UNREACHABLE = 'ขณะนี้ติดต่อระบบผลรางวัลไม่ได้ จะลองใหม่ให้เองในอีก 1 นาที';
const UNKNOWN_LOTTERY = 'ไม่รู้จักหวยที่หน้านี้ขอมา กรุณาแจ้งผู้ดูแลเว็บไซต์';

/** @param reply `undefined` where none came */
export function readAnswer(reply: Reply | undefined): Answer {
  const body = reply?.body as Partial<ResultsBody> | FaultBody | null | undefined;
  if (reply === undefined || !body) return { note: UNREACHABLE, againSeconds: RETRY_SECONDS };
  if (body.success && body.data) {
    const { data: draws, nextDraw } = body;
    return { draws, ...(nextDraw && { nextDraw }), againSeconds: FRESH_SECONDS };
  }
  if (reply.status === 429) {
    const againSeconds = waitSeconds(reply.retryAfter);
    return { note: `มีการเรียกดูถี่เกินไป จะลองใหม่ให้เองในอีก ${againSeconds} วินาที`, againSeconds };
  }
  if (reply.status >= 500 || body.success !== false) return readAnswer(undefined);
  // The API's own words list every identifier, which is for developers, not for visitors.
  if (body.code === 'unknown_lottery') return { note: UNKNOWN_LOTTERY };
  if (body.code === 'no_draws_yet') return { note: body.error, againSeconds: FRESH_SECONDS };
  return { note: body.error };
}

/** `Retry-After` in seconds, within reason. `waitSeconds('12') //=> 12` */
function waitSeconds(retryAfter: string | null): number {
  const seconds = /^[0-9]+$/.test(retryAfter ?? '') ? Number(retryAfter) : RETRY_SECONDS;
  return Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS);
}
