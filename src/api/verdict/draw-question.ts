// Which draw is a ticket of? Asked instead of a verdict where nobody can tell: the ticket of a draw
// that is not stored yet must not be judged by an older one.
import {
  type DrawDate,
  thaiDateLabel,
  thaiDayLabel,
  thaiShortDateLabel,
} from '../../domain/draw-date.ts';
import { MOST_DUE } from '../../domain/lateness.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { KEEP } from '../contract/states.ts';
import { unbroken } from '../../domain/spaced.ts';
import { makePart, type PartElement } from './part.ts';
import { stampPart } from './stamp.ts';
import { tear, whosePart } from './ticket-part.ts';

export type DrawChoice = {
  readonly drawDate: DrawDate;
  /** A draw that is not stored cannot judge a ticket. The ticket can be kept for it. */
  readonly isStored: boolean;
};

export type DrawQuestion = {
  readonly summary: string;
  /** The two likeliest, the awaited one first; then others that are not stored, oldest first. */
  readonly choices: readonly DrawChoice[];
};

const LOOK = 'ดูวันที่บนสลาก แล้วเลือกงวด';

/** Draws that are due and too old to be listed: a visitor names one by a day beside the number. */
const OLDER = ` งวดเก่ากว่านี้ที่ยังไม่มีผล ใส่วันที่ต่อท้ายเลข ${KEEP.th}`;

/**
 * Asked while draws were due after the newest stored one.
 * @param why which, or why nobody knows
 * @param coming the draw after them, where it is known: its ticket may be in hand already
 */
export function askAwaited(
  newest: DrawDate,
  dueDays: readonly DrawDate[],
  why: string,
  coming?: DrawDate,
): DrawQuestion {
  const before = dueDays.slice(-MOST_DUE);
  const awaited = before.pop();
  return {
    summary: unbroken(`${why} ${LOOK}${dueDays.length > MOST_DUE ? OLDER : ''}`),
    choices: [
      ...(awaited ? [toKeep(awaited)] : []),
      { drawDate: newest, isStored: true },
      ...[...before, ...(coming ? [coming] : [])].map(toKeep),
    ],
  };
}

/** Asked where a day or a code beside the number is not of the draw it would be checked with. */
export function askStated(stated: DrawDate, chosen: DrawDate, newest: DrawDate): DrawQuestion {
  return {
    summary: unbroken(`ที่ใส่มาบอกงวด ${thaiShortDateLabel(stated)} ${LOOK}`),
    // Whether a day up to the newest has a draw is said once the visitor has chosen it.
    choices: [stated, chosen].map((drawDate) => ({ drawDate, isStored: drawDate <= newest })),
  };
}

/**
 * Asked where the code of a ticket was typed, and it is not sure to be of the draw it would be
 * checked with.
 */
export function askCoded(
  proposed: DrawDate | undefined,
  checked: DrawDate,
  newest: DrawDate,
): DrawQuestion {
  const words = proposed
    ? `เดาจากรหัสว่าเป็นงวด ${thaiShortDateLabel(proposed)} อาจไม่ใช่`
    : `รหัสที่ใส่มาไม่น่าใช่ของงวด ${thaiShortDateLabel(checked)}`;
  const days = [...new Set([...(proposed ? [proposed] : []), checked])];
  return {
    summary: unbroken(`${words} ${LOOK}`),
    choices: days.map((drawDate) => ({ drawDate, isStored: drawDate <= newest })),
  };
}

/** Says that a draw is not stored yet, and offers to keep its tickets. */
export function askToKeep(lotteryName: string, drawDate: DrawDate): DrawQuestion {
  return {
    summary: `ยังไม่มีผล${lotteryName}งวดวันที่ ${thaiDateLabel(drawDate)} ในระบบ ${KEEP.th}`,
    choices: [toKeep(drawDate)],
  };
}

/** As typed, and how many numbers that is. */
export type AskedTickets = { readonly entries: readonly string[]; readonly count: number };

/** As many draws are large buttons; further ones are links in words. */
const LARGE = 2;

/**
 * The question as a card: the tickets, and a button for each draw.
 * @param waiting what a page does with a ticket of a draw to come
 */
export function askPart(
  lottery: Pick<Lottery, 'group' | 'nameTh'>,
  { summary, choices, entries, count }: DrawQuestion & AskedTickets,
  waiting: 'เก็บไว้รอผล' | 'ยังไม่มีผล',
  addressOf: (drawDate: DrawDate) => string,
): PartElement {
  const large = choices.slice(0, LARGE).map(({ drawDate, isStored }) => {
    const act = makePart('b', [isStored ? 'ตรวจเลย' : waiting]);
    const day = unbroken(`งวด ${thaiShortDateLabel(drawDate)}`);
    const words = makePart('span', [act, ' ', makePart('span', [day])]);
    const parts = [stampPart(drawDate, !isStored), ' ', words];
    return makePart('li', [makePart('a', parts, { class: 'button', href: addressOf(drawDate) })]);
  });
  const further = choices.slice(LARGE).map(({ drawDate }) => {
    const day = [unbroken(`งวด ${thaiDayLabel(drawDate)}`)];
    return makePart('li', [makePart('a', day, { class: 'button', href: addressOf(drawDate) })]);
  });
  const rest = [
    makePart('p', [`งวดอื่นที่ยังไม่มีผล${waiting === 'เก็บไว้รอผล' ? ' กดเพื่อเก็บไว้รอ' : ''}`], {
      class: 'small',
    }),
    makePart('ul', further, { class: 'further' }),
  ];
  const face = [
    whosePart(lottery),
    makePart('p', [makePart('b', [nameEntries(entries, count)], { class: 'number' })]),
    makePart('h3', ['สลากนี้ของงวดไหน'], { class: 'icon', data: { icon: 'ask' } }),
    makePart('p', [summary], { class: 'soft' }),
  ];
  const stub = [makePart('ul', large, { class: 'ask' }), ...(further.length > 0 ? rest : [])];
  return makePart('article', [makePart('div', face), tear(), makePart('div', stub)], {
    class: 'verdict',
    data: { state: 'ask' },
  });
}

/** More are counted. */
const MOST_NAMED = 3;

function nameEntries(entries: readonly string[], count: number): string {
  return entries.length > MOST_NAMED ? unbroken(`${count} เลข`) : entries.join(' ');
}

const toKeep = (drawDate: DrawDate): DrawChoice => ({ drawDate, isStored: false });
