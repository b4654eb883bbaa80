// Shows new draws on an open page, without a reload: asks one small file at the pace of the announcements, and
// for the page itself only when a draw on it has news. A tab that nobody sees asks nothing.
import type { Announced } from '../domain/lateness.ts';
import { failureDelay, nearAnnouncements, watchDelay } from '../domain/watch-pace.ts';
import { type Change, newsOn, newsWords } from './news.ts';
import { shownOn, swapDraws } from './swap.ts';

/** How often the clock is looked at; that costs no request. */
const LOOK_MS = 5000;

/** A wait longer than any pace has: the clock was set back. */
const LONGEST_MS = 20 * 60_000;

/** The first request. It comes early, since corrections are told from those listed before. */
const FIRST_MS = 30_000;

const place = document.querySelector<HTMLElement>('[data-changes]');
let listed: ReadonlySet<string> | undefined;
let failures = 0;
let dress = () => {};
let dueAt = Date.now() + FIRST_MS * (0.5 + Math.random() / 2);

/** When the draws on the page are expected. */
function expectedAt(now: number): number[] {
  const by = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  const scheduled = by('announced').flatMap(({ dataset }) =>
    nearAnnouncements(JSON.parse(dataset['announced'] ?? '') as Announced, now),
  );
  return [
    ...scheduled,
    ...by('expected').map(({ dataset }) => Date.parse(dataset['expected'] ?? '')),
  ];
}

function nextLook(): number {
  const now = Date.now();
  const wait =
    failures > 0
      ? failureDelay(failures, Math.random())
      : watchDelay(expectedAt(now), now, Math.random());
  return now + wait;
}

async function asked(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function renew(): Promise<void> {
  const { changes } = (await (await asked(place?.dataset['changes'] ?? '')).json()) as {
    changes: Change[];
  };
  const news = newsOn(shownOn(document), changes, listed);
  if (news.length > 0) await show(news);
  listed = new Set(changes.map(({ id }) => id));
}

async function show(news: readonly Change[]): Promise<void> {
  const text = await (await asked(location.pathname)).text();
  const newer = new DOMParser().parseFromString(text, 'text/html');
  const there = shownOn(newer);
  const isThere = ({ lottery, drawDate }: Change) => (there.get(lottery) ?? '9') >= drawDate;
  const ready = news.filter(isThere);
  const lotteries = new Set(ready.map(({ lottery }) => lottery));
  swapDraws(newer, lotteries, dress);
  // A day that is over shows no draw of the next one.
  const said = newsWords(ready.filter(({ lottery }) => there.has(lottery)));
  if (place && said) place.textContent = said;
  if (ready.length < news.length) throw new Error('the page is behind its changes');
}

async function look(): Promise<void> {
  const now = Date.now();
  if (document.hidden || (now < dueAt && dueAt - now < LONGEST_MS)) return;
  // While this one is under way no other begins.
  dueAt = now + LONGEST_MS / 2;
  failures = await renew().then(
    () => 0,
    () => failures + 1,
  );
  dueAt = nextLook();
}

/** @param shownNow writes into the page what depends on the present */
export function followDraws(shownNow: () => void): void {
  dress = shownNow;
  if (place === null || document.querySelector('[data-lottery]') === null) return;
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
}
