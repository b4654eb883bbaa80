// What an answer says of itself. Nothing older than the service allows is given without `stale`,
// which a caller meets even where it never looks at `meta`.
import { OPEN_FILE_SECONDS } from '../api/contract/caching.ts';
import type { Attempt } from './refusal.ts';

export type AnswerMeta = {
  /** `kept`: an answer of the service from before, since no host gives a newer one. */
  readonly from: 'service' | 'mirror' | 'kept';
  readonly url: string;
  /** Seconds since the service gave it; `null` where nobody knows, as with files of a mirror. */
  readonly ageSeconds: number | null;
  /** By lower-case name, without those that a web page may not read. Empty for a kept answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The requests that failed before it. */
  readonly failed: readonly Attempt[];
};

export type Answered<Body> = Body & {
  /** Why it may be superseded: it is older than 300 seconds, or nobody knows how old. */
  readonly stale?: Pick<AnswerMeta, 'from' | 'ageSeconds'> & {
    /** Thai, to be shown beside the answer. */
    readonly note: string;
  };
  /** Not enumerable: it is not part of the answer's JSON. */
  readonly meta: AnswerMeta;
};

/** The body of an answer, or one worked out from it, with what is known of its origin. */
export function answered<Body extends object>(body: Body, meta: AnswerMeta): Answered<Body> {
  const { from, ageSeconds } = meta;
  const stale = { from, ageSeconds, note: describeAge(ageSeconds) };
  const marked = Object.assign(body, !isFresh(ageSeconds) && { stale });
  return Object.defineProperty(marked, 'meta', { value: meta }) as Answered<Body>;
}

/** Whether an answer of this age may be given as it is. */
export function isFresh(ageSeconds: number | null): boolean {
  return ageSeconds !== null && ageSeconds <= OPEN_FILE_SECONDS;
}

/** `describeAge(720) //=> 'ข้อมูลเมื่อ 12 นาทีก่อน อาจมีผลใหม่กว่านี้'` */
function describeAge(ageSeconds: number | null): string {
  if (ageSeconds === null) return 'ข้อมูลจากสำเนา ไม่ทราบว่าเก่าเท่าไร อาจมีผลใหม่กว่านี้';
  const minutes = Math.round(ageSeconds / 60);
  const ago = minutes < 60 ? `${minutes} นาที` : `${Math.round(minutes / 60)} ชั่วโมง`;
  return `ข้อมูลเมื่อ ${ago}ก่อน อาจมีผลใหม่กว่านี้`;
}
