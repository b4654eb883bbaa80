// Puts newer draws into the page on show. The elements stay and their content is exchanged, so that scripts
// that hold them go on working.
import type { Shown } from './news.ts';

const DRAW = '[data-lottery]';

const drawsIn = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>(DRAW)];

/** The newest draw of each lottery on the page. */
export function shownOn(page: ParentNode): Shown {
  return new Map(
    drawsIn(page).map(({ dataset }) => [dataset['lottery'] ?? '', dataset['drawDate'] ?? '']),
  );
}

/**
 * Exchanges the draws of some lotteries for those of the same page as it is now.
 *
 * @param dress what a script does to the page after it was built
 */
export function swapDraws(
  newer: ParentNode,
  lotteries: ReadonlySet<string>,
  dress: () => void,
): void {
  const drawn = drawsIn(document).filter(({ dataset }) => lotteries.has(dataset['lottery'] ?? ''));
  keepPlace(() => {
    for (const [index, old] of drawn.entries()) {
      const slug = old.dataset['lottery'] ?? '';
      const before = drawn.slice(0, index).filter(({ dataset }) => dataset['lottery'] === slug);
      const next = newer.querySelectorAll<HTMLElement>(`[data-lottery="${slug}"]`)[before.length];
      if (next) exchange(old, next);
      // The page of a day that is over follows the lottery no longer.
      else delete old.dataset['lottery'];
    }
    dress();
  });
}

/** The content and attributes of an element, but not whether a filter hides it; focus stays in its place. */
function exchange(old: HTMLElement, next: HTMLElement): void {
  const focused = focusable(old).indexOf(document.activeElement as HTMLElement);
  old.replaceChildren(...document.importNode(next, true).childNodes);
  for (const { name, value } of next.attributes) {
    if (name !== 'hidden') old.setAttribute(name, value);
  }
  if (focused >= 0) focusable(old)[focused]?.focus({ preventScroll: true });
}

const focusable = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
];

/** What the reader sees stays where it is, though something above it grows. */
function keepPlace(change: () => void): void {
  // A row that begins above what is seen may grow itself.
  const seen = drawsIn(document).find((one) => one.getBoundingClientRect().top >= 0);
  const top = seen?.getBoundingClientRect().top ?? 0;
  const { style } = document.documentElement;
  // Where browsers do the same by themselves, it must not be done twice.
  style.overflowAnchor = 'none';
  change();
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}
