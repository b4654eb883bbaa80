// Admits a draw on any way in. Who is believed:
//
//   an authority alone                   published
//   a witness alone                      published, unconfirmed until another source agrees
//   sources that differ, none stored     held back, not published, an authority among them or not
//   a source that differs from what is   held back: what is published stays, with its doubt, until
//   stored, be it its own word           a person rules, whoever is the authority
//   any other doubt that nobody has      held back; about a day that is stored, passed over: it
//   accepted (domain/doubt.ts)           says nothing against the stored numbers
//
// A hold ends by itself where its sources come to agree with what is stored, or a source of a draw
// that is not stored corrects itself.
import { byNewestFirst, type Draw } from '../domain/draw.ts';
import { type Doubt, type DoubtContext, findDoubts, isOfNumbers } from '../domain/doubt.ts';
import { heldBackDoubt, type HeldBackDraw } from '../domain/held-back.ts';
import { changedPrizes, type Reading } from '../domain/reading.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import {
  type Admission,
  type AdmissionContext,
  admitDraw,
  type AdmissionNote,
  placeDraw,
} from './admit-draw.ts';
import { doubtClock } from './doubt-clock.ts';
import { isError } from './problem.ts';
import { judgeForm } from './rules/all.ts';
import type { Ruling } from './data-files.ts';

export type ReadingContext = AdmissionContext & { readonly rulings: readonly Ruling[] };

export type ReadingEntry = AdmissionNote &
  Pick<DoubtContext, 'saidWeekDay'> & {
    /** Doubts that a person lets through. */
    readonly accepted?: readonly Doubt['name'][] | undefined;
  };

/** `heldBack` is the entry of the day from now on; `undefined` where nothing is held back. */
export type ReadingAdmission = { readonly heldBack?: HeldBackDraw | undefined } & (
  | Admission
  | {
      readonly outcome: 'held back';
      readonly heldBack: HeldBackDraw;
      /** What nobody has accepted, of this very draw. */
      readonly doubts: readonly Doubt[];
      /** With the doubt of the stored draw; absent where none is stored, or it is not in doubt. */
      readonly draws?: readonly Draw[] | undefined;
    }
  /** It says nothing against what is stored: ruled out by a person, or doubtful by itself. */
  | { readonly outcome: 'passed over'; readonly doubts: readonly Doubt[] }
);

/** @param draws newest first; @param others of that day, and of other days by this source */
export function admitReading(
  draws: readonly Draw[],
  heldBack: HeldBackDraw | undefined,
  incoming: Draw,
  others: readonly Draw[],
  entry: ReadingEntry,
  context: ReadingContext,
): ReadingAdmission {
  const { at, reason, was, accepted = [], saidWeekDay } = entry;
  if (reason === undefined && isLeftOut(incoming, context)) {
    return { outcome: 'passed over', doubts: [], heldBack };
  }
  const { source, drawDate } = incoming;
  const near = others.filter((other) => other.source === source && other.drawDate !== drawDate);
  const around = [...draws, ...near].sort(byNewestFirst);
  const doubting = { ...context, draws: around, saidWeekDay };
  const isCredible = ({ prizes }: Reading) =>
    !findDoubts({ ...incoming, prizes }, doubting).some(isOfNumbers);
  const admit = () => {
    const others = heldBack?.readings.filter((said) => said.source !== source && isCredible(said));
    return settle(admitDraw(draws, incoming, entry, context), draws, heldBack, others);
  };
  // What no rule admits is not a reading either, nor is anything by a wrong clock.
  const ruled = [...doubtClock(draws, context), ...judgeForm(incoming, { ...context, draws })];
  if (ruled.some(isError)) return admit();
  const found = draws.find(({ drawDate }) => drawDate === incoming.drawDate);
  // A withdrawn day takes no numbers, and is not held back for them either.
  if (found !== undefined && isWithdrawn(found)) return admit();
  const stored = found && { ...found, prizes: { ...found.prizes, ...was } };
  const gained = Object.keys(incoming.prizes).some((slug) => stored?.prizes[slug] === undefined);
  const differs = stored !== undefined && changedPrizes(stored, incoming).length > 0;
  if (!gained && !differs) return admit();

  const isCorrection = differs && reason !== undefined;
  const said = others.filter((other) => other.drawDate === drawDate && !isLeftOut(other, context));
  const known = knownReadings(stored, heldBack?.readings ?? [], incoming, said, at, isCredible);
  const prizes = { ...(differs && !isCorrection ? {} : stored?.prizes), ...incoming.prizes };
  const judged = { ...incoming, prizes };
  const doubts = findDoubts(judged, { ...doubting, others: isCorrection ? [] : known }).filter(
    ({ name }) => !accepted.includes(name),
  );
  // A stored number changes only with a reason, whatever is accepted.
  if (doubts.length === 0) return admit();
  if (differs && !isCorrection && doubts.some(isOfNumbers)) {
    return { outcome: 'passed over', doubts, heldBack };
  }
  const readings = [...known, toReading(incoming, at)];
  const now = { lottery: context.lottery.slug, drawDate, doubts, readings };
  return holdBack(now, draws, heldBack, stored);
}

