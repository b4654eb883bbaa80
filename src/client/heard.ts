// Which of the listed changes are news: by id, so that a list from elsewhere, or an older one, repeats nothing.
import type { Change } from './answers.ts';

/** Ten times what the file lists. */
const MOST_HEARD = 2000;

export type Heard = {
  /** Those not heard yet, oldest first. Of the first list only what came after the change named `after`. */
  newsIn(changes: readonly Change[]): Change[];
  hear(id: string): void;
};

/** @param after the id of a change; without one the whole first list counts as heard */
export function heardSince(after: string | undefined): Heard {
  const heard = new Set<string>();
  let isFirst = true;
  const hear = (id: string) => {
    heard.add(id);
    const [oldest] = heard;
    if (heard.size > MOST_HEARD && oldest !== undefined) heard.delete(oldest);
  };
  return {
    hear,
    newsIn(changes) {
      const place = after === undefined ? 0 : changes.findIndex(({ id }) => id === after);
      // A change that is no longer listed is older than all of them.
      const before = isFirst && place >= 0 ? changes.slice(place) : [];
      isFirst = false;
      for (const { id } of before.toReversed()) hear(id);
      return changes.filter(({ id }) => !heard.has(id)).toReversed();
    },
  };
}
