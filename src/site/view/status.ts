// How far the draws of each lottery reach, who confirms them, and which needs a person most.
import type { StatusBody } from '../../api/answers/status.schema.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { type DrawDate, thaiDayLabel, thaiShortDateLabel } from '../../domain/draw-date.ts';

/** Lotteries that have a draw, in registry order. */
export function measureCoverage(archive: readonly LotteryDraws[]) {
  return archive.flatMap(({ lottery: { slug, nameTh }, draws, withdrawn = [] }) => {
    const [newest, oldest] = [draws[0], draws.at(-1)];
    if (newest === undefined || oldest === undefined) return [];
    return {
      slug,
      nameTh,
      draws: draws.length,
      from: oldest.drawDate,
      to: newest.drawDate,
      /** Draws whose numbers an independent source has too. */
      confirmed: draws.filter(({ confirmedBy = [] }) => confirmedBy.length > 0).length,
      doubts: draws.flatMap(({ drawDate, doubt }) => (doubt ? { drawDate, doubt } : [])),
      withdrawn,
    };
  });
}

/** How many draws each source published, by its id. */
export function countBySource(archive: readonly LotteryDraws[]): ReadonlyMap<string, number> {
  const draws = archive.flatMap(({ draws }) => draws);
  const bySource = Map.groupBy(draws, ({ source }) => source);
  return new Map([...bySource].map(([source, draws]) => [source, draws.length]));
}

type Freshness = Pick<StatusBody['lotteries'][number], 'heldBack' | 'next'>;

/** The awaited days that are held back: a conflict about an older day keeps nobody waiting. */
export function heldUp({ heldBack, next }: Freshness): string[] {
  return heldBack.filter((drawDate) => next !== null && drawDate >= next.drawDate);
}

/** Disagreeing sources first, then by announcement: passed ones come first without a clock. */
export function sortWorstFirst<Listed extends Freshness>(lotteries: readonly Listed[]): Listed[] {
  const key = (listed: Listed) =>
    `${heldUp(listed).length > 0 ? 'first' : 'then'} ${listed.next?.announcedAt ?? '9999'}`;
  return lotteries.toSorted((a, b) => key(a).localeCompare(key(b)));
}

/** The same in groups: those of disagreeing sources, then by the day of the first awaited draw. */
export function groupByWait<Listed extends Freshness>(lotteries: readonly Listed[]) {
  const groups = Map.groupBy(sortWorstFirst(lotteries), (listed) =>
    heldUp(listed).length > 0 ? 'held' : listed.next?.drawDate,
  );
  return [...groups].map(([key, members]) => ({
    isHeld: key === 'held',
    /** The day; `undefined` where no draw is awaited, or sources disagree. */
    first: key === 'held' ? undefined : key,
    members,
  }));
}

/** A day, with its year where the newest draw is of another: `16 ม.ค.`, `16 ม.ค. 2550`. */
export function dayBeside(drawDate: DrawDate, newest: string): string {
  const isOfItsYear = drawDate.slice(0, 4) === newest.slice(0, 4);
  return isOfItsYear ? thaiDayLabel(drawDate) : thaiShortDateLabel(drawDate);
}
