// Shows the draw that the address names, from its row in the table of its year.
import { checkPath } from '../../../api/contract/page-path.ts';
import { SITE_NAME } from '../../../api/contract/service.ts';
import { type DrawDate, parseDrawDate, thaiDateLabel } from '../../../domain/draw-date.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { findNeighbours, noDrawWords, wantedDay } from '../../view/lottery/chosen-draw.ts';
import { drawName } from '../../view/lottery/draw-words.ts';
import { lineLink, sharedNumbers } from '../../view/lottery/share-words.ts';

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
  const { prizes, missing, notes, sources } = row ? readRow(table, row) : NOTHING;
  const days = rows.map(({ id }) => parseDrawDate(id));
  const hasNewerYear = document.querySelector('.pager [rel=next]') !== null;
  const title = row
    ? drawName({ nameTh: card.dataset['name'] ?? '' }, { drawDate: parseDrawDate(wanted) })
    : noDrawWords(wanted, hasNewerYear ? undefined : days[0]);
  part('h2')?.replaceChildren(title);
  part('dl')?.replaceChildren(
    ...prizes.map(({ name, numbers }) => makePair(name, numbers, 'number')),
    ...missing.map(({ name, why }) => makePair(name, why, 'absent')),
  );
  part('.soft')?.replaceChildren(...[...notes, ...sources].map((line) => makeText('p', line)));
  part('.pager')?.replaceChildren(...makeLinks(findNeighbours(days, wanted)));
  for (const actions of card.querySelectorAll<HTMLElement>('.actions, .share')) {
    actions.hidden = !row;
  }
  if (!row) return;
  document.title = `${title} · ${SITE_NAME}`;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const address = `${canonical ?? location.href.split('#')[0]}#${wanted}`;
  const absent = missing.map(({ name, why }) => `${name}: ${why}`);
  const shared = sharedNumbers({ title, address }, prizes, [...absent, ...notes]);
  const { text } = shared;
  Object.assign(part<HTMLElement>('.share')?.dataset ?? {}, { title, text, address });
  part('[data-share=page]')?.setAttribute('href', lineLink(shared));
  part('.actions a')?.setAttribute('href', checkPath(card.dataset['slug'] ?? '', wanted));
}

const NOTHING: ReturnType<typeof readRow> = { prizes: [], missing: [], notes: [], sources: [] };

function makeLinks({ older, newer }: ReturnType<typeof findNeighbours>): HTMLElement[] {
  const link = (date: DrawDate, text: string) => makeText('a', text, { href: `#${date}` });
  return [
    ...(older ? [link(older, `← ${thaiDateLabel(older)}`)] : []),
    ...(newer ? [link(newer, `${thaiDateLabel(newer)} →`)] : []),
  ];
}

function makePair(name: string, value: string, className: string): HTMLElement {
  const pair = document.createElement('div');
  pair.append(makeText('dt', name), makeText('dd', value, { className }));
  return pair;
}

function makeText(tag: 'a' | 'p' | 'dt' | 'dd', text: string, more: object = {}): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: unbroken(text), ...more });
}

const WHY_MISSING: Readonly<Record<string, string>> = { รอ: 'รอประกาศ', '–': 'ไม่มีข้อมูล' };

/** What the row of a draw says: the table is the only copy of the numbers on its page. */
function readRow(table: HTMLTableElement, row: HTMLTableRowElement) {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(readText);
  const cells = [...row.cells].map(readText);
  // Beside the prizes, the first column is the day and the last one the source.
  const named = heads.slice(1, -1).map((name, index) => {
    const numbers = cells[index + 1] ?? '';
    return { name, numbers, why: WHY_MISSING[numbers] ?? '' };
  });
  return {
    prizes: named.filter(({ numbers, why }) => numbers !== '' && why === ''),
    missing: named.filter(({ why }) => why !== ''),
    /** Doubts and corrections. */
    notes: notesBelow(row),
    sources: sourceLines(cells.at(-1) ?? ''),
  };
}

function notesBelow(row: Element): string[] {
  const next = row.nextElementSibling;
  return next?.classList.contains('note') ? [readText(next), ...notesBelow(next)] : [];
}

/** The letters of the last column, with the names that the legend gives them. */
function sourceLines(marks: string): string[] {
  const names = new Map<string, string>();
  for (const mark of document.querySelectorAll('.legend [data-mark]')) {
    names.set(readText(mark), mark.parentElement?.querySelector('a')?.textContent ?? '');
  }
  const [source, ...confirming] = marks.split(' ✓').map((mark) => names.get(mark) ?? mark);
  return [
    `ที่มาของเลข: ${source}`,
    ...(confirming.length > 0 ? [`แหล่งอื่นที่มีเลขตรงกัน: ${confirming.join(' · ')}`] : []),
  ];
}

function readText({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}
