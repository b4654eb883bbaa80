// What sources state of one day: what is turned away, what is doubtful, and what they said before.
import type { Calendar } from '../domain/calendar.ts';
import { findWholes, sharedDigitContradictions } from '../domain/derive.ts';
import { type DoubtContext, findDisagreement, findDoubts } from '../domain/doubt.ts';
import type { Doubt } from '../domain/doubt-names.ts';
import type { Draw } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { HeldBackDraw } from '../domain/held-back.ts';
import { areDifferent, gainedPrizes, type Reading, readingsOfStored } from '../domain/reading.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import { type AdmissionNote, asWhole } from './compose-draw.ts';
import { heardPrizes } from './left-out.ts';
import type { Ruling } from './ruling.ts';
import { type Finding, isError } from './problem.ts';
import { judgeForm } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';

export type ReadingEntry = AdmissionNote & {
  /** Doubts that a person lets through. */
  readonly accepted?: readonly Doubt['name'][] | undefined;
  /** Why it may be wrong, beside what came for other lotteries. */
  readonly doubts?: readonly Doubt[] | undefined;
  /** It names single prizes of a draw, whose others are known or come with it. */
  readonly isPart?: true | undefined;
  /** A person rules that this source is right about the prizes it names. */
  readonly isRuling?: true | undefined;
};

/** What one source says of a day, with the prizes that it names, and how it was entered. */
export type Incoming = { readonly draw: Draw; readonly entry: ReadingEntry };

export type ReadingContext = RuleContext & {
  readonly calendar: Calendar;
  readonly rulings: readonly Ruling[];
};

export type DayContext = ReadingContext & Pick<DoubtContext, 'draws' | 'near'>;

/** What is stored of a day, and the readings that came now; their order does not matter. */
export type Day = {
  readonly drawDate: DrawDate;
  readonly stored: Draw | undefined;
  readonly before: HeldBackDraw | undefined;
  readonly batch: readonly Incoming[];
};

export type Statement = {
  readonly incoming: Incoming;
  readonly reading: Reading;
  /** Doubts of its own numbers and day, accepted or not. */
  readonly own: readonly Doubt[];
  /** Doubts that nobody has accepted. */
  readonly open: readonly Doubt[];
};

/** Why a reading is not heard at all. */
export type TurnedAway =
  | { readonly outcome: 'passed over'; readonly doubts: readonly Doubt[] }
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] };

/** Whether a person has left the source out for the day. A correction by hand is heard. */
export function isRuledOut({ draw, entry }: Incoming, context: ReadingContext): boolean {
  return entry.reason === undefined && heardPrizes(draw, context) === undefined;
}

/** The reading without the prizes that a person has left out of its source, if others remain. */
export function withoutRuledOut(incoming: Incoming, context: ReadingContext): Incoming {
  const { draw, entry } = incoming;
  const prizes = entry.reason === undefined ? heardPrizes(draw, context) : undefined;
  if (prizes === undefined || prizes === draw.prizes) return incoming;
  return { draw: { ...draw, prizes }, entry: { ...entry, isPart: true } };
}

export function turnAway(
  incoming: Incoming,
  { stored }: Pick<Day, 'stored'>,
  context: DayContext,
): TurnedAway | undefined {
  if (isRuledOut(incoming, context)) return { outcome: 'passed over', doubts: [] };
  const findings = [
    ...findWithdrawn(stored, context.lottery.slug),
    ...judgeForm(asWhole(incoming.draw, context.lottery), context),
  ];
  return findings.some(isError) ? { outcome: 'refused', findings } : undefined;
}

/** A day whose draw was withdrawn takes no numbers: only a person restores it. */
function findWithdrawn(stored: Draw | undefined, slug: string): Finding[] {
  const reason = stored && isWithdrawn(stored) ? stored.withdrawals?.at(-1)?.reason : undefined;
  if (stored === undefined || reason === undefined) return [];
  const { drawDate: value } = stored;
  const expectation = `this draw was withdrawn: ${reason.en}. To make it a result again: npx tsx scripts/run.ts withdraw --restore ${slug}/${value} --yes`;
  return [{ path: 'drawDate', value, expectation }];
}

/** Zeros say nothing about a draw. */
export function isZeros({ doubts }: Reading): boolean {
  return doubts?.includes('zeros') ?? false;
}

/** Whether the draw has each of these prizes with these numbers. */
export function isSettled(
  reading: Pick<Reading, 'prizes'>,
  draw: Pick<Draw, 'prizes'> | undefined,
): boolean {
  if (draw === undefined) return false;
  return gainedPrizes(draw, reading).length === 0 && !areDifferent(draw, reading);
}

/**
 * The readings of an earlier hold that no source has replaced. Stored numbers are not among them.
 */
