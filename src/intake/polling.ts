// When a source is asked for a draw: often around its announcement, ever more seldom after it, and
// hardly ever for a gap of long ago. Pure: the moment and chance are arguments.
import { type Draw, isComplete, isUnconfirmed } from '../domain/draw.ts';
import { type Calendar, missingDays } from '../domain/calendar.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { announcementAt, awaitingOf, GRACE_MS } from '../domain/lateness.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Source } from '../domain/source.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Between two questions for a draw that has just been announced. */
export const POLL_MS = 2 * MINUTE_MS;

/** For so long after its announcement a draw is asked for at every poll. */
const FRESH_MS = HOUR_MS;

/** Between two questions for a draw of today that is no longer fresh, and for one to be confirmed. */
const SLOW_MS = 15 * MINUTE_MS;

/** From then on a missing draw is a gap. */
const GAP_AFTER_MS = 24 * HOUR_MS;
const GAP_POLL_MS = 12 * HOUR_MS;

/** For so long a witness is asked to confirm what another one has. */
export const CONFIRM_MS = 6 * HOUR_MS;

/** A source that is out is asked half as often each time, down to this. */
const LONGEST_BACK_OFF_MS = HOUR_MS;

/** Where a source does not say, in minutes after the announcement. */
const WINDOW = { from: 0, to: 720 };

export type WantedDay = { readonly drawDate: DrawDate; readonly why: 'due' | 'confirm' };

/**
 * The days of a lottery worth asking for, oldest first: announced and not stored in full, and stored
 * from one witness a short while ago. A lottery without any draw waits for its first one by hand.
 *
 * @param stored newest first
 */
export function wantedDays(
  lottery: Lottery,
  stored: readonly Draw[],
  { calendar, sources }: { readonly calendar: Calendar; readonly sources: readonly Source[] },
  now: number,
): WantedDay[] {
  const unconfirmed = stored
    .filter((draw) => isComplete(draw) && isUnconfirmed(draw, sources) && !isWithdrawn(draw))
    .filter(({ drawDate }) => announcementAt(lottery, drawDate) + CONFIRM_MS > now)
    .map(({ drawDate }) => ({ drawDate, why: 'confirm' as const }));
  const due = dueDays(lottery, stored, calendar, now).map((drawDate) => ({
    drawDate,
    why: 'due' as const,
  }));
  return [...due, ...unconfirmed].sort((one, other) => (one.drawDate < other.drawDate ? -1 : 1));
}

/** Since the newest draw, and gaps of the last hundred days before it, oldest first. */
export function dueDays(
  lottery: Lottery,
  stored: readonly Draw[],
  calendar: Calendar,
  now: number,
): DrawDate[] {
  const newest = stored.find((draw) => isComplete(draw) || isWithdrawn(draw))?.drawDate;
  if (newest === undefined) return [];
  const gaps = missingDays({ lottery, draws: stored }, calendar);
  const { due } = awaitingOf({ ...lottery, entry: calendar[lottery.slug], drawDate: newest }, now);
  return [...gaps, ...due.map(({ drawDate }) => drawDate)];
}

/** What is known of a source and one question, from the answers so far. */
export type Heard = {
  /** When it was asked last, in milliseconds since 1970. */
  readonly askedAt?: number | undefined;
  /** `once`: with its source. `alone`: although its source answers others. */
  readonly failing?: 'once' | 'alone' | undefined;
  /** Nothing comes from the source: how often in a row, and when it failed last. */
  readonly outage?:
    | { readonly failures: number; readonly at: number; readonly chance: number }
    | undefined;
};

/**
 * The moment from which a source is asked for a day, in milliseconds since 1970.
 *
 * @param announcedAt of that day, in milliseconds since 1970, as `now`
 */
export function nextAskAt(
  announcedAt: number,
  why: WantedDay['why'],
  { from, to }: { readonly from: number; readonly to: number } = WINDOW,
  { askedAt, failing, outage }: Heard,
  now: number,
): number {
  const windowMs = to * MINUTE_MS;
  const usual = askedAt === undefined ? 0 : waitAt(askedAt - announcedAt, why, windowMs);
  // What failed with its source is asked again as soon as that answers.
  const wait = failing === 'once' ? Math.min(usual, POLL_MS) : usual;
  const at = (askedAt ?? announcedAt + Math.max(from, 0) * MINUTE_MS) + wait;
  if (outage === undefined) return at;
  const { failures, at: failedAt, chance } = outage;
  return Math.max(at, failedAt + probeWait(failures, now - announcedAt, why, windowMs, chance));
}

/** One question stands for all that wait: often while a draw of these hours does, else ever more seldom. */
function probeWait(
  failures: number,
  age: number,
  why: WantedDay['why'],
  windowMs: number,
  chance: number,
): number {
  if (why === 'due' && age < GRACE_MS) return POLL_MS;
  const usual = waitAt(age, why, windowMs);
  const backedOff = Math.min(usual * 2 ** (failures - 1), LONGEST_BACK_OFF_MS);
  return Math.max(usual, backedOff) * (1 + chance / 4);
}

function waitAt(age: number, why: WantedDay['why'], windowMs: number): number {
  if (age >= GAP_AFTER_MS) return GAP_POLL_MS;
  if (age >= windowMs) return HOUR_MS;
  return why === 'due' && age < FRESH_MS ? POLL_MS : SLOW_MS;
}
