// Answers of the service from before: given again while no host has a newer one.
import type { AnswerCache } from './answer-cache.ts';
import { type Answered, answered } from './answered.ts';
import type { Attempt } from './refusal.ts';

export type Kept = {
  readonly url: string;
  readonly text: string;
  readonly etag: string | undefined;
  /** `null` where the clock was set back since. */
  readonly ageSeconds: number | null;
};

/** The answer kept of an address; `undefined` without one. */
export async function keptAt(
  url: string,
  cache: AnswerCache | undefined,
  now: number,
): Promise<Kept | undefined> {
  const cached = await cache?.get(url);
  if (cached === undefined) return undefined;
  const { text, etag, at } = cached;
  const elapsed = Math.round((now - at) / 1000);
  return { url, text, etag, ageSeconds: elapsed >= 0 ? elapsed : null };
}

export function keptAnswer(
  { url, text, ageSeconds }: Kept,
  failed: readonly Attempt[],
): Answered<object> {
  return answered(JSON.parse(text), { from: 'kept', url, ageSeconds, headers: {}, failed });
}

/** Whether a kept answer knows of a newer draw or change than another one to the same question. */
export function isAhead({ text }: Kept, other: object): boolean {
  return newestIn(JSON.parse(text)) > newestIn(other);
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