export function listEarlier(
  before: HeldBackDraw | undefined,
  statements: readonly Pick<Statement, 'incoming' | 'reading'>[],
  context: DayContext,
): Reading[] {
  const waiting = (before?.readings ?? []).filter(({ stored }) => stored === undefined);
  const heard = waiting.flatMap((reading) => {
    const prizes = before && heardPrizes({ ...reading, drawDate: before.drawDate }, context);
    return prizes ? [{ ...reading, prizes }] : [];
  });
  return heard.flatMap((reading) => {
    const ofSource = statements.filter((later) => later.reading.source === reading.source);
    const anew = ofSource
      .filter(({ incoming, reading: later }) => {
        return !isZeros(later) || isZeros(reading) || incoming.entry.accepted?.includes('zeros');
      })
      .map((later) => later.reading);
    return before ? withoutRestated(reading, anew, context, before) : [];
  });
}

/**
 * The prizes of a reading that nobody restated, and that do not contradict the restated ones.
 */
export function withoutRestated(
  reading: Reading,
  anew: readonly Pick<Reading, 'prizes'>[],
  { lottery }: DayContext,
  { drawDate }: Pick<Day, 'drawDate'>,
): Reading[] {
  const restated = Object.assign({}, ...anew.map(({ prizes }) => prizes)) as Draw['prizes'];
  const prizes = Object.entries(reading.prizes).filter(([slug, numbers]) => {
    if (restated[slug] !== undefined) return false;
    const draw = { drawDate, source: '', prizes: { ...restated, [slug]: numbers } };
    return sharedDigitContradictions(draw, lottery).length === 0;
  });
  return prizes.length > 0 ? [{ ...reading, prizes: Object.fromEntries(prizes) }] : [];
}

/** What is said now, each with its doubts. */
export function listStatements(
  batch: readonly Incoming[],
  { stored, before }: Day,
  context: DayContext,
): Statement[] {
  const heard = batch.map((incoming) => hear(incoming, stored, context));
  const readings = heard.map(({ reading }) => reading);
  const earlier = listEarlier(before, heard, context).filter((reading) => !isZeros(reading));
  return heard.map(({ incoming, reading, own }) => {
    const { accepted = [], reason, at } = incoming.entry;
    const rivals = readings
      .filter((rival) => rival !== reading && areDifferent(rival, reading))
      // A source that gives two different readings at once is doubtful, even if one has zeros.
      .filter((rival) => rival.source === reading.source || !isZeros(rival));
    const known = [...(stored ? readingsOfStored(stored, at) : []), ...earlier];
    const isStored = isSettled(reading, stored);
    const opponents = [
      ...(isStored ? rivals.filter(({ source }) => source === reading.source) : rivals),
      ...(isStored || reason !== undefined ? [] : known),
    ];
    const witness = findDisagreement(incoming.draw, opponents);
    // A person may choose between a stored and a new number, but not accept two new ones at once.
    const isAccepted = ({ name }: Doubt) =>
      accepted.includes(name) && (name !== 'witness' || rivals.length === 0);
    const open = [...own, ...witness].filter((doubt) => !isAccepted(doubt));
    return { incoming, reading, own, open };
  });
}

/** A reading with the doubts of its own numbers and day; what is stored already has been judged. */
function hear(incoming: Incoming, stored: Draw | undefined, context: DayContext) {
  const { draw, entry } = incoming;
  const isCorrection = entry.reason !== undefined;
  const isBeside = stored !== undefined && (isCorrection || !areDifferent(stored, draw));
  const judged = isBeside ? { ...draw, prizes: { ...stored.prizes, ...draw.prizes } } : draw;
  const own = isSettled(draw, stored) ? [] : mergeDoubts(findDoubts(judged, context), entry.doubts);
  const { source, pending, sourceUrl, series, prizes } = draw;
  const reading: Reading = {
    source,
    at: entry.at,
    ...(own.length > 0 && { doubts: own.map(({ name }) => name) }),
    ...(judgeForm(draw, context).some(isError) && { isPart: true as const }),
    ...(pending && pending.length > 0 && { pending }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(series !== undefined && { series }),
    prizes,
  };
  return { incoming, reading, own };
}

/** One of each name. */
function mergeDoubts(doubts: readonly Doubt[], more: readonly Doubt[] = []): Doubt[] {
  return [...doubts, ...more.filter(({ name }) => doubts.every((doubt) => doubt.name !== name))];
}

/** A reading that waits, as it would be entered now. */
export function toIncoming(
  { source, pending, sourceUrl, series, prizes }: Reading,
  drawDate: DrawDate,
  entry: ReadingEntry,
  { lottery }: ReadingContext,
): Incoming {
  const lacks = findWholes(lottery, drawDate, [...Object.keys(prizes), ...(pending ?? [])]);
  const missing = { pending, ...(lacks.length > 0 && { lacks }) };
  return { draw: { drawDate, source, sourceUrl, series, ...missing, prizes }, entry };
}
