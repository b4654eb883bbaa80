// How old a draw is on the day a page is read. Pages are built once, so this runs in the browser.

const DAY_MS = 86_400_000;

/** Holidays move a draw by up to two days, and an announcement takes its time to be entered. */
const GRACE_DAYS = 3;

export type DrawAge = { readonly days: number; readonly newerExpected: boolean };

/**
 * @param drawDate `YYYY-MM-DD` where the lottery draws (UTC+7)
 * @param gapDays the most days from one draw to the next
 * @param now milliseconds since 1970
 */
export function drawAge(drawDate: string, gapDays: number, now: number): DrawAge {
  const days = Math.floor((now - Date.parse(`${drawDate}T00:00:00+07:00`)) / DAY_MS);
  return { days, newerExpected: days > gapDays + GRACE_DAYS };
}
