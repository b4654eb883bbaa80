// Shows new draws on an open page without a reload. Elements stay and their content is exchanged:
// the scripts that hold them go on working.
import type { Announced } from '../../../domain/lateness.ts';
import { nearAnnouncements } from '../../../domain/watch-pace.ts';
import { askAnew, askChanges, followNews } from './follow.ts';
import { type ListedChange, newsOn, newsWords } from './news.ts';
import { showAwaited } from './show-awaited.ts';

const listDraws = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-lottery]')];

/** Follows the draws of the page, for as long as it is open. */
export function followDraws(): void {
  const place = document.querySelector<HTMLElement>('[data-changes]');
  if (place === null || listDraws(document).length === 0) return;
  let listed: ReadonlySet<string> | undefined;
  followNews(expectedAt, async () => {
    const { changes } = await askChanges(place.dataset['changes']);
    const news = newsOn(shownDraws(document), changes, listed);
    if (news.length > 0) await show(news, place);
    listed = new Set(changes.map(({ id }) => id));
  });
}

function expectedAt(now: number): number[] {
  const list = (name: string) => {
    const places = document.querySelectorAll<HTMLElement>(`[data-${name}]`);
    return Array.from(places, ({ dataset }) => dataset[name] ?? '');
  };
  const scheduled = list('announced').flatMap((announced) =>
    nearAnnouncements(JSON.parse(announced) as Announced, now),
  );
  return [...scheduled, ...list('expected').map((expected) => Date.parse(expected))];
}

async function show(news: readonly ListedChange[], place: Element) {
  const text = await (await askAnew(location.pathname)).text();
  const newer = new DOMParser().parseFromString(text, 'text/html');
  const there = shownDraws(newer);
  const ready = news.filter(({ lottery, drawDate }) => (there.get(lottery) ?? '9') >= drawDate);
  swapDraws(newer, new Set(ready.map(({ lottery }) => lottery)));
  // A day that is over shows no draw of the next one.
  const said = newsWords(ready.filter(({ lottery }) => there.has(lottery)));
  if (said) place.textContent = said;
  if (ready.length < news.length) throw new Error('the page is behind its changes');
}

/** The newest draw of each lottery on the page, or the day before one that it has no draw of. */
function shownDraws(page: ParentNode) {
  const shown = new Map<string, string>();
  for (const { dataset } of listDraws(page)) {
    shown.set(dataset['lottery'] ?? '', dataset['drawDate'] ?? dataset['shownTo'] ?? '');
  }
  return shown;
}

/** Exchanges the draws of some lotteries for those of the same page as it is now. */
function swapDraws(newer: ParentNode, slugs: ReadonlySet<string>): void {
  const drawn = listDraws(document).filter(({ dataset }) => slugs.has(dataset['lottery'] ?? ''));
  keepPlace(() => {
    for (const [index, old] of drawn.entries()) {
      const slug = old.dataset['lottery'] ?? '';
      const before = drawn.slice(0, index).filter(({ dataset }) => dataset['lottery'] === slug);
      const next = newer.querySelectorAll<HTMLElement>(`[data-lottery="${slug}"]`)[before.length];
      // The page of a day that is over follows the lottery no longer.
      if (next === undefined) delete old.dataset['lottery'];
      else exchange(old, next);
      if (next?.closest('details') === null) unfold(old);
    }
    showAwaited();
  });
}

/** Exchanges content and attributes, but not whether a filter hides it; focus stays in place. */
function exchange(old: HTMLElement, next: HTMLElement): void {
  const focused = listFocusable(old).indexOf(document.activeElement as HTMLElement);
  old.replaceChildren(...document.importNode(next, true).childNodes);
  for (const { name, value } of next.attributes) {
    if (name !== 'hidden') old.setAttribute(name, value);
  }
  if (focused >= 0) listFocusable(old)[focused]?.focus({ preventScroll: true });
}

/** A row of a day that was folded for want of a result stands among the others, by its hour. */
function unfold(row: HTMLElement): void {
  const fold = row.closest('details');
  const list = fold?.previousElementSibling;
  const isLater = ({ dataset: { time = '' } }: HTMLElement) => time > (row.dataset['time'] ?? '');
  const next = [...(list?.querySelectorAll<HTMLElement>('li') ?? [])].find(isLater);
  if (!fold || !list) return;
  list.insertBefore(row, next ?? null);
  const count = fold.querySelectorAll('li').length;
  fold.hidden = count === 0;
  fold.querySelector('[data-count]')?.replaceChildren(String(count));
}

const listFocusable = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
];

/** What the reader sees stays where it is, though something above it grows. */
function keepPlace(change: () => void): void {
  // A row that begins above what is seen may grow itself.
  const seen = listDraws(document).find((draw) => draw.getBoundingClientRect().top >= 0);
  const top = seen?.getBoundingClientRect().top ?? 0;
  const { style } = document.documentElement;
  // Switched off where the browser does the same, which would be twice.
  style.overflowAnchor = 'none';
  change();
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}
