// Whether numbers contradict each other: another number of the same prize, or another digit where
// two prizes are parts of one drawn number.
import { ADJACENT } from '../../domain/derive.ts';
import { adjacentNumbers } from '../../domain/digits.ts';
import type { Draw } from '../../domain/draw.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { eraOn, type Lottery } from '../../domain/lottery.ts';
import { findStart } from '../../domain/ticket.ts';

type Prizes = Draw['prizes'];

/**
 * The prizes of the first that contradict the second. Prizes that both have with the same numbers
 * may clash by themselves: that is a doubt about each of the two, and no difference between them.
 */
export type Contradicted = (ours: Prizes, theirs: Prizes) => readonly string[];

/** What compares numbers of one day. */
export function comparePrizes(lottery: Lottery, drawDate: DrawDate): Contradicted {
  const starts = new Map<string, number>();
  if (lottery.drawn === 'one-number') {
    for (const kind of eraOn(lottery, drawDate)?.prizes ?? []) {
      const start = findStart(kind);
      if (start !== undefined) starts.set(kind.slug, start);
    }
  }
  return (ours, theirs) =>
    Object.keys(ours).filter((slug) => {
      const [our = [], their] = [ours[slug], theirs[slug]];
      if (their !== undefined) return our.join() !== their.join();
      return Object.keys(theirs).some(
        (rival) =>
          ours[rival] === undefined &&
          areClashing(starts, [slug, our], [rival, theirs[rival] ?? []]),
      );
    });
}

type Named = readonly [slug: string, numbers: readonly string[]];

function areClashing(starts: ReadonlyMap<string, number>, ours: Named, theirs: Named): boolean {
  const [[slug, [number = '']], [rival, [other = '']]] = [ours, theirs];
  if (slug === ADJACENT && rival === 'first-prize') return isFar(ours[1], other);
  if (rival === ADJACENT && slug === 'first-prize') return isFar(theirs[1], number);
  const [start, from] = [starts.get(slug), starts.get(rival)];
  if (start === undefined || from === undefined) return false;
  return [...number].some((digit, index) => {
    const same = other[start + index - from];
    return same !== undefined && same !== digit;
  });
}

function isFar(adjacent: readonly string[], first: string): boolean {
  return adjacent.join() !== adjacentNumbers(first).join();
}