/** Holds the day back; where sources differ, what is stored of it gets that doubt. */
function holdBack(now: HeldBackDraw, draws: readonly Draw[], before?: HeldBackDraw, stored?: Draw) {
  const { doubts } = now;
  // Held back as before, it is not news, and no byte changes.
  const heldBack = before && saysTheSame(before, now) ? before : now;
  const admission = { outcome: 'held back', heldBack, doubts } as const;
  if (stored === undefined || !doubts.some(({ name }) => name === 'witness')) return admission;
  // A doubt of longer standing says more than that somebody differs.
  const isOurs = stored.doubt === undefined || (before && stored.doubt === heldBackDoubt(before));
  const doubted = { ...stored, doubt: heldBackDoubt(heldBack) };
  return { ...admission, draws: isOurs ? placeDraw(draws, doubted) : draws };
}

/**
 * What is stored, held back and said now: the newest of each source that is not doubtful by itself.
 * What this source said before counts only where it is stored.
 */
function knownReadings(
  stored: Draw | undefined,
  before: readonly Reading[],
  { source: ours }: Draw,
  others: readonly Draw[],
  at: string,
  isCredible: (reading: Reading) => boolean,
): Reading[] {
  const isStored = (reading: Reading) =>
    stored?.source === reading.source && changedPrizes(stored, reading).length === 0;
  const known = [...others.map((other) => toReading(other, at)), ...before.toReversed()]
    .filter((reading) => reading.source !== ours && !isStored(reading))
    .filter(({ source }, index, all) => all.findIndex((said) => said.source === source) === index)
    .filter(isCredible);
  if (stored === undefined) return known;
  return [before.find(isStored) ?? toReading(stored, stored.recordedAt ?? at), ...known];
}

function toReading({ source, prizes }: Draw, at: string): Reading {
  return { source, at, prizes };
}

function saysTheSame(one: HeldBackDraw, other: HeldBackDraw): boolean {
  const [ours, theirs] = [one, other].map(({ doubts, readings }) => {
    const said = readings.map(({ source, prizes }) => source + JSON.stringify(prizes)).sort();
    return `${doubts.map(({ name }) => name)} ${said}`;
  });
  return ours === theirs;
}

/** Ends the hold where every other source agrees with what is stored now. */
function settle(
  admission: Admission,
  draws: readonly Draw[],
  heldBack: HeldBackDraw | undefined,
  others: readonly Reading[] = [],
): ReadingAdmission {
  if (heldBack === undefined || admission.outcome === 'refused') return { ...admission, heldBack };
  const { draw } = admission;
  const isOpen = others.some((reading) => changedPrizes(reading, draw).length > 0);
  if (isOpen && draws.some(({ drawDate }) => drawDate === draw.drawDate))
    return { ...admission, heldBack };
  if (draw.doubt !== heldBackDoubt(heldBack)) return admission;
  const { doubt: _settled, ...certain } = draw;
  const list = 'draws' in admission ? admission.draws : draws;
  const changed = { draw: certain, draws: placeDraw(list, certain) };
  const outcome = admission.outcome === 'unchanged' ? 'completed' : admission.outcome;
  return { warnings: [], ...admission, ...changed, outcome };
}

function isLeftOut({ source, drawDate }: Draw, { rulings, lottery }: ReadingContext): boolean {
  const ofDay = rulings.filter(
    (ruling) => ruling.lottery === lottery.slug && ruling.drawDate === drawDate,
  );
  return ofDay.some((ruling) => ruling.action === 'leave-out' && ruling.source === source);
}
