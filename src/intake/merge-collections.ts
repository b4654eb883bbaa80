// Several sources' rows of one lottery → its draws: rulings first, then for each date the first
// valid row, best source first; the other sources confirm it or disagree.
import { type Draw, isComplete, unavailablePrizeKinds } from '../domain/draw.ts';
import { changedPrizes } from '../domain/reading.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Collection } from './collections.ts';
import { toDraw } from './draw-of-row.ts';
import { isError } from './problem.ts';
import { judgeDraw } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';
import type { Ruling } from './data-files.ts';
import type { SourceRow } from './sources/row.ts';

export type CollectionRows = {
  readonly collection: Collection;
  readonly rows: readonly SourceRow[];
};

export type Merged = ReturnType<typeof mergeCollections>;

/**
 * The first valid row, complete ones first, decides the numbers. Of the rows that agree with it the
 * one with most prizes becomes the draw: a later source may have the whole number.
 */
function chooseDraw(rows: readonly Draw[], context: RuleContext): Draw | undefined {
  const incomplete = rows.map((draw) => ({
    ...draw,
    lacks: unavailablePrizeKinds(context.lottery, draw).map(({ slug }) => slug),
  }));
  const valid = [...rows.filter(isComplete), ...rows, ...incomplete].filter(
    (draw) => findFault(draw, context) === undefined,
  );
  const agreeing = valid.filter((draw) => valid[0] && compareDraws(valid[0], draw).length === 0);
  const prizes = (draw: Draw) => Object.keys(draw.prizes).length;
  return agreeing.find((draw) => agreeing.every((other) => prizes(other) <= prizes(draw)));
}

/** The draws of collections, best ones first; newest first, and the dates without a valid row. */
export function mergeCollections(
  collections: readonly CollectionRows[],
  rulings: readonly Ruling[],
  context: RuleContext,
) {
  const byDate = Map.groupBy(
    collections.flatMap((rows) => listCandidates(rows, rulings, context.lottery)),
    ({ draw }) => draw.drawDate,
  );
  const doubts = rulings.filter((ruling) => ruling.action === 'doubt');
  const draws: Draw[] = [];
  const disagreements: ReturnType<typeof compareDraws> = [];
  const leftOut: { drawDate: string; reason: string }[] = [];
  for (const [drawDate, candidates] of [...byDate].sort().reverse()) {
    const eligible = candidates.flatMap(({ draw, canonical }) => (canonical ? draw : []));
    const chosen = chooseDraw(eligible, context);
    if (chosen === undefined) {
      const reason = eligible[0] && findFault(eligible[0], context);
      leftOut.push({ drawDate, reason: reason ?? 'no source that may become a draw has it' });
      continue;
    }
    const others = candidates.flatMap(({ draw }) => (draw.source === chosen.source ? [] : draw));
    const against = others.flatMap((other) => compareDraws(chosen, other));
    disagreements.push(...against);
    const disagreeing = new Set(against.map(({ source }) => source));
    const comparable = others.filter(({ prizes }) =>
      Object.keys(prizes).some((slug) => chosen.prizes[slug] !== undefined),
    );
    const confirmedBy = [
      ...new Set(comparable.map(({ source }) => source)).difference(disagreeing),
    ];
    const ruled = doubts.find((ruling) => ruling.drawDate === drawDate);
    const doubt = ruled && { doubt: ruled.reasonTh ?? ruled.reason };
    const series = chosen.series ?? others.find((draw) => draw.series)?.series;
    const stated = series && { series };
    draws.push({ ...chosen, ...(confirmedBy.length > 0 && { confirmedBy }), ...doubt, ...stated });
  }
  return { draws, disagreements, leftOut };
}

function listCandidates(given: CollectionRows, rulings: readonly Ruling[], lottery: Lottery) {
  const { source, types, canonical } = given.collection;
  return given.rows
    .filter(({ type }) => types === undefined || types.includes(type ?? ''))
    .flatMap((row) => applyRulings(row, source, rulings))
    .map((row) => ({ draw: toDraw(row, source, lottery), canonical: isCanonical(row, canonical) }));
}

function applyRulings(row: SourceRow, source: string, rulings: readonly Ruling[]): SourceRow[] {
  const ofRow = rulings.filter(
    (ruling) =>
      ruling.action !== 'doubt' && ruling.source === source && ruling.drawDate === row.drawDate,
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

function isCanonical({ drawDate }: SourceRow, canonical: Collection['canonical']): boolean {
  if (canonical === 'never') return false;
  return drawDate >= (canonical?.from ?? '') && drawDate <= (canonical?.to ?? '9999');
}

function findFault(draw: Draw, context: RuleContext): string | undefined {
  const error = judgeDraw(draw, context).find(isError);
  return error && `${error.path} ${JSON.stringify(error.value) ?? ''}: ${error.expectation}`;
}

/** Differences in the prizes both have. */
function compareDraws({ drawDate, prizes }: Draw, other: Draw) {
  return changedPrizes({ prizes }, other).map((prize) => {
    const [stored = '', theirs = ''] = [prizes, other.prizes].map((all) => all[prize]?.join(' '));
    return { drawDate, source: other.source, prize, stored, theirs };
  });
}
