// Admits what comes together on any way in: the rows of a file, the answers of a look, the lines of
// a text. Everything is compared before the first reading is admitted, so that order decides
// nothing.
import { byNewestFirst, type Draw } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import { admitDay, type ReadingAdmission } from './admit-day.ts';
import type { Ruling } from './ruling.ts';
import { doubtClock } from './doubt-clock.ts';
import { ruleOut } from './hold-readings.ts';
import { isError } from './problem.ts';
import { judgeNeighbours } from './rules/all.ts';
import {
  type Incoming,
  isRuledOut,
  isSettled,
  type ReadingContext,
  withoutRuledOut,
} from './statements.ts';

/** All that is kept of one lottery. */
export type Kept = {
  /** Newest first. */
  readonly draws: readonly Draw[];
  readonly heldBack: readonly HeldBackDraw[];
};

export type Admissions = ReadonlyMap<Incoming, ReadingAdmission>;

/** What is kept from now on, and what became of each reading. */
export type BatchAdmission = Kept & {
  /** What a person's word decided about other sources. */
  readonly rulings: readonly Ruling[];
  readonly admissions: Admissions;
};

/** @param belief ids of sources, best first: whom a draw is credited to where several agree */
export function admitReadings(
  kept: Kept,
  batch: readonly Incoming[],
  context: ReadingContext,
  belief: readonly string[] = context.sources.map(({ id }) => id),
): BatchAdmission {
  const findings = doubtClock(kept.draws, context);
  if (findings.some(isError)) {
    const refused = { outcome: 'refused', findings } as const;
    const admissions = new Map(batch.map((incoming) => [incoming, refused]));
    return { ...kept, rulings: [], admissions };
  }
  const admitted = admitDays(kept, batch, context, belief);
  const draws = admitted.draws.toSorted(byNewestFirst);
  const before = new Set(kept.draws);
  const changed = draws.filter((draw) => !before.has(draw)).map(({ drawDate }) => drawDate);
  const days = new Set(changed);
  const admissions = [...admitted.admissions].map(
    ([incoming, admission]) =>
      [incoming, withNeighbours(admission, draws, kept.draws, days)] as const,
  );
  return { ...admitted, draws, admissions: new Map(admissions) };
}

/** Judges each day by itself, with all that came at once near it. */
function admitDays(
  kept: Kept,
  batch: readonly Incoming[],
  context: ReadingContext,
  belief: readonly string[],
): BatchAdmission {
  const heard = new Map(batch.map((incoming) => [withoutRuledOut(incoming, context), incoming]));
  const readings = [...heard.keys()];
  const near = listNear(
    kept,
    readings.filter((incoming) => !isRuledOut(incoming, context)),
  );
  const draws = new Map(kept.draws.map((draw) => [draw.drawDate, draw]));
  const holds = new Map(kept.heldBack.map((heldBack) => [heldBack.drawDate, heldBack]));
  const admissions = new Map<Incoming, ReadingAdmission>();
  const rulings: Ruling[] = [];
  for (const [drawDate, unordered] of Map.groupBy(readings, ({ draw }) => draw.drawDate)) {
    const day = {
      drawDate,
      stored: draws.get(drawDate),
      before: holds.get(drawDate),
      batch: unordered.toSorted(byBelief(belief)),
    };
    const admitted = admitDay(day, { ...context, draws: kept.draws, near });
    for (const [incoming, admission] of admitted.admissions)
      admissions.set(heard.get(incoming) ?? incoming, admission);
    if (admitted.draw) draws.set(drawDate, admitted.draw);
    if (admitted.heldBack) holds.set(drawDate, admitted.heldBack);
    else holds.delete(drawDate);
    rulings.push(...admitted.rulings);
  }
  return { draws: [...draws.values()], heldBack: [...holds.values()], rulings, admissions };
}

/**
 * Keeps what is stored of the day and ends its hold. If nothing is stored, no reading was right.
 */
export function keepStored(
  { draws, heldBack }: Kept,
  drawDate: DrawDate,
  reason: string,
  { lottery }: ReadingContext,
): BatchAdmission {
  const stored = draws.find((draw) => draw.drawDate === drawDate);
  const ofDay = heldBack.filter((hold) => hold.drawDate === drawDate);
  const wrong = ofDay
    .flatMap(({ readings }) => readings)
    .filter((reading) => !isSettled(reading, stored));
  const draw = stored && { ...stored, doubt: undefined };
  return {
    draws: draws.map((before) => (before === stored && draw ? draw : before)),
    heldBack: heldBack.filter((hold) => !ofDay.includes(hold)),
    rulings: ruleOut({ lottery: lottery.slug, drawDate }, wrong, [], reason, stored),
    admissions: new Map(),
  };
}

/** If several sources agree, the most believed comes first; the rest only keeps the order fixed. */
function byBelief(belief: readonly string[]) {
  const rank = ({ draw: { source } }: Incoming) =>
    belief.includes(source) ? belief.indexOf(source) : belief.length;
  return (ours: Incoming, theirs: Incoming) => {
    const ranks = rank(ours) - rank(theirs);
    if (ranks !== 0) return ranks;
    return JSON.stringify(ours) < JSON.stringify(theirs) ? -1 : 1;
  };
}

/**
 * Draws that a number may have been copied from: stored ones, waiting ones, and those that come
 * together.
 */
function listNear({ draws, heldBack }: Kept, batch: readonly Incoming[]): Draw[] {
  const restated = new Set(batch.map(({ draw }) => `${draw.source} ${draw.drawDate}`));
  const waiting = heldBack.flatMap(({ drawDate, readings }) =>
    readings
      .filter(({ source, stored }) => !stored && !restated.has(`${source} ${drawDate}`))
      .map(({ source, prizes }) => ({ drawDate, source, prizes })),
  );
  return [...draws, ...waiting, ...batch.map(({ draw }) => draw)].sort(byNewestFirst);
}

/** Adds what its neighbours say of a draw that changed. */
function withNeighbours(
  admission: ReadingAdmission,
  draws: readonly Draw[],
  before: readonly Draw[],
  changed: ReadonlySet<DrawDate>,
): ReadingAdmission {
  if (!('draw' in admission) || admission.outcome === 'unchanged') return admission;
  const near = judgeNeighbours(draws, before, admission.draw.drawDate, changed);
  return near.length > 0 ? { ...admission, warnings: [...admission.warnings, ...near] } : admission;
}
