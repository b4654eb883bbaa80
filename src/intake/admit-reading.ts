// Admits a draw on any way in. Who is believed:
//
//   an authority alone                   published
//   a witness alone                      published, unconfirmed until another source agrees
//   sources that differ, none stored     held, not published, an authority among them or not
//   a source that differs from what is   held: what is published stays, with its doubt, until a person
//   stored, be it its own word           rules, whoever is the authority
//   any other doubt that nobody has      held; about a day that is stored, passed over: it says nothing
//   accepted (domain/doubt.ts)           against the stored numbers
//
// A hold ends by itself where its sources come to agree with what is stored, or a source of a draw that is
// not stored corrects itself.
import { byNewestFirst, type Draw } from '../domain/draw.ts';
import { type Doubt, type DoubtName, doubtsOf, isOfNumbers } from '../domain/doubt.ts';
import { heldDoubt, type HeldDraw } from '../domain/held.ts';
import { changedPrizes, type Reading } from '../domain/reading.ts';
import type { WeekDay } from '../domain/schedule.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import {
  type Admission,
  type AdmissionContext,
  admitDraw,
  type Entry,
  placeDraw,
} from './admit-draw.ts';
import { doubtClock } from './doubt-clock.ts';
import { isError } from './problem.ts';
import { judgeForm } from './rules/all.ts';
import type { Ruling } from './ruling.ts';

export type ReadingContext = AdmissionContext & { readonly rulings: readonly Ruling[] };

export type ReadingEntry = Entry & {
  /** Doubts that a person lets through. */
  readonly accepted?: readonly DoubtName[] | undefined;
  /** The day of the week that the text beside the numbers says. */
  readonly saidWeekDay?: WeekDay | undefined;
};

/** `held` is the entry of the day from now on; `undefined` where nothing is held. */
export type ReadingAdmission = { readonly held?: HeldDraw | undefined } & (
  | Admission
  | {
      readonly outcome: 'held';
      readonly held: HeldDraw;
      /** What nobody has accepted, of this very draw. */
      readonly doubts: readonly Doubt[];
      /** With the doubt of the stored draw; absent where none is stored, or it is not in doubt. */
      readonly draws?: readonly Draw[] | undefined;
    }
  /** It says nothing against what is stored: ruled out by a person, or doubtful by itself. */
  | { readonly outcome: 'passed over'; readonly doubts: readonly Doubt[] }
);

/**
 * @param draws the stored draws of the lottery, newest first
 * @param held what is held of that day before
 * @param others what other sources say of that day in the same minute, and what this one says of other days
 */
