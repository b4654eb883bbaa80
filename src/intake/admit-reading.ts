// Admits what a source says when nobody is at hand. Who is believed:
//
//   an authority alone                   published
//   a witness alone                      published, unconfirmed until another source agrees
//   witnesses that differ, none stored   held, not published
//   a source that differs from what is   held: what is published stays, with its doubt, until a person
//   stored from a witness                rules; so it is where that source is the authority
//   a witness that differs from an       refused and reported: the authority is believed
//   authority
//   the numbers of a draw close by       held, whoever says so
//
// A hold ends by itself where its sources come to agree with what is stored, or an authority speaks
// about a draw that is not.
import { byNewestFirst, type Draw, isComplete } from '../domain/draw.ts';
import { changedPrizes, heldDoubt, type HeldDraw, type Reading } from '../domain/held.ts';
import { isAuthority, type Source } from '../domain/source.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import { type Admission, type AdmissionContext, admitDraw, type Entry } from './admit-draw.ts';
import { isRepeatedNear } from './rules/repeated-draw.ts';
import { judgeDraw } from './rules/all.ts';
import { isError } from './problem.ts';
import type { Ruling } from './ruling.ts';

export type ReadingContext = AdmissionContext & {
  readonly sources: readonly Source[];
  readonly rulings: readonly Ruling[];
};

/** `held` is the entry of the day from now on; `undefined` where nothing is held. */
export type ReadingAdmission = { readonly held?: HeldDraw | undefined } & (
  | Admission
  | {
      readonly outcome: 'held';
      readonly held: HeldDraw;
      /** With the doubt of the stored draw; absent where none is stored. */
      readonly draws?: readonly Draw[] | undefined;
    }
  /** A person ruled that this source is wrong about this day, or a part is not worth believing yet. */
  | { readonly outcome: 'passed over' }
);

/**
 * @param draws the stored draws of the lottery, newest first
 * @param held what is held of that day before
 * @param others what other sources say of that day in the same minute
 */
export function admitReading(
  draws: readonly Draw[],
  held: HeldDraw | undefined,
  incoming: Draw,
  others: readonly Draw[],
  entry: Entry,
  context: ReadingContext,
): ReadingAdmission {
  if (isLeftOut(incoming, context)) return { outcome: 'passed over', held };
  const admit = (): ReadingAdmission => {
    const admission = admitDraw(draws, incoming, { ...entry, keepsConflicting: true }, context);
    return settle(admission, draws, held, incoming);
  };
  // What no rule admits is no reading either.
  if (judgeDraw(incoming, context).some(isError)) return admit();
  const stored = draws.find(({ drawDate }) => drawDate === incoming.drawDate);
  // A withdrawn day takes no numbers, and is not held for them either.
  if (stored !== undefined && isWithdrawn(stored)) return admit();
  const { sources } = context;
  const isByAuthority = isAuthority(incoming.source, sources);
  const before = (held?.readings ?? []).filter(({ source }) => source !== incoming.source);
  const hold = (because: HeldDraw['because'], readings: readonly Reading[]) => {
    const { drawDate } = incoming;
    const now = { lottery: context.lottery.slug, drawDate, because, readings };
    // Held as before, it is no news, and no byte changes.
    return holding(draws, stored, held && isSame(held, now) ? held : now);
  };
  const reading = (draw: Draw): Reading => ({
    source: draw.source,
    at: entry.at,
    prizes: draw.prizes,
  });

  if (stored !== undefined) {
    if (stored.source === incoming.source || changedPrizes(stored, incoming).length === 0)
      return admit();
    // It shows a draw close by still, or again.
    if (isRepeatedNear(incoming, draws)) return { outcome: 'passed over', held };
    if (isAuthority(stored.source, sources) && !isByAuthority) return admit();
    const ours = before.find(({ source }) => source === stored.source);
    const rest = before.filter(({ source }) => source !== stored.source);
    const first = ours ?? { ...reading(stored), at: stored.recordedAt ?? entry.at };
    return hold('disagreement', [first, ...rest, reading(incoming)]);
  }
  if (isRepeatedNear(incoming, draws)) {
    if (!isComplete(incoming)) return { outcome: 'passed over', held };
    return hold('repeated', [...before, reading(incoming)]);
  }
  const theirs = others.filter((one) => one.source !== incoming.source && !isLeftOut(one, context));
  // What a source says now takes the place of what it said before; what it repeats of a draw close by is
  // no reading.
  const known = [...theirs.map(reading), ...before]
    .filter(isNewestOfSource)
    .filter(({ prizes }) => !isRepeatedNear({ ...incoming, prizes }, draws));
  const contradicting = known.filter((one) => changedPrizes(one, incoming).length > 0);
  if (!isByAuthority && contradicting.length > 0) {
    return hold('disagreement', [...known, reading(incoming)]);
  }
  return admit();
}

/** A hold, with the doubt it puts on the stored draw. */
function holding(
  draws: readonly Draw[],
  stored: Draw | undefined,
  held: HeldDraw,
): ReadingAdmission {
  if (stored === undefined) return { outcome: 'held', held };
  return { outcome: 'held', held, draws: replace(draws, { ...stored, doubt: heldDoubt(held) }) };
}

function isSame(one: HeldDraw, other: HeldDraw): boolean {
  const numbers = ({ because, readings }: HeldDraw) =>
    `${because} ${readings.map(({ source, prizes }) => source + JSON.stringify(prizes)).sort()}`;
  return numbers(one) === numbers(other);
}

/** Ends the hold where every other source agrees with what is stored now. */
function settle(
  admission: Admission,
  draws: readonly Draw[],
  held: HeldDraw | undefined,
  { source }: Draw,
): ReadingAdmission {
  if (held === undefined || admission.outcome === 'refused') return { ...admission, held };
  const { draw } = admission;
  const readings = held.readings.filter((one) => one.source !== source);
  const isOpen = readings.some((one) => changedPrizes(one, draw).length > 0);
  if (isOpen && draws.some(({ drawDate }) => drawDate === draw.drawDate))
    return { ...admission, held };
  if (draw.doubt !== heldDoubt(held)) return admission;
  const { doubt: _settled, ...certain } = draw;
  const list = 'draws' in admission ? admission.draws : draws;
  const changed = { draw: certain, draws: replace(list, certain) };
  const noted = { warnings: [], conflicts: [], ...admission };
  const outcome = admission.outcome === 'unchanged' ? 'completed' : admission.outcome;
  return { ...noted, ...changed, outcome };
}

function replace(draws: readonly Draw[], draw: Draw): Draw[] {
  return [...draws.filter(({ drawDate }) => drawDate !== draw.drawDate), draw].sort(byNewestFirst);
}

function isNewestOfSource(one: Reading, index: number, all: readonly Reading[]): boolean {
  return all.findIndex(({ source }) => source === one.source) === index;
}

function isLeftOut({ source, drawDate }: Draw, { rulings, lottery }: ReadingContext): boolean {
  return rulings.some(
    (one) =>
      one.action === 'leave-out' &&
      one.lottery === lottery.slug &&
      one.source === source &&
      one.drawDate === drawDate,
  );
}
