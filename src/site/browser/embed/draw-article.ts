// One draw as elements. Text goes in as text nodes only, so nothing the API says can become markup.
import type { ResultsBody } from '../../../api/answers/results.schema.ts';
import type { State } from '../../../api/contract/standing.ts';
import { APART, grouped, unbroken } from '../../../domain/spaced.ts';
import { fewFirst } from '../../view/lottery/prize-order.ts';

type ResultsDraw = ResultsBody['data'][number];

/** A prize of more numbers is folded: nobody reads a hundred at a glance. */
const AT_A_GLANCE = 10;

/** @param slugs the prizes to show, in this order; all if empty */
export function makeDrawArticle(draw: ResultsDraw, level: number, slugs: readonly string[]) {
  // A broken frame while parts of the draw are awaited, as on our own pages.
  const time = makeElement('time', draw.pendingPrizes ? 'date awaited' : 'date', draw.displayName);
  time.dateTime = draw.drawDate;
  const date = makeElement('small', '', 'งวดวันที่ ', time);
  const rows = makeRows(draw);
  // A misspelt attribute, or a prize of another time, must not look like a draw without one.
  const find = (slug: string) => rows.get(slug) ?? makeEmptyRow(slug, 'งวดนี้ไม่มีรางวัลรหัสนี้');
  const shown = slugs.length > 0 ? slugs.map(find) : rows.values();
  return makeElement(
    'article',
    'draw',
    makeElement(`h${level}` as 'h3', 'title', draw.lotteryName, ' ', date),
    ...makeStates(draw.standing.filter(({ tone }) => tone !== 'ok')),
    makeElement('dl', 'prizes', ...shown),
    ...makeStates(draw.standing.filter(({ tone }) => tone === 'ok')),
  );
}

/** How a draw stands, a line each; a page may style each by its code. */
export function makeStates(states: readonly State[]): HTMLElement[] {
  return states.map(({ code, tone, text }) =>
    tone === 'ok'
      ? makeElement('small', `state ${code}`, unbroken(text))
      : makeElement('p', `warning ${code}`, unbroken(text)),
  );
}

/** An element with its `part`, the name by which the page around it may style it. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (part) created.setAttribute('part', part);
  created.append(...children);
  return created;
}

/** A row a prize, by slug: those drawn, in the order of newsrooms, then the others. */
function makeRows({ prizes, pendingPrizes = [], unavailablePrizes = [] }: ResultsDraw) {
  return new Map<string, HTMLElement>([
    ...fewFirst(prizes).map((prize) => [prize.slug, makePrizeRow(prize)] as const),
    ...pendingPrizes.map(({ slug, name }) => [slug, makeEmptyRow(name, 'รอประกาศ')] as const),
    ...unavailablePrizes.map(({ slug, name }) => [slug, makeEmptyRow(name, 'ไม่มีข้อมูล')] as const),
  ]);
}

function makeEmptyRow(name: string, why: string): HTMLElement {
  const term = makeElement('dt', 'name', name);
  return makeElement('div', 'prize', term, makeElement('dd', 'missing', why));
}

function makePrizeRow({ name, amount, numbers }: ResultsDraw['prizes'][number]): HTMLElement {
  const baht = Number(amount);
  const paid =
    baht > 0 ? [makeElement('small', 'amount', `${APART}${grouped(baht)}\u00A0บาท`)] : [];
  const spans = numbers.flatMap((number) => [makeElement('span', 'number', number), ' ']);
  const folded = numbers.length > AT_A_GLANCE;
  const summary = makeElement('summary', 'more', `ดูทั้งหมด ${numbers.length} เลข`);
  const shown = folded ? [makeElement('details', '', summary, ...spans)] : spans;
  const term = makeElement('dt', 'name', unbroken(name), ...paid);
  return makeElement('div', 'prize', term, makeElement('dd', 'numbers', ...shown));
}
