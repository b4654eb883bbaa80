// When to ask a source for a draw: often around its announcement, hardly ever for an old gap.
import { type Draw, isComplete, isUnconfirmed } from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import { type Calendar, missingDays } from '../../domain/calendar.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { announcementAt, findAwaited, GRACE_MS } from '../../domain/lateness.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/clock.ts';

/** Between two questions for a draw that has just been announced. */
export const POLL_MS = 2 * MINUTE_MS;
/** How long after its announcement a draw is asked for at every poll. */
const FRESH_MS = HOUR_MS;
/** Between two questions for a draw of today that is not fresh, or is to be confirmed. */
const SLOW_MS = 15 * MINUTE_MS;
/** From then on a missing draw is a gap, and asked for seldom. */
export const GAP_AFTER_MS = 24 * HOUR_MS;
const GAP_POLL_MS = 12 * HOUR_MS;
/** How long a witness is asked to confirm what another one has. */
export const CONFIRM_MS = 6 * HOUR_MS;
/** A source that does not answer is asked half as often each time, down to this. */
const LONGEST_BACK_OFF_MS = HOUR_MS;
/** How long after the announcement a source has the draw, in minutes, unless it says so itself. */
const WINDOW = { from: 0, to: 720 };

/** So long after a draw is stored all sources are asked again: some correct it after a night. */
const LOOKS_AFTER_MS = [15 * MINUTE_MS, HOUR_MS, 20 * HOUR_MS, 44 * HOUR_MS];
/** A draw stored later than this after its day is not compared with other sources. */
const COMPARED_MS = 72 * HOUR_MS;

export type WantedDay = {
  readonly drawDate: DrawDate;
  readonly why: 'due' | 'confirm' | 'compare';
  /** When all of it was stored, in milliseconds since 1970. */
  readonly storedAt?: number | undefined;
};

/**
 * The days worth asking for, oldest first: announced and not stored in full, or stored from one
 * witness a short while ago. The first draw of a lottery comes by hand.
 * @param stored newest first
 */
export function wantedDays(
  lottery: Lottery,
  stored: readonly Draw[],
  { calendar, sources }: { readonly calendar: Calendar; readonly sources: readonly Source[] },
  now: number,
): WantedDay[] {
  const unconfirmed = stored
    .filter((draw) => isComplete(draw) && !isWithdrawn(draw))
    .filter((draw) => isUnconfirmed(draw, sources) || draw.doubt !== undefined)
    .filter(({ drawDate }) => announcementAt(lottery, drawDate) + CONFIRM_MS > now)
    .map(({ drawDate }) => ({ drawDate, why: 'confirm' as const }));
  const missing = dueDays(lottery, stored, calendar, now);
  const due = missing.map((drawDate) => ({ drawDate, why: 'due' as const }));
  return [...due, ...unconfirmed].sort((left, right) => (left.drawDate < right.drawDate ? -1 : 1));
}

/** The stored days whose sources are asked for a later word. @param stored newest first */
export function comparedDays(lottery: Lottery, stored: readonly Draw[], now: number): WantedDay[] {
  return stored
    .filter(({ drawDate }) => announcementAt(lottery, drawDate) + COMPARED_MS > now)
    .filter((draw) => isComplete(draw) && !isWithdrawn(draw))
    .flatMap(({ drawDate, recordedAt, completedAt = recordedAt }) =>
      completedAt ? [{ drawDate, why: 'compare', storedAt: Date.parse(completedAt) }] : [],
    );
}

/** Since the newest draw, and gaps of the last hundred days before it, oldest first. */
export function dueDays(lottery: Lottery, draws: readonly Draw[], calendar: Calendar, now: number) {
  const newest = draws.find((draw) => isComplete(draw) || isWithdrawn(draw))?.drawDate;
  if (newest === undefined) return [];
  const gaps = missingDays({ lottery, draws }, calendar);
  const { due } = findAwaited({ ...lottery, entry: calendar[lottery.slug], drawDate: newest }, now);
  return [...gaps, ...due.map(({ drawDate }) => drawDate)];
}

export type Asked = {
  /** The last one. */
  readonly at: number;
  /** The last one that did not fail. */
  readonly answeredAt?: number | undefined;
  /** The first one that was answered with a draw. */
  readonly drewAt?: number | undefined;
};

export type Outage = {
  /** In a row, one for each round. */
  readonly failures: number;
  /** When the last of them was, in milliseconds since 1970. */
  readonly at: number;
  /** From 0 to 1: spreads the next tries. */
  readonly chance: number;
};

type QuestionState = {
  readonly asked?: Asked | undefined;
  /** `once`: with its source. `alone`: although its source answers others. */
  readonly failing?: 'once' | 'alone' | undefined;
  /** Nothing comes from the source. */
  readonly outage?: Outage | undefined;
};

/** When a source is asked for a day announced at `announcedAt`; milliseconds since 1970. */
export function nextAskAt(
  announcedAt: number,
  { why, storedAt }: Pick<WantedDay, 'why' | 'storedAt'>,
  { from, to }: { readonly from: number; readonly to: number } = WINDOW,
  { asked, failing, outage }: QuestionState,
  now: number,
): number {
  const windowMs = to * MINUTE_MS;
  const usual = asked === undefined ? 0 : waitAt(asked.at - announcedAt, why, windowMs);
  // A question that failed with its source is asked again as soon as the source answers.
  const wait = failing === 'once' ? Math.min(usual, POLL_MS) : usual;
  const again = (asked?.at ?? announcedAt + Math.max(from, 0) * MINUTE_MS) + wait;
  let at = again;
  if (why === 'compare' && storedAt !== undefined) {
    const next = nextLookAt(storedAt, asked);
    at = failing === undefined ? next : Math.max(next, again);
  }
  if (outage === undefined) return at;
  return Math.max(at, outage.at + probeWait(outage, now - announcedAt, why, windowMs));
}

/** Counts looks at a source from its own draw on, if that came much later than another's. */
function nextLookAt(storedAt: number, asked?: Asked): number {
  const { answeredAt = storedAt, drewAt = storedAt } = asked ?? {};
  const from = drewAt - storedAt > SLOW_MS + POLL_MS ? drewAt : storedAt;
  const look = LOOKS_AFTER_MS.find((after) => from + after > answeredAt);
  return look === undefined ? Number.POSITIVE_INFINITY : from + look;
}

/**
 * While a source is out, one question tests it: often for a fresh draw, else less and less often.
 */
function probeWait(outage: Outage, age: number, why: WantedDay['why'], windowMs: number): number {
  if (why === 'due' && age < GRACE_MS) return POLL_MS;
  const usual = waitAt(age, why, windowMs);
  const backedOff = Math.min(usual * 2 ** (outage.failures - 1), LONGEST_BACK_OFF_MS);
  return Math.max(usual, backedOff) * (1 + outage.chance / 4);
}

function waitAt(age: number, why: WantedDay['why'], windowMs: number): number {
  if (age >= GAP_AFTER_MS) return GAP_POLL_MS;
  if (age >= windowMs) return HOUR_MS;
  return why === 'due' && age < FRESH_MS ? POLL_MS : SLOW_MS;
}
