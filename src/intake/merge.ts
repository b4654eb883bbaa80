// Several sources' rows of one lottery → its draws: rulings first, then for each date the first
// valid row, best source first; the other sources confirm it or disagree.
import { type Draw, isComplete, unavailablePrizeKinds } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { eraOn, type Lottery } from '../domain/lottery.ts';
import { digitsAt } from '../domain/ticket.ts';
import type { Feed } from './feeds.ts';
import { isError } from './problem.ts';
import { judgeDraw } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';
import type { Ruling } from './ruling.ts';
import type { SourceRow } from './sources/row.ts';

export type FeedRows = { readonly feed: Feed; readonly rows: readonly SourceRow[] };

export type Disagreement = {
  readonly drawDate: string;
  readonly source: string;
  readonly prize: string;
  readonly stored: string;
  readonly theirs: string;
};

export type Merged = {
  /** Newest first. */
  readonly draws: readonly Draw[];
  readonly disagreements: readonly Disagreement[];
  /** Dates of which no row was valid, with the first reason. */
  readonly leftOut: readonly { readonly drawDate: string; readonly reason: string }[];
};

/** The first complete row, or else the first one whose only fault is what it lacks. */
function chooseDraw(eligible: readonly Candidate[], context: RuleContext): Draw | undefined {
  const rows = eligible.map(({ draw }) => draw);
  const incomplete = rows.map((draw) => ({
    ...draw,
    lacks: unavailablePrizeKinds(context.lottery, draw).map(({ slug }) => slug),
  }));
  const complete = rows.filter(isComplete);
  return [...complete, ...rows, ...incomplete].find((draw) => faultsOf(draw, context).length === 0);
}

type Candidate = { readonly draw: Draw; readonly canonical: boolean };

/** Feeds in order of preference. */
export function mergeFeeds(
  feeds: readonly FeedRows[],
  rulings: readonly Ruling[],
  context: RuleContext,
): Merged {
  const byDate = new Map<string, Candidate[]>();
  for (const candidate of feeds.flatMap((one) => candidatesOf(one, rulings, context.lottery))) {
    const { drawDate } = candidate.draw;
    byDate.set(drawDate, [...(byDate.get(drawDate) ?? []), candidate]);
  }
  const draws: Draw[] = [];
  const disagreements: Disagreement[] = [];
  const leftOut: { drawDate: string; reason: string }[] = [];
  for (const [drawDate, candidates] of [...byDate].sort().reverse()) {
    const eligible = candidates.filter(({ canonical }) => canonical);
    const chosen = chooseDraw(eligible, context);
    if (chosen === undefined) {
      const reason = eligible[0] && faultsOf(eligible[0].draw, context)[0];
      leftOut.push({ drawDate, reason: reason ?? 'no source that may become a draw has it' });
      continue;
    }
    const others = candidates
      .map(({ draw }) => draw)
      .filter(({ source }) => source !== chosen.source);
    const against = others.flatMap((other) => disagreementsOf(chosen, other));
    disagreements.push(...against);
    const disagreeing = new Set(against.map(({ source }) => source));
    const comparable = others.filter(({ prizes }) =>
      Object.keys(prizes).some((slug) => chosen.prizes[slug] !== undefined),
    );
    const confirmedBy = [...new Set(comparable.map(({ source }) => source))].filter(
      (source) => !disagreeing.has(source),
    );
    const doubt = rulings.find(
      (ruling) => ruling.action === 'doubt' && ruling.drawDate === drawDate,
    )?.reason;
    draws.push({
      ...chosen,
      ...(confirmedBy.length > 0 && { confirmedBy }),
      ...(doubt !== undefined && { doubt }),
    });
  }
  return { draws, disagreements, leftOut };
}

function candidatesOf(
  { feed, rows }: FeedRows,
  rulings: readonly Ruling[],
  lottery: Lottery,
): Candidate[] {
  return rows
    .filter(({ type }) => feed.types === undefined || feed.types.includes(type ?? ''))
    .flatMap((row) => applyRulings(row, feed.source, rulings))
    .map((row) => ({
      draw: drawOfRow(row, feed.source, lottery),
      canonical: isCanonical(row, feed),
    }));
}

function applyRulings(row: SourceRow, source: string, rulings: readonly Ruling[]): SourceRow[] {
  const ofRow = rulings.filter(
    (one) => one.action !== 'doubt' && one.source === source && one.drawDate === row.drawDate,
  );
  if (ofRow.some(({ action }) => action === 'leave-out')) return [];
  let ruled = row;
  for (const ruling of ofRow) {
    if (ruling.action === 'move') ruled = { ...ruled, drawDate: ruling.to };
    if (ruling.action === 'correct') {
      ruled = { ...ruled, prizes: { ...ruled.prizes, [ruling.prize]: ruling.numbers } };
    }
  }
  return [ruled];
}

/** A row as a draw credited to a source: parts of its number worked out, numbers ascending. */
export function drawOfRow(row: SourceRow, source: string, lottery: Lottery): Draw {
  const { drawDate, number, prizes, sourceUrl, pending = [] } = row;
  const date = drawDate as DrawDate;
  const given = { ...partsOf(number, lottery, date), ...prizes };
  const sorted = Object.entries(given).map(([slug, numbers]) => [slug, [...numbers].sort()]);
  return {
    drawDate: date,
    source,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(pending.length > 0 && { pending }),
    prizes: Object.fromEntries(sorted) as Draw['prizes'],
  };
}

/** The placed prizes as parts of the drawn number, as far as its digits reach. */
function partsOf(number: string | undefined, lottery: Lottery, date: DrawDate) {
  if (number === undefined) return {};
  const parts = (eraOn(lottery, date)?.prizes ?? []).flatMap(({ slug, place }) => {
    const digits = place === null ? undefined : digitsAt(number, place);
    return digits === undefined ? [] : [[slug, [digits]] as const];
  });
  return Object.fromEntries(parts);
}

function isCanonical({ drawDate }: SourceRow, { canonical }: Feed): boolean {
  if (canonical === 'never') return false;
  return drawDate >= (canonical?.from ?? '') && drawDate <= (canonical?.to ?? '9999');
}

function faultsOf(draw: Draw, context: RuleContext): string[] {
  return judgeDraw(draw, context)
    .filter(isError)
    .map(
      ({ path, value, expectation }) => `${path} ${JSON.stringify(value) ?? ''}: ${expectation}`,
    );
}

/** Differences in the prizes both have. */
function disagreementsOf(stored: Draw, other: Draw): Disagreement[] {
  return Object.entries(other.prizes).flatMap(([prize, numbers]) => {
    const ours = stored.prizes[prize];
    const theirs = numbers.join(' ');
    return ours === undefined || ours.join(' ') === theirs
      ? []
      : [
          {
            drawDate: stored.drawDate,
            source: other.source,
            prize,
            stored: ours.join(' '),
            theirs,
          },
        ];
  });
}
