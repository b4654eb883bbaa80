// Whether a lottery is up to date on the day its status is read, in words. The page is built once, so
// this runs in the browser.
import { type Lateness, latenessAt } from '../domain/lateness.ts';

const DAY_MS = 86_400_000;

const WORDS: Readonly<Record<Lateness, string>> = {
  current: 'เป็นปัจจุบัน',
  awaited: 'รอประกาศ',
  late: 'ช้ากว่ากำหนด',
};

type Freshness = { readonly state: Lateness; readonly label: string };

/**
 * @param nextAnnouncement the first announcement after the newest complete draw
 * @param now milliseconds since 1970
 */
export function freshness(nextAnnouncement: string, now: number): Freshness {
  const at = Date.parse(nextAnnouncement);
  const state = latenessAt(at, now);
  const days = Math.floor((now - at) / DAY_MS);
  return { state, label: `${WORDS[state]}${days > 0 ? ` ${days} วัน` : ''}` };
}
