// How many draws each lottery has, and how many of them a second source confirms.

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
  /** Draws that are no results. */
  readonly withdrawn: readonly Draw[];
};

/** Lotteries that have a draw, in registry order. */
export function coverageOf(archive: readonly LotteryDraws[]): Coverage[] {
  return archive.flatMap(({ lottery, draws, withdrawn = [] }) => {
    const [newest, oldest] = [draws[0], draws.at(-1)];
    if (newest === undefined || oldest === undefined) return [];
    return {
      slug: lottery.slug,
      nameTh: lottery.nameTh,
      draws: draws.length,
      from: oldest.drawDate,
      to: newest.drawDate,
      confirmed: draws.filter(({ confirmedBy = [] }) => confirmedBy.length > 0).length,
      doubts: draws.flatMap(({ drawDate, doubt }) =>
        doubt === undefined ? [] : { drawDate, doubt },
      ),
      withdrawn,
    };
  });
}

/** How many draws each source published, by its id. */
export function drawsBySource(archive: readonly LotteryDraws[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of archive.flatMap(({ draws }) => draws)) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return counts;
}
