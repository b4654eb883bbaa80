// What the status page tells of each lottery: how far its draws reach, how many a second source
// confirms, and which lottery needs a person most.
import type { StatusBody } from '../contract/schemas/status.ts';
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';

export type Coverage = {
  readonly slug: string;
  readonly nameTh: string;
  readonly draws: number;
  readonly from: DrawDate;
  readonly to: DrawDate;
  /** Draws whose numbers an independent source has too. */
  readonly confirmed: number;
  /** Draws whose numbers may be wrong, and why. */
  readonly doubts: readonly { readonly drawDate: DrawDate; readonly doubt: string }[];
  readonly withdrawn: readonly Draw[];
};

/** Lotteries that have a draw, in registry order. */
export function measureCoverage(archive: readonly LotteryDraws[]): Coverage[] {
  return archive.flatMap(({ lottery: { slug, nameTh }, draws, withdrawn = [] }) => {
    const [newest, oldest] = [draws[0], draws.at(-1)];
    if (newest === undefined || oldest === undefined) return [];
    return {
      slug,
      nameTh,
      draws: draws.length,
      from: oldest.drawDate,
      to: newest.drawDate,
      confirmed: draws.filter(({ confirmedBy = [] }) => confirmedBy.length > 0).length,
      doubts: draws.flatMap(({ drawDate, doubt }) => (doubt ? { drawDate, doubt } : [])),
      withdrawn,
    };
  });
}

/** How many draws each source published, by its id. */
export function countBySource(archive: readonly LotteryDraws[]): ReadonlyMap<string, number> {
  const bySource = Map.groupBy(
    archive.flatMap(({ draws }) => draws),
    ({ source }) => source,
  );
  return new Map([...bySource].map(([source, draws]) => [source, draws.length]));
}

type Freshness = Pick<StatusBody['lotteries'][number], 'heldBack' | 'next'>;

/**
 * Draws whose sources disagree first, then by the first announcement awaited; none awaited last. It
 * needs no clock: announcements that have passed stand before those to come.
 */
export function sortWorstFirst<Listed extends Freshness>(lotteries: readonly Listed[]): Listed[] {
  const since = ({ next }: Listed) => next?.announcedAt ?? '9999';
  return lotteries.toSorted(
    (a, b) =>
      Number(b.heldBack.length > 0) - Number(a.heldBack.length > 0) ||
      since(a).localeCompare(since(b)),
  );
}
