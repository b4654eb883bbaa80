// Caches answers by address with their ETag, so that an unchanged one is not sent again, and so that
// one is there while no host answers.

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
export function memoryCache({
  characters: most = MOST_CHARACTERS,
}: {
  readonly characters?: number;
} = {}): AnswerCache {
  const cached = new Map<string, CachedAnswer>();
  let held = 0;
  const drop = (url: string) => {
    held -= cached.get(url)?.text.length ?? 0;
    cached.delete(url);
  };
  const add = (url: string, answer: CachedAnswer) => {
    cached.set(url, answer);
    held += answer.text.length;
  };
  return {
    get: (url) => {
      const answer = cached.get(url);
      if (answer === undefined) return undefined;
      drop(url);
      add(url, answer);
      return answer;
    },
    set: (url, answer) => {
      drop(url);
      add(url, answer);
      for (const oldest of cached.keys()) {
        if (held <= most) return;
        drop(oldest);
      }
    },
  };
}
