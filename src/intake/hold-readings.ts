// The hold of a day: which readings keep it open, and what a person's word ends.
import { findDisagreement } from '../domain/doubt.ts';
import { DOUBT_NAMES } from '../domain/doubt-names.ts';
import { type Draw, isComplete } from '../domain/draw.ts';
import { type HeldBackDraw, heldBackDoubt } from '../domain/held-back.ts';
import {
  areDifferent,
  changedPrizes,
  gainedPrizes,
  type Reading,
  readingsOfStored,
} from '../domain/reading.ts';
import type { Ruling } from './ruling.ts';
import { type Day, isZeros, type Statement } from './statements.ts';

/**
 * Whether a reading of an earlier hold keeps it open: it differs from what is stored, or it has
 * numbers that are not stored and doubtful. Where nothing is stored each one waits.
 */
export function isOpen(reading: Reading, draw: Draw | undefined, all: readonly Reading[]): boolean {
  if (draw === undefined) return !isZeros(reading) || all.every(isZeros);
  if (areDifferent(draw, reading)) return !isZeros(reading);
  return reading.doubts !== undefined && gainedPrizes(draw, reading).length > 0;
}

/**
 * The entry of the day: what is stored comes first; then what each source says, the newest last.
 */
export function toHold(
  day: Pick<HeldBackDraw, 'lottery' | 'drawDate'>,
  open: readonly Reading[],
  held: readonly Statement[],
  draw: Draw | undefined,
  before: HeldBackDraw | undefined,
): HeldBackDraw | undefined {
  const [newest] = open.toReversed();
  if (newest === undefined) return undefined;
  const readings = [...(draw ? readingsOfStored(draw, newest.at) : []), ...open];
  const disputing = readings.filter((reading) =>
    readings.some((rival) => areRivals(reading, rival)),
  );
  const [last] = disputing.toReversed();
  const sentences = [
    ...(last ? findDisagreement(last, disputing) : []),
    ...held.flatMap(({ own }) => own),
    ...(before?.doubts ?? []),
  ];
  const names = new Set(open.flatMap(({ doubts = [] }) => doubts));
  const doubts = DOUBT_NAMES.filter((name) =>
    name === 'witness' ? disputing.length > 0 : names.has(name),
  ).flatMap((name) => sentences.find((doubt) => doubt.name === name) ?? []);
  const heldBack = {
    ...day,
    doubts: doubts.length > 0 ? doubts : (before?.doubts ?? []),
    readings,
  };
  // An unchanged hold keeps its entry, so that nobody is told of it twice.
  return before && saysTheSame(before, heldBack) ? before : heldBack;
}

/** Whether two readings differ. Zeros only contradict another number of the same source. */
function areRivals(ours: Reading, theirs: Reading): boolean {
  const isAtOnce = ours.source === theirs.source && !ours.stored && !theirs.stored;
  return areDifferent(ours, theirs) && (isAtOnce || !(isZeros(ours) || isZeros(theirs)));
}

function saysTheSame(ours: HeldBackDraw, theirs: HeldBackDraw): boolean {
  const [before, now] = [ours, theirs].map(({ doubts, readings }) => {
    const numbers = readings.map(({ source, prizes }) => source + JSON.stringify(prizes)).sort();
    return `${doubts.map(({ name }) => name)} ${numbers}`;
  });
  return before === now;
}

/** The draw with the doubt of a hold about its numbers, or without one that has ended. */
export function withDoubtOf(
  heldBack: HeldBackDraw | undefined,
  draw: Draw,
  { before, batch }: Pick<Day, 'before' | 'batch'>,
): Draw {
  const { doubt, ...certain } = draw;
  if (heldBack === undefined && batch.some(({ entry }) => entry.isRuling)) return certain;
  const isOurs = doubt !== undefined && before !== undefined && doubt === heldBackDoubt(before);
  const isDisputed = heldBack?.readings.some(
    (reading) => !isZeros(reading) && areDifferent(draw, reading),
  );
  if (heldBack === undefined || !isDisputed) return isOurs ? certain : draw;
  // An older doubt stays, because it says more than that a source differs.
  return isOurs || doubt === undefined ? { ...draw, doubt: heldBackDoubt(heldBack) } : draw;
}

/**
 * Leaves out, for the day, the sources that said otherwise. A source that still has something to
 * say is left out only for the prizes on which it differed: it may be the first to have the rest.
 */
export function ruleOut(
  day: Pick<HeldBackDraw, 'lottery' | 'drawDate'>,
  wrong: readonly Reading[],
  open: readonly Reading[],
  reason = 'entered by hand',
  draw?: Draw,
): Ruling[] {
  const bySource = Map.groupBy(wrong, ({ source }) => source);
  for (const { source } of open) bySource.delete(source);
  const partial = draw && !isComplete(draw) ? draw : undefined;
  return [...bySource].map(([source, readings]) => {
    const differing = readings.flatMap((reading) =>
      partial ? changedPrizes(partial, reading) : [],
    );
    const prizes = [...new Set(differing)];
    const some = prizes.length > 0 && { prizes };
    return { action: 'leave-out', source, ...day, ...some, reason };
  });
}
