// The newest draw of the lottery that is chosen, beside the form where there is room.
import { makePart, type Part } from '../../../api/verdict/part.ts';
import { stampPart } from '../../../api/verdict/stamp.ts';
import { drawPath } from '../../../api/contract/page-path.ts';
import { listPrizes } from '../../../domain/draw.ts';
import { APART, grouped, unbroken } from '../../../domain/spaced.ts';
import { findElement, makeNode } from './elements.ts';
import type { YearFile } from './year-file.ts';

/** A prize of more numbers is not read at a glance. */
const AT_A_GLANCE = 2;

/** Replaces the card; of a lottery without a draw there is none. */
export function showNewest(slug: string, file: YearFile): void {
  findElement('#latest').replaceChildren(...newestParts(slug, file).map(makeNode));
}

/** The first prize large, below it those of few numbers. Pure. */
export function newestParts(slug: string, { lottery, draws }: YearFile): Part[] {
  const [draw] = draws;
  if (draw === undefined) return [];
  const [first, ...others] = listPrizes(lottery, draw);
  const few = others.filter(({ numbers }) => numbers.length <= AT_A_GLANCE);
  const lines = few.map(({ kind, numbers }) => {
    const drawn = makePart('b', [numbers.join(' ')], { class: 'number' });
    return makePart('li', [`${unbroken(kind.nameTh.replace(/^รางวัล(?!ที่)/, ''))} `, drawn]);
  });
  const baht = Number(first?.kind.amount ?? 0);
  const title = `${first?.kind.nameTh ?? ''}${baht > 0 ? `${APART}${grouped(baht)}\u00A0บาท` : ''}`;
  const card = makePart(
    'div',
    [
      stampPart(draw.drawDate, (draw.pending ?? []).length > 0),
      makePart('p', [title], { class: 'soft' }),
      makePart('p', [makePart('b', first?.numbers ?? [], { class: 'number top' })]),
      makePart('ul', lines),
      makePart('a', ['ดูครบทุกรางวัล'], { href: drawPath(slug, draw.drawDate) }),
    ],
    { class: 'card' },
  );
  return [makePart('h3', ['งวดล่าสุดที่มีผล']), card];
}
