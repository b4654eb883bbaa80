// Puts the saved tickets into the page, a fold for each draw; what is inside is made when it is opened.
import { type DrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { element } from './element.ts';
import type { MyAnswer, MyDraw } from './my-draws.ts';
import { nodeOf } from './page-part.ts';
import type { SavedTicket } from './saved-tickets.ts';

export type ShownDraw = { readonly answer: (answer: MyAnswer) => void };

/**
 * Replaces the list. A draw that was open stays open.
 *
 * @param remove takes the tickets away for good
 */
export function showDraws(
  draws: readonly MyDraw[],
  nameOf: (lottery: string) => string,
  remove: (tickets: readonly SavedTicket[]) => void,
): ShownDraw[] {
  const list = element('#my-draws');
  const open = new Set([...list.querySelectorAll<HTMLElement>('[open]')].map(({ id }) => id));
  const shown = draws.map((draw) => shownDraw(draw, nameOf(draw.lottery), remove));
  for (const { fold } of shown) fold.open = open.has(fold.id);
  list.replaceChildren(...shown.map(({ fold }) => fold));
  return shown;
}

function shownDraw(
  { lottery, drawDate, tickets }: MyDraw,
  name: string,
  remove: (tickets: readonly SavedTicket[]) => void,
) {
  const fold = document.createElement('details');
  fold.id = `mine-${lottery}-${drawDate}`;
  fold.className = 'card';
  const words = document.createElement('span');
  words.textContent = 'กำลังตรวจ…';
  const heading = document.createElement('summary');
  const title = nodeOf({ tag: 'b', parts: [`${name} งวด ${thaiDateLabel(drawDate as DrawDate)}`] });
  heading.append(title, ' ', words);
  const inside = document.createElement('div');
  fold.append(heading, inside);
  let known: MyAnswer | undefined;
  const fill = () => {
    if (!fold.open) return;
    const parts = known?.won === undefined ? [] : known.parts.map(nodeOf);
    const removal = removeButton('ลบสลากงวดนี้', () => remove(tickets));
    const lines = known?.won === undefined ? [ticketList(tickets, remove)] : [];
    inside.replaceChildren(...parts, ...lines, removal);
  };
  fold.addEventListener('toggle', fill);
  const answer = (one: MyAnswer) => {
    known = one;
    words.textContent = one.summary;
    fold.dataset['outcome'] = (one.won?.tickets ?? 0) > 0 ? 'win' : '';
    fill();
  };
  return { fold, answer };
}

/** Each ticket on a line, while it waits; one that was mistyped is taken away by itself. */
function ticketList(
  tickets: readonly SavedTicket[],
  remove: (tickets: readonly SavedTicket[]) => void,
): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'lines';
  list.append(
    ...tickets.map((ticket) => {
      const item = document.createElement('li');
      const number = nodeOf({ tag: 'b', class: 'number', parts: [ticket.number] });
      const count = nodeOf({ tag: 'span', parts: [`${ticket.count} ใบ`] });
      const button = removeButton('ลบ', () => remove([ticket]));
      button.setAttribute('aria-label', `ลบเลข ${ticket.number}`);
      item.append(number, count, button);
      return item;
    }),
  );
  return list;
}

function removeButton(words: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['tone'] = 'quiet';
  button.textContent = words;
  button.addEventListener('click', act);
  return button;
}
