// Asks for news of draws while a page is open and seen, at the pace of the announcements.
import { MINUTE_MS } from '../../../domain/clock.ts';
import { failureDelay, watchDelay } from '../../../domain/watch-pace.ts';
import { withPatience } from '../patience.ts';
import type { ListedChange } from './news.ts';

/** How often the clock is looked at; that costs no request. */
const LOOK_MS = 5000;
/** No pace waits this long, so the clock was set back. */
const LONGEST_MS = 20 * MINUTE_MS;
/** The first request comes early, since a correction is told from what was listed before it. */
const FIRST_MS = 30_000;
/** A request without an end would be the last one. */
const PATIENCE_MS = 30_000;

/** A file as the site has it now. Throws without a connection, and for a failure of the site. */
export async function askAnew(path: string): Promise<Response> {
  const signal = withPatience(PATIENCE_MS);
  const response = await fetch(path, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The changes that the site lists now. Throws as `askAnew` does. */
export async function askChanges(path = '') {
  const response = await askAnew(path);
  const { changes } = (await response.json()) as { readonly changes: readonly ListedChange[] };
  return { changes, response };
}

/**
 * Begins to ask, for as long as the page is open.
 * @param expectedAt the announcements of draws not there yet, and `now`; milliseconds since 1970
 * @param ask throws where the site cannot be asked or is behind: then it is asked ever less often
 */
export function followNews(expectedAt: (now: number) => number[], ask: () => Promise<void>): void {
  let failures = 0;
  let isAsking = false;
  let dueAt = Date.now() + FIRST_MS * (0.5 + Math.random() / 2);

  async function look(): Promise<void> {
    const before = Date.now();
    if (isAsking || document.hidden || (before < dueAt && dueAt - before < LONGEST_MS)) return;
    isAsking = true;
    failures = await ask().then(
      () => 0,
      () => failures + 1,
    );
    isAsking = false;
    const now = Date.now();
    const random = Math.random();
    dueAt =
      now +
      (failures > 0 ? failureDelay(failures, random) : watchDelay(expectedAt(now), now, random));
  }

  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('online', () => {
    dueAt = Math.min(dueAt, Date.now() + LOOK_MS * Math.random());
    void look();
  });
}
