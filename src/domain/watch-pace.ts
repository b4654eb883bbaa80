// How often to ask for news: often around an announcement until the draw is there, else seldom.
import { announcementDays } from './calendar.ts';
import { utcDay } from './draw-date.ts';
import { addDays, DAY_MS, MINUTE_MS } from './clock.ts';
import { type Announced, announcementAt, EARLY_MS, GRACE_MS } from './lateness.ts';

/** Without an announcement near. A correction may come at any time, and is heard this late. */
const SELDOM_MS = 15 * MINUTE_MS;
/** While a draw is expected: with the spread at most half a minute. */
const OFTEN_MS = 25_000;

/** By the time since an announcement, in order; `every` is what lies between two requests. */
const STEPS: readonly { readonly from: number; readonly every: number }[] = [
  { from: -EARLY_MS, every: 5 * MINUTE_MS },
  { from: -2 * MINUTE_MS, every: OFTEN_MS },
  // Within a minute, until it is late.
  { from: 30 * MINUTE_MS, every: 2 * OFTEN_MS },
  { from: GRACE_MS, every: 5 * MINUTE_MS },
  { from: DAY_MS, every: SELDOM_MS },
];

/** Waits are spread by a fifth to either side, so that clients do not ask in the same second. */
const SPREAD = 0.2;

/**
 * How many milliseconds to wait before asking again.
 * @param random from 0 up to 1
 * @param announcedAt of the draws that are not there yet, in milliseconds since 1970, as `now`
 */
export function watchDelay(announcedAt: readonly number[], now: number, random: number): number {
  const spread = 1 - SPREAD + 2 * SPREAD * random;
  const waits = announcedAt.flatMap((at) => {
    const since = now - at;
    const coming = STEPS.find(({ from }) => from > since);
    const every = STEPS.findLast(({ from }) => from <= since)?.every ?? SELDOM_MS;
    // Wakes where the next step begins, since that step may ask more often.
    const isSooner = coming !== undefined && coming.every < every;
    return [every * spread, ...(isSooner ? [coming.from - since + OFTEN_MS * random] : [])];
  });
  return Math.min(SELDOM_MS * spread, ...waits);
}

/** After failures in a row: twice as long each time, up to five minutes. */
export function failureDelay(failures: number, random: number): number {
  const wait = Math.min(OFTEN_MS * 2 ** (failures - 1), 5 * MINUTE_MS);
  return wait * (1 - SPREAD + 2 * SPREAD * random);
}

/**
 * The announcements after the newest draw, from a day ago to a day ahead, in milliseconds since
 * 1970.
 */
export function nearAnnouncements(announced: Announced, now: number): number[] {
  const { slug, entry, drawDate } = announced;
  const today = utcDay(now);
  const [after, ago] = [addDays(drawDate, 1), addDays(today, -2)];
  const calendar = { [slug]: entry ?? {} };
  return announcementDays(announced, calendar, after > ago ? after : ago, addDays(today, 1))
    .map((day) => announcementAt(announced, day))
    .filter((at) => now - at < DAY_MS && at - now < DAY_MS);
}