export function admitReading(
  draws: readonly Draw[],
  held: HeldDraw | undefined,
  incoming: Draw,
  others: readonly Draw[],
  entry: ReadingEntry,
  context: ReadingContext,
): ReadingAdmission {
  const { at, reason, was, accepted = [], saidWeekDay } = entry;
  if (reason === undefined && isLeftOut(incoming, context)) {
    return { outcome: 'passed over', doubts: [], held };
  }
  const { source, drawDate } = incoming;
  const near = others.filter((other) => other.source === source && other.drawDate !== drawDate);
  const around = [...draws, ...near].sort(byNewestFirst);
  const doubting = { ...context, draws: around, saidWeekDay };
  const isWord = (reading: Reading) =>
    !doubtsOf({ ...incoming, prizes: reading.prizes }, doubting).some(isOfNumbers);
  const admit = () =>
    settle(admitDraw(draws, incoming, entry, context), draws, held, incoming, isWord);
  // What no rule admits is no reading either, nor is anything by a wrong clock.
  const ruled = [...doubtClock(draws, context), ...judgeForm(incoming, { ...context, draws })];
  if (ruled.some(isError)) return admit();
  const found = draws.find(({ drawDate }) => drawDate === incoming.drawDate);
  // A withdrawn day takes no numbers, and is not held for them either.
  if (found !== undefined && isWithdrawn(found)) return admit();
  const stored = found && { ...found, prizes: { ...found.prizes, ...was } };
  const gained = Object.keys(incoming.prizes).some((slug) => stored?.prizes[slug] === undefined);
  const differs = stored !== undefined && changedPrizes(stored, incoming).length > 0;
  if (!gained && !differs) return admit();

  const isCorrection = differs && reason !== undefined;
  const said = others.filter((other) => other.drawDate === drawDate && !isLeftOut(other, context));
  const known = knownReadings(stored, held?.readings ?? [], incoming, said, at, isWord);
  const judged =
    differs && !isCorrection
      ? incoming
      : { ...incoming, prizes: { ...stored?.prizes, ...incoming.prizes } };
  const doubts = doubtsOf(judged, { ...doubting, others: isCorrection ? [] : known }).filter(
    ({ name }) => !accepted.includes(name),
  );
  // A stored number changes only with a reason, whatever is accepted.
  if (doubts.length === 0) return admit();
  if (differs && !isCorrection && doubts.some(isOfNumbers)) {
    return { outcome: 'passed over', doubts, held };
  }
  const readings = [...known, readingOf(incoming, at)];
  const now: HeldDraw = { lottery: context.lottery.slug, drawDate, doubts, readings };
  // Held as before, it is no news, and no byte changes.
  const entryNow = held && isSame(held, now) ? held : now;
  const isDisputed = stored !== undefined && doubts.some(({ name }) => name === 'witness');
  return {
    outcome: 'held',
    held: entryNow,
    doubts,
    // A doubt of longer standing says more than that somebody differs.
    ...(isDisputed && {
      draws:
        stored.doubt === undefined || (held && stored.doubt === heldDoubt(held))
          ? placeDraw(draws, { ...stored, doubt: heldDoubt(entryNow) })
          : draws,
    }),
  };
}

/**
 * What is stored, what was held before and what others say now: the newest of each source, and none that is
 * doubtful by itself. What this source said before counts only where it is stored.
 */
function knownReadings(
  stored: Draw | undefined,
  before: readonly Reading[],
  { source: ours }: Draw,
  others: readonly Draw[],
  at: string,
  isWord: (reading: Reading) => boolean,
): Reading[] {
  const isStored = (reading: Reading) =>
    stored?.source === reading.source && changedPrizes(stored, reading).length === 0;
  const known = [...others.map((other) => readingOf(other, at)), ...before.toReversed()]
    .filter((reading) => reading.source !== ours && !isStored(reading))
    .filter(({ source }, index, all) => all.findIndex((one) => one.source === source) === index)
    .filter(isWord);
  if (stored === undefined) return known;
  return [before.find(isStored) ?? readingOf(stored, stored.recordedAt ?? at), ...known];
}

function readingOf({ source, prizes }: Draw, at: string): Reading {
  return { source, at, prizes };
}

function isSame(one: HeldDraw, other: HeldDraw): boolean {
  const numbers = ({ doubts, readings }: HeldDraw) =>
    `${doubts.map(({ name }) => name)} ${readings.map(({ source, prizes }) => source + JSON.stringify(prizes)).sort()}`;
  return numbers(one) === numbers(other);
}

/** Ends the hold where every other source agrees with what is stored now. */
function settle(
  admission: Admission,
  draws: readonly Draw[],
  held: HeldDraw | undefined,
  { source }: Draw,
  isWord: (reading: Reading) => boolean,
): ReadingAdmission {
  if (held === undefined || admission.outcome === 'refused') return { ...admission, held };
  const { draw } = admission;
  const readings = held.readings.filter((one) => one.source !== source && isWord(one));
  const isOpen = readings.some((one) => changedPrizes(one, draw).length > 0);
  if (isOpen && draws.some(({ drawDate }) => drawDate === draw.drawDate))
    return { ...admission, held };
  if (draw.doubt !== heldDoubt(held)) return admission;
  const { doubt: _settled, ...certain } = draw;
  const list = 'draws' in admission ? admission.draws : draws;
  const changed = { draw: certain, draws: placeDraw(list, certain) };
  const outcome = admission.outcome === 'unchanged' ? 'completed' : admission.outcome;
  return { warnings: [], ...admission, ...changed, outcome };
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
