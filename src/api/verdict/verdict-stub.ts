// The stub below the tear line of a verdict: what to do now.
import { type DrawDate, thaiDayLabel } from '../../domain/draw-date.ts';
import { makePart, type Part, type PartElement } from './part.ts';
import { claimParts, PRIZE_CLAIMS } from './prize-claim.ts';

export type CardState = 'win' | 'first' | 'lost' | 'open' | 'doubt';

/** What a page offers below the verdict, as addresses. */
export type CardActions = {
  /** The draw with all its prizes. */
  readonly whole: string;
  /** Where the next ticket is typed. */
  readonly another: string;
  /** Keeps the ticket; absent where a page cannot. */
  readonly keep?: string;
  /** Draws that were due after this one: which, and where it is asked of which the ticket is. */
  readonly missing?: { readonly words: string; readonly href: string } | undefined;
};

/** The ticket: of which lottery and draw. `now`: milliseconds since 1970 */
type Ticket = {
  readonly lottery: string;
  readonly drawDate: DrawDate;
  readonly now: number;
  /** Prizes are to come: then a kept ticket is checked further. */
  readonly isPending: boolean;
};

/** How to claim what was won, and the buttons. A lost ticket also gets the draws it may be of. */
export function stubParts(
  state: CardState,
  { lottery, drawDate, now, isPending }: Ticket,
  actions: CardActions,
): Part[] {
  const isWon = state === 'win' || state === 'first';
  const claim = isWon ? PRIZE_CLAIMS[lottery] : undefined;
  const buttons = listButtons(state, isPending, actions).map(({ words, href, keeps }, index) =>
    makePart('a', [words], {
      class: keeps ? 'button icon' : 'button',
      href,
      data: { ...(index > 0 && { tone: 'quiet' }), ...(keeps && { icon: 'kept', keep: '' }) },
    }),
  );
  const { missing } = actions;
  return [
    ...(claim ? claimParts(claim, drawDate, now, state === 'first') : []),
    makePart('div', buttons, { class: 'buttons' }),
    ...(missing && state === 'lost' ? [missingPart(missing, drawDate)] : []),
  ];
}

type Button = { readonly words: string; readonly href: string; readonly keeps?: true };

/** The likeliest wish comes first. */
function listButtons(
  state: CardState,
  isPending: boolean,
  { whole, another, keep }: CardActions,
): Button[] {
  const showDraw = { words: 'ดูผลงวดนี้', href: whole };
  if (state === 'lost') return [{ words: 'ตรวจใบอื่น', href: another }, showDraw];
  // A number that no prize of ours is compared with stays open: no later check decides it.
  if (state === 'open' && !isPending) return [showDraw, { words: 'ตรวจใบอื่น', href: another }];
  const keepWords = state === 'open' ? 'เก็บไว้ ตรวจต่อให้เอง' : 'เก็บไว้';
  const keepTicket: Button[] =
    keep === undefined ? [] : [{ words: keepWords, href: keep, keeps: true }];
  if (state === 'doubt') return [{ words: 'ดูที่มาของเลข', href: whole }, ...keepTicket];
  return [...keepTicket, showDraw];
}

/** That the ticket may be of a draw without a result: which, and where it is asked. */
export function missingPart(
  { words, href }: NonNullable<CardActions['missing']>,
  drawDate: DrawDate,
): PartElement {
  const question = makePart('b', [`วันที่บนสลากไม่ใช่ ${thaiDayLabel(drawDate)}?`]);
  const parts = [makePart('span', [question, ` ${words}`])];
  return makePart('a', parts, { class: 'lead-on', href, data: { tone: 'late' } });
}
