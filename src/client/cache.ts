// Keeps answers in memory by address with their ETag, so that an unchanged one is not sent again,
// and so that one is there while no host answers.
import { answered } from './answered.ts';
import type { Schemas } from './answers.ts';
import type { Attempt } from './refusal.ts';

type CachedAnswer = {
  readonly text: string;
  /** Absent where the host gave none. */
  readonly etag?: string;
  /** When the service gave it or called it unchanged; milliseconds since 1970. */
  readonly at: number;
};

/** An answer of the service from before: given again while no host has a newer one. */
export type Kept = Omit<CachedAnswer, 'at'> & {
  readonly url: string;
  readonly body: object;
  /** `null` where the clock was set back since. */
  readonly ageSeconds: number | null;
};

export type AnswerCache = ReturnType<typeof createCache>;

/** Room for a thousand common answers; the longest statistic has half of it. */
const MOST_CHARACTERS = 10_000_000;

/** Drops the least recently used answer first. */
export function createCache(characters = MOST_CHARACTERS) {
  const cached = new Map<string, CachedAnswer>();
  let used = 0;
  const take = (url: string) => {
    const answer = cached.get(url);
    used -= answer?.text.length ?? 0;
    cached.delete(url);
    return answer;
  };
  /** The most recently used one comes last. */
  const keep = (url: string, answer: CachedAnswer) => {
    take(url);
    cached.set(url, answer);
    used += answer.text.length;
    for (const oldest of cached.keys()) {
      if (used <= characters) return;
      take(oldest);
    }
  };
  const find = (url: string, now: number): Kept | undefined => {
    const answer = take(url);
    if (answer === undefined) return undefined;
    keep(url, answer);
    const { at, ...kept } = answer;
    const elapsed = Math.round((now - at) / 1000);
    // Parsed each time, because a caller may change the body it was given.
    const body = JSON.parse(answer.text);
    return { ...kept, url, body, ageSeconds: elapsed >= 0 ? elapsed : null };
  };
  return { find, keep };
}

export function answerKept({ url, body, ageSeconds }: Kept, failed: readonly Attempt[]) {
  return answered(body, { from: 'kept', url, ageSeconds, headers: {}, failed });
}

/** Whether a kept answer knows of a newer draw or change than another one to the same question. */
export function isAhead({ body }: Pick<Kept, 'body'>, other: object): boolean {
  return newestIn(body) > newestIn(other);
}

type AnyAnswer = Partial<
  Schemas['Results'] & Schemas['Stats'] & Schemas['Calculations'] & Schemas['Changes']
>;

/** The newest day or moment an answer speaks of; text that sorts by time. */
function newestIn(body: object): string {
  const { data, dataset, sourceDraw, changes } = body as AnyAnswer;
  return data?.[0]?.drawDate ?? dataset?.to ?? sourceDraw?.drawDate ?? changes?.[0]?.at ?? '';
}
