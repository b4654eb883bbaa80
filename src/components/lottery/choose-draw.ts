// Shows the draw that the address names, from its row in the table of its year.
import { checkPath } from '../../contract/page-path.ts';
import { SITE_NAME } from '../../contract/site.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { thaiDateLabel } from '../../domain/draw-date.ts';
import { unbroken } from '../../domain/spaced.ts';
import { neighboursOf, noDrawWords, wantedDay } from '../../view/lottery/chosen-draw.ts';
import { drawName } from '../../view/lottery/draw-words.ts';
import { lineLink, sharedNumbers } from '../../view/lottery/share-words.ts';
import { rowText } from './row-text.ts';

/** Follows the address of the page, from now on. */
export function chooseDraw(): void {
  const card = document.querySelector<HTMLElement>('.chosen');
  const table = document.querySelector<HTMLTableElement>('.year table');
  if (card === null || table === null) return;
  const ownTitle = document.title;
  const show = () => {
    const wanted = wantedDay(location.hash);
    card.hidden = wanted === undefined;
    document.title = ownTitle;
    if (wanted === undefined) {
      delete document.documentElement.dataset['drawNamed'];
      return;
    }
    fill(card, table, wanted);
    card.scrollIntoView();
    card.querySelector('h2')?.focus({ preventScroll: true });
  };
  addEventListener('hashchange', show);
  show();
  // The browser scrolls to the row once more when all has loaded.
  if (!card.hidden)
    addEventListener('load', () => requestAnimationFrame(() => card.scrollIntoView()));
}

function fill(card: HTMLElement, table: HTMLTableElement, wanted: string): void {
  const part = <Part extends Element>(selector: string) => card.querySelector<Part>(selector);
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[id]')];
  const row = rows.find(({ id }) => id === wanted);
  const { prizes, missing, notes, sources } = row ? rowText(table, row) : NOTHING;
  const drawDate = wanted as DrawDate;
  const title = row
    ? drawName({ nameTh: card.dataset['name'] ?? '' }, { drawDate })
    : noDrawWords(wanted);
  part('h2')?.replaceChildren(title);
  part('dl')?.replaceChildren(
    ...prizes.map(({ name, numbers }) => pair(name, numbers, 'number')),
    ...missing.map(({ name, why }) => pair(name, why, 'absent')),
  );
  part('.soft')?.replaceChildren(...[...notes, ...sources].map((line) => made('p', line)));
  const neighbours = neighboursOf(
    rows.map(({ id }) => id as DrawDate),
    wanted,
  );
  part('.pager')?.replaceChildren(...linksTo(neighbours));
  for (const of of card.querySelectorAll<HTMLElement>('.actions, .share')) of.hidden = !row;
  if (!row) return;
  document.title = `${title} · ${SITE_NAME}`;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const shared = sharedNumbers({
    title,
    prizes,
    notes: [...missing.map(({ name, why }) => `${name}: ${why}`), ...notes],
    address: `${canonical ?? location.href.split('#')[0]}#${wanted}`,
  });
  Object.assign(part<HTMLElement>('.share')?.dataset ?? {}, shared);
  part('[data-share=page]')?.setAttribute('href', lineLink(shared));
  part('.actions a')?.setAttribute('href', checkPath(card.dataset['slug'] ?? '', wanted));
}

const NOTHING: ReturnType<typeof rowText> = { prizes: [], missing: [], notes: [], sources: [] };

function linksTo({ older, newer }: ReturnType<typeof neighboursOf>): HTMLElement[] {
  const link = (date: DrawDate, text: string) =>
    Object.assign(made('a', text), { href: `#${date}` });
  return [
    ...(older ? [link(older, `← ${thaiDateLabel(older)}`)] : []),
    ...(newer ? [link(newer, `${thaiDateLabel(newer)} →`)] : []),
  ];
}

function pair(name: string, value: string, className: string): HTMLElement {
  const both = document.createElement('div');
  const said = made('dd', value);
  said.className = className;
  both.append(made('dt', name), said);
  return both;
}

function made<Tag extends 'a' | 'p' | 'dt' | 'dd'>(tag: Tag, text: string) {
  const element = document.createElement(tag);
  element.textContent = unbroken(text);
  return element;
}
