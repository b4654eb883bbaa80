// What an answer says of itself. Nothing older than the service allows is given without `stale`,
// which a caller meets even where it never looks at `meta`.
import { OPEN_FILE_SECONDS } from '../api/contract/caching.ts';
import type { Attempt } from './refusal.ts';

/** `kept`: an answer of the service from before, since no host gives a newer one. */
export type AnswerFrom = 'service' | 'mirror' | 'kept';

export type AnswerMeta = {
  readonly from: AnswerFrom;
  readonly url: string;
  /** Seconds since the service gave it; `null` where nobody knows, as with files of a mirror. */
  readonly ageSeconds: number | null;
  /** By lower-case name, without those that a web page may not read. Empty for a kept answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The requests that failed before it. */
  readonly failed: readonly Attempt[];
};

/** Why an answer may be superseded: it is older than 300 seconds, or nobody knows how old. */
export type Stale = Pick<AnswerMeta, 'from' | 'ageSeconds'> & {
  /** Thai, to be shown beside the answer. */
  readonly note: string;
};

export type Answered<Body> = Body & {
  /** Absent from an answer that is at most 300 seconds old. */
  readonly stale?: Stale;
  /** Not enumerable: it is not part of the answer's JSON. */
  readonly meta: AnswerMeta;
};

/** The body of an answer, or one worked out from it, with what is known of its origin. */
export function answered<Body extends object>(body: Body, meta: AnswerMeta): Answered<Body> {
  const { from, ageSeconds } = meta;
  const marked = isFresh(ageSeconds)
    ? body
    : { ...body, stale: { from, ageSeconds, note: describeAge(ageSeconds) } };
  return Object.defineProperty(marked, 'meta', { value: meta }) as Answered<Body>;
}

/** What is known of an answer made of several: it is as old as the oldest of them. */
export function joinMeta(metas: readonly AnswerMeta[], failed: readonly Attempt[] = []) {
  const age = ({ ageSeconds }: AnswerMeta) => ageSeconds ?? Number.POSITIVE_INFINITY;
  const oldest = metas.reduce((left, right) => (age(right) > age(left) ? right : left));
  return { ...oldest, failed: [...failed, ...metas.flatMap((meta) => meta.failed)] };
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
