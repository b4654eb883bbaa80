// How old a draw is on the day a page is read. Pages are built once, so this runs in the browser.

const DAY_MS = 86_400_000;

/**
 * In days.
 *
 * @param drawDate `YYYY-MM-DD` where the lottery draws (UTC+7)
 * @param now milliseconds since 1970
 */
export function drawAge(drawDate: string, now: number): number {
  return Math.floor((now - Date.parse(`${drawDate}T00:00:00+07:00`)) / DAY_MS);
}
