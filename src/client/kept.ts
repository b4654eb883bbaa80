// Answers of the service from before: given again while no host has a newer one.
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { type Answered, answered } from './answered.ts';
import type { Attempt } from './refusal.ts';

export type Kept = {
  readonly url: string;
  readonly text: string;
  readonly body: object;
  readonly etag: string | undefined;
  /** `null` where the clock was set back since. */
  readonly ageSeconds: number | null;
};

/**
 * The answer kept of an address; `undefined` without one. A cache that fails or gives something else, a text cut
 * short among them, is no failure of a host: the question is asked as if nothing were kept.
 */
export async function keptAt(
  url: string,
  cache: AnswerCache | undefined,
  now: number,
): Promise<Kept | undefined> {
  try {
    const cached = await cache?.get(url);
    if (cached === undefined) return undefined;
    const { text, etag, at } = cached;
    const body = JSON.parse(text);
    const elapsed = Math.round((now - at) / 1000);
    const ageSeconds = elapsed >= 0 ? elapsed : null;
    return body.success === true ? { url, text, body, etag, ageSeconds } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an answer. The one at hand is given whether or not that succeeds. */
export async function keep(
  url: string,
  answer: CachedAnswer,
  cache: AnswerCache | undefined,
): Promise<void> {
  try {
    await cache?.set(url, answer);
  } catch {
    // Next time the host is asked for all of it.
  }
}

export function keptAnswer(
  { url, body, ageSeconds }: Kept,
  failed: readonly Attempt[],
): Answered<object> {
  return answered(body, { from: 'kept', url, ageSeconds, headers: {}, failed });
}

/** Whether a kept answer knows of a newer draw or change than another one to the same question. */
export function isAhead({ body }: Kept, other: object): boolean {
  return newestIn(body) > newestIn(other);
}

/** The newest day or moment an answer speaks of; text that sorts by time. */
function newestIn(body: object): string {
  const { data, dataset, sourceDraw, changes } = body as {
    data?: unknown;
    dataset?: { to?: string };
    sourceDraw?: { drawDate?: string };
    changes?: { at?: string }[];
  };
  const newest = Array.isArray(data) ? (data[0] as { drawDate?: string }) : undefined;
  return newest?.drawDate ?? dataset?.to ?? sourceDraw?.drawDate ?? changes?.[0]?.at ?? '';
}
