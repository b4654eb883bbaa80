// What an element asks of the API, and what it makes of the reply. Pure; the clock is given.
import type { FaultBody } from '../../../api/contract/faults.ts';
import { RESULTS_PATH, RESULTS_SECONDS } from '../../../api/contract/service.ts';
import type { ResultsBody } from '../../../api/answers/results.schema.ts';
import { ageWords, drawAge } from '../../view/announcement/age.ts';

/** The call that answers the element. `resultsUrl('https://a.example', 'lao-tv', null)` */
export function resultsUrl(origin: string, lottery: string | null, limit: string | null): string {
  const url = new URL(RESULTS_PATH, origin);
  for (const [name, value] of Object.entries({ lottery, limit })) {
    if (value?.trim()) url.searchParams.set(name, value.trim());
  }
  return url.href;
}

/** The prizes to show, in this order; none named means all. `readPrizes('a, b') //=> ['a', 'b']` */
export function readPrizes(prizes: string | null): string[] {
  return (prizes ?? '').split(/[\s,]+/).filter(Boolean);
}

/** The level of the headings. A page has its own `h1`, so the element never writes one. */
export function readHeading(heading: string | null): number {
  return /^[2-6]$/.test(heading ?? '') ? Number(heading) : 3;
}

export type ElementAnswer = {
  /** The draws to show, or none because of what `note` says. */
  readonly draws?: ResultsBody['data'];
  readonly nextDraw?: ResultsBody['nextDraw'];
  readonly note?: string;
  /** Seconds until the next question; `undefined` where asking again would change nothing. */
  readonly againSeconds?: number;
};

/** The element asks again as soon as the browser's copy is stale. */
const FRESH_SECONDS = RESULTS_SECONDS;
/** After silence, or a refusal that does not say how long: the quota's own minute. */
const RETRY_SECONDS = 60;
/** Nobody watches a page for longer, and a wrong header must not silence the element for good. */
const LONGEST_WAIT_SECONDS = 3600;

const UNREACHABLE = 'ขณะนี้ติดต่อระบบผลรางวัลไม่ได้ จะลองใหม่ให้เองในอีก 1 นาที';
const UNKNOWN_LOTTERY = 'ไม่รู้จักหวยที่หน้านี้ขอมา กรุณาแจ้งผู้ดูแลเว็บไซต์';

/** @param reply `undefined` if none came; its `body` is `undefined` if it was not JSON */
export function readAnswer(reply?: {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}): ElementAnswer {
  const body = reply?.body as Partial<ResultsBody> | FaultBody | null | undefined;
  if (reply === undefined || !body) return { note: UNREACHABLE, againSeconds: RETRY_SECONDS };
  if (body.success && body.data) {
    return { draws: body.data, nextDraw: body.nextDraw, againSeconds: FRESH_SECONDS };
  }
  if (reply.status === 429) {
    const { retryAfter } = reply;
    const seconds = /^[0-9]+$/.test(retryAfter ?? '') ? Number(retryAfter) : RETRY_SECONDS;
    const againSeconds = Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS);
    return { note: `มีการเรียกดูถี่เกินไป จะลองใหม่ให้เองในอีก ${againSeconds} วินาที`, againSeconds };
  }
  if (reply.status >= 500 || body.success !== false) return readAnswer();
  // The API's sentence lists every identifier, which helps developers, not visitors.
  if (body.code === 'unknown_lottery') return { note: UNKNOWN_LOTTERY };
  if (body.code === 'no_draws_yet') return { note: body.error, againSeconds: FRESH_SECONDS };
  return { note: body.error };
}

/**
 * What to say of the age of the newest draw; nothing on its own day.
 * @param now milliseconds since 1970
 * @example ageLine('2026-08-16', august20) //=> 'ข้อมูลถึงงวดนี้ (4 วันก่อน)'
 */
export function ageLine(drawDate: string, now: number): string {
  // Also false for NaN: a date we cannot read.
  return drawAge(drawDate, now) > 0 ? `ข้อมูลถึงงวดนี้ (${ageWords(drawDate, now)})` : '';
}
