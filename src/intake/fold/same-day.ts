// What other lotteries have on a day: people swap similar names, however the two draws come.
import { areTwins } from '../../domain/copied-draw.ts';
import type { Draw } from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { type DayLine, listStatements } from './day-line.ts';
import { foldLine } from './fold-line.ts';

/** The days of a lottery as they are stored. */
export type LotteryDays = { readonly lottery: Lottery; readonly days: readonly DayLine[] };

/** A draw that is published of a lottery, or waits. */
export type OfDay = { readonly lottery: Lottery; readonly draw: Draw };

/** The lines of other lotteries that may have the numbers of a line. */
export type Twins = ReadonlyMap<DayLine, readonly LotteryDays[]>;

/** What is published of other lotteries, and what waits of them. */
export function listOfDay(others: readonly LotteryDays[], sources: readonly Source[]): OfDay[] {
  return others.flatMap(({ lottery, days }) =>
    days.flatMap((line) => {
      const { draw, heldBack } = foldLine(line, { lottery, sources });
      const waiting = (heldBack?.readings ?? []).map(
        ({ prizes }) => ({ drawDate: line.drawDate, prizes }) as Draw,
      );
      return [...(draw ? [draw] : []), ...waiting].map((ofDay) => ({ lottery, draw: ofDay }));
    }),
  );
}

type Line = { readonly lottery: Lottery; readonly line: DayLine };

/** Each line whose numbers another lottery has on its day, whoever said them there. */
export function findTwins(all: readonly LotteryDays[]): Twins {
  const lines = all.flatMap(({ lottery, days }) => days.map((line): Line => ({ lottery, line })));
  const twins = new Map<DayLine, LotteryDays[]>();
  for (const ofDay of Map.groupBy(lines, ({ line }) => line.drawDate).values()) {
    if (ofDay.length < 2) continue;
    for (const [ours, theirs] of pairsWithEqualPrize(ofDay)) {
      if (!areSaidTwins(ours.line, theirs.line)) continue;
      const before = twins.get(ours.line) ?? [];
      twins.set(ours.line, [...before, { lottery: theirs.lottery, days: [theirs.line] }]);
    }
  }
  return twins;
}

/** Twins have a prize in common, and hardly any two of fifty lotteries have. */
function pairsWithEqualPrize(lines: readonly Line[]): (readonly [Line, Line])[] {
  const having = new Map<string, Set<Line>>();
  for (const entry of lines) {
    for (const { prizes = {} } of [entry.line, ...(entry.line.also ?? [])]) {
      for (const [slug, numbers] of Object.entries(prizes)) {
        const key = `${slug} ${numbers}`;
        const same = having.get(key);
        if (same) same.add(entry);
        else having.set(key, new Set([entry]));
      }
    }
  }
  const rivals = new Map<Line, Set<Line>>();
  for (const same of having.values()) {
    if (same.size > 1)
      for (const entry of same) rivals.set(entry, (rivals.get(entry) ?? new Set()).union(same));
  }
  return [...rivals].flatMap(([ours, all]) =>
    [...all]
      .filter(({ lottery }) => lottery !== ours.lottery)
      .map((theirs) => [ours, theirs] as const),
  );
}

function areSaidTwins(ours: DayLine, theirs: DayLine): boolean {
  const drawsOf = (line: DayLine) =>
    listStatements(line).map(({ prizes }) => ({ drawDate: line.drawDate, prizes }) as Draw);
  const rivals = drawsOf(theirs);
  return drawsOf(ours).some((draw) => rivals.some((rival) => areTwins(draw, rival)));
}
