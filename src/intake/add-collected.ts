// Adds to a stored draw what collections have beyond it: numbers it lacks, and who confirms it.
import type { Draw } from '../domain/draw.ts';

/**
 * The stored draw with what the collected one adds. Both have the same numbers wherever both have some.
 * A collection that has more numbers is credited with them all, and the stored source confirms it.
 */
export function addCollected(stored: Draw, collected: Draw): Draw {
  const gains = Object.keys(collected.prizes).some((slug) => stored.prizes[slug] === undefined);
  const [credited, other] = gains ? [collected, stored] : [stored, collected];
  const prizes = { ...other.prizes, ...credited.prizes };
  const missing = (...lists: (readonly string[] | undefined)[]) =>
    union(...lists).filter((slug) => prizes[slug] === undefined);
  const pending = missing(stored.pending);
  const lacks = missing(collected.lacks, stored.lacks).filter((slug) => !pending.includes(slug));
  const confirmedBy = union(credited.confirmedBy, other.confirmedBy, [other.source]);
  return {
    ...stored,
    source: credited.source,
    sourceUrl: credited.sourceUrl,
    confirmedBy: nonEmpty(confirmedBy.filter((source) => source !== credited.source)),
    doubt: stored.doubt ?? collected.doubt,
    pending: nonEmpty(pending),
    lacks: nonEmpty(lacks),
    prizes,
  };
}

function union(...lists: (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

function nonEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined;
}
