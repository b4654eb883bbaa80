// Answers kept by address with their ETag: asked again, an unchanged one costs no transfer.

export type KeptAnswer = { readonly etag: string; readonly text: string };

/** Where answers are kept; another store (a KV, a disk) has the same two functions. */
export type AnswerCache = {
  get(url: string): KeptAnswer | undefined | Promise<KeptAnswer | undefined>;
  set(url: string, answer: KeptAnswer): unknown;
};

/** Room for a thousand common answers; the longest statistic has half of it. */
const MOST_CHARACTERS = 10_000_000;

/** In the memory of this program; the one not asked for longest goes first. */
export function memoryCache(most = MOST_CHARACTERS): AnswerCache {
  const kept = new Map<string, KeptAnswer>();
  let characters = 0;
  const drop = (url: string) => {
    characters -= kept.get(url)?.text.length ?? 0;
    kept.delete(url);
  };
  const keep = (url: string, answer: KeptAnswer) => {
    kept.set(url, answer);
    characters += answer.text.length;
  };
  return {
    get: (url) => {
      const answer = kept.get(url);
      if (answer === undefined) return undefined;
      drop(url);
      keep(url, answer);
      return answer;
    },
    set: (url, answer) => {
      drop(url);
      keep(url, answer);
      for (const oldest of kept.keys()) {
        if (characters <= most) return;
        drop(oldest);
      }
    },
  };
}
