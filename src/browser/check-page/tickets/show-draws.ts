// Puts the saved tickets into the page: a fold for each draw, filled when it is opened.
import { thaiDateLabel } from '../../../domain/draw-date.ts';
import { findElement, makeElement, makeNode } from '../elements.ts';
import type { MyAnswer, MyDraw } from './my-draws.ts';
import type { Tickets } from './saved-tickets.ts';

/** Takes tickets away for good. */
type Remove = (tickets: Tickets) => void;

/** Replaces the list; open draws stay open. @returns what shows the answer of each draw */
export function showDraws(
  draws: readonly MyDraw[],
  nameOf: (lottery: string) => string,
  remove: Remove,
): ((answer: MyAnswer) => void)[] {
  const list = findElement('#my-draws');
  const open = new Set([...list.querySelectorAll('[open]')].map(({ id }) => id));
  const folds = draws.map((draw) => makeFold(draw, nameOf(draw.lottery), remove));
  for (const { fold } of folds) fold.open = open.has(fold.id);
  list.replaceChildren(...folds.map(({ fold }) => fold));
  return folds.map(({ answer }) => answer);
}

function makeFold({ lottery, drawDate, tickets }: MyDraw, name: string, remove: Remove) {
  const words = makeElement('span', {}, 'กำลังตรวจ…');
  const title = makeElement('b', {}, `${name} งวด ${thaiDateLabel(drawDate)}`);
  const inside = makeElement('div');
  const fold = makeElement(
    'details',
    { id: `mine-${lottery}-${drawDate}`, className: 'card' },
    makeElement('summary', {}, title, ' ', words),
    inside,
  );
  let shown: MyAnswer | undefined;
  const fill = () => {
    if (!fold.open) return;
    const content = shown?.won ? shown.parts.map(makeNode) : [makeTicketList(tickets, remove)];
    const removal = makeRemoveButton('ลบสลากงวดนี้', () => remove(tickets));
    inside.replaceChildren(...content, removal);
  };
  fold.addEventListener('toggle', fill);
  const answer = (known: MyAnswer) => {
    shown = known;
    words.textContent = known.summary;
    fold.dataset['outcome'] = (known.won?.tickets ?? 0) > 0 ? 'win' : '';
    fill();
  };
  return { fold, answer };
}

/** Each ticket on a line, while it waits; one that was mistyped is taken away by itself. */
function makeTicketList(tickets: Tickets, remove: Remove): HTMLElement {
  const items = tickets.map((ticket) => {
    const number = makeElement('b', { className: 'number' }, ticket.number);
    const button = makeRemoveButton('ลบ', () => remove([ticket]));
    button.setAttribute('aria-label', `ลบเลข ${ticket.number}`);
    return makeElement('li', {}, number, makeElement('span', {}, `${ticket.count} ใบ`), button);
  });
  return makeElement('ul', { className: 'lines' }, ...items);
}

function makeRemoveButton(words: string, act: () => void): HTMLButtonElement {
  const button = makeElement('button', { type: 'button' }, words);
  button.dataset['tone'] = 'quiet';
  button.addEventListener('click', act);
  return button;
}
