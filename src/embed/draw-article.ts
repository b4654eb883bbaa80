// One draw as elements. Text goes in as text nodes only, so nothing the API says can become markup.
import type { ResultsBody } from '../contract/schemas/results.ts';
import { UNCONFIRMED_WORDS } from '../contract/wording.ts';
import { grouped } from '../domain/spaced.ts';

type Draw = ResultsBody['data'][number];
type Prize = Draw['prizes'][number];

/** A prize of more numbers is folded: nobody reads a hundred at a glance. */
const AT_A_GLANCE = 10;

/** @param slugs the prizes to show, in this order; all if empty */
export function drawArticle(draw: Draw, level: number, slugs: readonly string[]): HTMLElement {
  const time = element('time', 'date', draw.displayName);
  time.dateTime = draw.drawDate;
  const date = element('small', '', 'งวดวันที่ ', time);
  const rows = rowsOf(draw);
  const shown =
    slugs.length > 0 ? slugs.map((slug) => rows.get(slug) ?? unknownRow(slug)) : rows.values();
  return element(
    'article',
    'draw',
    element(`h${level}` as 'h3', 'title', draw.lotteryName, ' ', date),
    ...warnings(draw).map((text) => element('p', 'warning', text)),
    element('dl', 'prizes', ...shown),
    ...(draw.unconfirmed ? [element('small', 'unconfirmed', UNCONFIRMED_WORDS)] : []),
  );
}

/** An element with its `part`, the name by which the page around it may style it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (part) created.setAttribute('part', part);
  created.append(...children);
  return created;
}

/** A row a prize, by slug: those drawn, and why there is no number of the others. */
function rowsOf({ prizes, pendingPrizes = [], unavailablePrizes = [] }: Draw) {
  return new Map<string, HTMLElement>([
    ...prizes.map((prize) => [prize.slug, prizeRow(prize)] as const),
    ...pendingPrizes.map(({ slug, name }) => [slug, emptyRow(name, 'รอประกาศ')] as const),
    ...unavailablePrizes.map(({ slug, name }) => [slug, emptyRow(name, 'ไม่มีข้อมูล')] as const),
  ]);
}

/** An attribute misspelt, or a prize of another lottery or time, must not look like a draw without one. */
const unknownRow = (slug: string) => emptyRow(slug, 'งวดนี้ไม่มีรางวัลรหัสนี้');

function emptyRow(name: string, why: string): HTMLElement {
  return element('div', 'prize', element('dt', 'name', name), element('dd', 'missing', why));
}

/** What a reader must know before trusting the numbers. */
function warnings({ pendingPrizes, revision, doubt }: Draw): string[] {
  const pending = pendingPrizes?.map(({ name }) => name).join(', ');
  return [
    ...(pending ? [`ยังประกาศไม่ครบ รอผล ${pending}`] : []),
    ...(revision > 1 ? [`แก้ไขแล้ว ${revision - 1} ครั้ง`] : []),
    ...(doubt ? [`ตัวเลขงวดนี้อาจคลาดเคลื่อน: ${doubt}`] : []),
  ];
}

function prizeRow({ name, amount, numbers }: Prize): HTMLElement {
  const baht = Number(amount);
  const paid = baht > 0 ? [element('small', 'amount', ` ${grouped(baht)} บาท`)] : [];
  const spans = numbers.flatMap((number) => [element('span', 'number', number), ' ']);
  const folded = numbers.length > AT_A_GLANCE;
  const summary = element('summary', 'more', `ดูทั้งหมด ${numbers.length} เลข`);
  const shown = folded ? [element('details', '', summary, ...spans)] : spans;
  return element(
    'div',
    'prize',
    element('dt', 'name', name, ...paid),
    element('dd', 'numbers', ...shown),
  );
}
