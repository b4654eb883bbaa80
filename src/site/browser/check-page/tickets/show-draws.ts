// Puts the saved tickets into the page: a fold for each draw, filled when it is opened.
import { stampPart } from '../../../../api/verdict/stamp.ts';
import { countTickets } from '../../../../api/verdict/verdict-lines.ts';
import { thaiDateLabel } from '../../../../domain/draw-date.ts';
import type { DrawChoices } from '../choices.ts';
import { findElement, makeElement, makeNode } from '../elements.ts';
import type { MyAnswer, MyDraw } from './my-draws.ts';
import type { Tickets } from './saved-tickets.ts';

/** Takes tickets away for good. */
type Remove = (tickets: Tickets) => void;

/** Replaces the list; open draws stay open. */
export function showDraws(draws: readonly MyDraw[], choices: DrawChoices, remove: Remove) {
  const list = findElement('#my-draws');
  const before = new Map([...list.querySelectorAll('details')].map((fold) => [fold.id, fold]));
  const folds = draws.map((draw) => makeFold(draw, choices.find(draw.lottery).name, remove));
  for (const { fold } of folds) fold.open = before.get(fold.id)?.open ?? false;
  list.replaceChildren(...folds.map(({ fold }) => fold));
  // All folds open for printing.
  globalThis.onbeforeprint = () => {
    for (const { fill } of folds) fill();
  };
  const arrangeGroup = ([outcome, words, most]: Group): HTMLElement[] => {
    const found = folds.filter(({ fold }) => fold.dataset['outcome'] === outcome);
    // Shows one draw more, because a fold of one saves nothing.
    const shown = found.slice(0, found.length > most + 1 ? most : found.length);
    for (const { fold } of outcome === 'win' ? shown : []) {
      if (before.get(fold.id)?.dataset['outcome'] !== 'win') fold.open = true;
    }
    const folded = found.slice(shown.length);
    const counts = `${words} ${folded.length} งวด รวมสลาก ${countTickets(folded)} ใบ`;
    const summary = makeElement('summary', {}, counts);
    const inside = makeElement('div', {}, ...folded.map(({ fold }) => fold));
    const id = `mine-${outcome}`;
    const open = before.get(id)?.open ?? false;
    const rest = makeElement('details', { id, className: 'card', open }, summary, inside);
    return [...shown.map(({ fold }) => fold), ...(folded.length > 0 ? [rest] : [])];
  };
  return {
    /** Shows what is known of each draw. */
    answer: (index: number, known: MyAnswer) => folds[index]?.answer(known),
    /** Winners first and open, then what is undecided, then the lost ones in one fold. */
    arrange: () => {
      const focused = document.activeElement;
      list.replaceChildren(...GROUPS.flatMap(arrangeGroup));
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
  };
}

/** Draws of one outcome: the words above those folded, and how many of them are not. */
type Group = readonly [outcome: MyAnswer['outcome'], words: string, most: number];
const GROUPS: readonly Group[] = [
  ['win', 'งวดที่ถูกรางวัลอีก', 2],
  ['open', 'งวดที่ยังไม่รู้ผลทั้งหมดอีก', 3],
  ['lost', 'งวดที่ไม่ถูกรางวัล', 0],
];

function makeFold({ lottery, drawDate, tickets }: MyDraw, name: string, remove: Remove) {
  const words = makeElement('span', {}, 'กำลังตรวจ…');
  const title = makeElement('b', {}, `${name} งวด ${thaiDateLabel(drawDate)}`);
  const inside = makeElement('div');
  const stamp = makeNode(stampPart(drawDate, true)) as HTMLElement;
  const summary = makeElement('summary', {}, stamp, title, ' ', words);
  const id = `mine-${lottery}-${drawDate}`;
  const fold = makeElement('details', { id, className: 'card' }, summary, inside);
  let shown: MyAnswer | undefined;
  const fill = () => {
    const content = shown?.won ? shown.parts.map(makeNode) : [makeTicketList(tickets, remove)];
    inside.replaceChildren(
      ...content,
      makeRemoveButton('ลบสลากงวดนี้', () => remove(tickets)),
    );
  };
  const fillIfOpen = () => {
    if (fold.open) fill();
  };
  fold.addEventListener('toggle', fillIfOpen);
  const answer = (known: MyAnswer) => {
    shown = known;
    words.textContent = known.summary;
    fold.dataset['outcome'] = known.outcome;
    stamp.toggleAttribute('data-awaited', known.won === undefined);
    fillIfOpen();
  };
  return { fold, answer, fill, count: countTickets(tickets) };
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
