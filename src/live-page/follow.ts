// Asks for news of draws while a page is open, at the pace of the announcements. A tab that nobody sees asks
// nothing.
import { failureDelay, watchDelay } from '../domain/watch-pace.ts';

/** How often the clock is looked at; that costs no request. */
const LOOK_MS = 5000;

/** A wait longer than any pace has: the clock was set back. */
const LONGEST_MS = 20 * 60_000;

/** The first request. It comes early, since corrections are told from those listed before. */
const FIRST_MS = 30_000;

/** A request that never ends would be the last one. */
const PATIENCE_MS = 30_000;

/** A file as the site has it now. Throws where there is no connection, and for a failure of the site. */
export async function askAnew(path: string): Promise<Response> {
  const response = await fetch(path, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Begins to ask, for as long as the page is open.
 *
 * @param expectedAt the announcements of draws that are not there yet, and `now`; milliseconds since 1970
 * @param ask throws where the site cannot be asked, or is behind: it is asked again, less and less often
 */
export function follow(
  expectedAt: (now: number) => readonly number[],
  ask: () => Promise<void>,
): void {
  let failures = 0;
  let isAsking = false;
  let dueAt = Date.now() + FIRST_MS * (0.5 + Math.random() / 2);

  function nextLook(): number {
    const now = Date.now();
    const wait =
      failures > 0
        ? failureDelay(failures, Math.random())
        : watchDelay(expectedAt(now), now, Math.random());
    return now + wait;
  }

  async function look(): Promise<void> {
    const now = Date.now();
    if (isAsking || document.hidden || (now < dueAt && dueAt - now < LONGEST_MS)) return;
    isAsking = true;
    failures = await ask().then(
      () => 0,
      () => failures + 1,
    );
    isAsking = false;
    dueAt = nextLook();
  }

  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('online', () => {
    dueAt = Math.min(dueAt, Date.now() + LOOK_MS * Math.random());
    void look();
  });
}
