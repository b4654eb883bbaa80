// Answers kept by address with their ETag: asked again, an unchanged one costs no transfer.

export type KeptAnswer = { readonly etag: string; readonly text: string };

/** Where answers are kept; another store (a KV, a disk) has the same two functions. */
export type AnswerCache = {
  get(url: string): KeptAnswer | undefined | Promise<KeptAnswer | undefined>;
  set(url: string, answer: KeptAnswer): unknown;
};

/** Room for the answers of every lottery; a long statistic has half a megabyte, most have a kilobyte. */
const MOST_ANSWERS = 100;

/** In the memory of this program; the one not asked for longest goes first. */
export function memoryCache(most = MOST_ANSWERS): AnswerCache {
  const kept = new Map<string, KeptAnswer>();
  return {
    get: (url) => {
      const answer = kept.get(url);
      if (answer !== undefined) {
        kept.delete(url);
        kept.set(url, answer);
      }
      return answer;
    },
    set: (url, answer) => {
      kept.delete(url);
      kept.set(url, answer);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
