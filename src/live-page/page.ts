// Shows new draws on an open page, without a reload: asks one small file at the pace of the announcements, and
// for the page itself only when a draw on it has news. A tab that nobody sees asks nothing.
import type { Announced } from '../domain/lateness.ts';
import { nearAnnouncements } from '../domain/watch-pace.ts';
import { askAnew, follow } from './follow.ts';
import { type Change, newsOn, newsWords } from './news.ts';
import { shownOn, swapDraws } from './swap.ts';

const place = document.querySelector<HTMLElement>('[data-changes]');
let listed: ReadonlySet<string> | undefined;
let dress = () => {};

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

async function renew(): Promise<void> {
  const { changes } = (await (await askAnew(place?.dataset['changes'] ?? '')).json()) as {
    changes: Change[];
  };
  const news = newsOn(shownOn(document), changes, listed);
  if (news.length > 0) await show(news);
  listed = new Set(changes.map(({ id }) => id));
}

async function show(news: readonly Change[]): Promise<void> {
  const text = await (await askAnew(location.pathname)).text();
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

/** @param shownNow writes into the page what depends on the present */
export function followDraws(shownNow: () => void): void {
  dress = shownNow;
  if (place === null || document.querySelector('[data-lottery]') === null) return;
  follow(expectedAt, renew);
}
