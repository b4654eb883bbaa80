// Whether a lottery is up to date on the day its status is read. The page is built once, so this runs
// in the browser.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An announcement takes its time to be entered; the health check waits as long. */
const GRACE_HOURS = 3;

export type Freshness =
  /** Nothing newer has been announced. */
  | { readonly state: 'current' }
  /** Announced a moment ago, or just about to be. */
  | { readonly state: 'awaited' }
  | { readonly state: 'late'; readonly days: number };

/**
 * @param nextAnnouncement the first announcement after the newest complete draw
 * @param now milliseconds since 1970
 */
export function freshness(nextAnnouncement: string, now: number): Freshness {
  const since = now - Date.parse(nextAnnouncement);
  if (since < 0) return { state: 'current' };
  if (since <= GRACE_HOURS * HOUR_MS) return { state: 'awaited' };
  return { state: 'late', days: Math.floor(since / DAY_MS) };
}

/** How visitors are told. */
export function freshnessLabel(fresh: Freshness): string {
  if (fresh.state === 'current') return 'เป็นปัจจุบัน';
  if (fresh.state === 'awaited') return 'รอประกาศ';
  return fresh.days === 0 ? 'ช้ากว่ากำหนด' : `ช้ากว่ากำหนด ${fresh.days} วัน`;
}
