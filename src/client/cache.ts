// Caches answers by address with their ETag, so that an unchanged one is not sent again, and so
// that one is there while no host answers.
import { answered } from './answered.ts';
import type { Calculations, Changes, Results, Stats } from './answers.ts';
import { readOptions } from './options.ts';
import type { Attempt } from './refusal.ts';

export type CachedAnswer = {
  readonly text: string;
  /** Absent where the host gave none. */
  readonly etag?: string;
  /** When the service gave it or called it unchanged; milliseconds since 1970. */
  readonly at: number;
};

/** Stores answers; a store of another kind (a KV, a disk) has the same two functions. */
export type AnswerCache = {
  get(url: string): CachedAnswer | undefined | Promise<CachedAnswer | undefined>;
  set(url: string, answer: CachedAnswer): unknown;
};

/** Room for a thousand common answers; the longest statistic has half of it. */
const MOST_CHARACTERS = 10_000_000;

/** Stores answers in memory, and drops the least recently used first. */
export function memoryCache(options: { readonly characters?: number } = {}): AnswerCache {
  const { characters = MOST_CHARACTERS } = readOptions<typeof options>('memoryCache', options);
  const cached = new Map<string, CachedAnswer>();
  let used = 0;
  const drop = (url: string) => {
    used -= cached.get(url)?.text.length ?? 0;
    cached.delete(url);
  };
  return {
    get: (url) => {
      const answer = cached.get(url);
      if (answer !== undefined && cached.delete(url)) cached.set(url, answer);
      return answer;
    },
    set: (url, answer) => {
      drop(url);
      cached.set(url, answer);
      used += answer.text.length;
      for (const oldest of cached.keys()) {
        if (used <= characters) return;
        drop(oldest);
      }
    },
  };
}

/** An answer of the service from before: given again while no host has a newer one. */
export type Kept = Omit<CachedAnswer, 'at'> & {
  readonly url: string;
  readonly body: object;
  /** `null` where the clock was set back since. */
  readonly ageSeconds: number | null;
};

/**
 * The answer kept of an address; `undefined` without one. A cache that fails or gives something
 * else, as a text cut short, is no failure of a host: nothing is kept then.
 */
export async function readKept(
  url: string,
  cache: AnswerCache | undefined,
  now: number,
): Promise<Kept | undefined> {
  try {
    const cached = await cache?.get(url);
    if (cached === undefined) return undefined;
    const body = JSON.parse(cached.text);
    const elapsed = Math.round((now - cached.at) / 1000);
    const ageSeconds = elapsed >= 0 ? elapsed : null;
    return body.success === true ? { ...cached, url, body, ageSeconds } : undefined;
  } catch {
    return undefined;
  }
}

/** Ignores a failure to keep the answer: it is given, and asked for in full the next time. */
export async function keep(url: string, answer: CachedAnswer, cache: AnswerCache | undefined) {
  try {
    await cache?.set(url, answer);
  } catch {}
}

export function answerKept({ url, body, ageSeconds }: Kept, failed: readonly Attempt[]) {
  return answered(body, { from: 'kept', url, ageSeconds, headers: {}, failed });
}

/** Whether a kept answer knows of a newer draw or change than another one to the same question. */
export function isAhead({ body }: Pick<Kept, 'body'>, other: object): boolean {
  return newestIn(body) > newestIn(other);
}

type AnyAnswer = Partial<Results & Stats & Calculations & Changes>;

/** The newest day or moment an answer speaks of; text that sorts by time. */
function newestIn(body: object): string {
  const { data, dataset, sourceDraw, changes } = body as AnyAnswer;
  return data?.[0]?.drawDate ?? dataset?.to ?? sourceDraw?.drawDate ?? changes?.[0]?.at ?? '';
}
