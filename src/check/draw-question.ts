// Which draw is a ticket of? Asked instead of a verdict where nobody can tell: the ticket of a draw
// that is not stored yet must not be judged by an older one.
import { type DrawDate, thaiDateLabel, thaiShortDateLabel } from '../domain/draw-date.ts';
import { unbroken } from '../domain/spaced.ts';
import { makePart, type Part } from './page-part.ts';

export type DrawChoice = {
  readonly drawDate: DrawDate;
  /** A draw that is not stored cannot judge a ticket: it is kept for it. */
  readonly isStored: boolean;
};

export type DrawQuestion = {
  readonly summary: string;
  /** The likeliest first. */
  readonly choices: readonly DrawChoice[];
};

const LOOK = 'ดูวันที่บนสลาก แล้วเลือกงวด';

/** Whoever waits for more draws chooses from the list of them. */
const MOST_DUE_CHOICES = 3;

/** Asked while draws were due after the newest stored one. @param why which, or why nobody knows */
export function askAwaited(
  newest: DrawDate,
  dueDays: readonly DrawDate[],
  why: string,
): DrawQuestion {
  const [awaited, ...before] = dueDays.slice(-MOST_DUE_CHOICES).reverse();
  return {
    summary: unbroken(`${why} ${LOOK}`),
    choices: [
      ...(awaited ? [toKeep(awaited)] : []),
      { drawDate: newest, isStored: true },
      ...before.map(toKeep),
    ],
  };
}

/** Asked where a day or a code beside the number is not of the draw it would be checked with. */
export function askStated(stated: DrawDate, chosen: DrawDate): DrawQuestion {
  return {
    summary: unbroken(`ที่ใส่มาบอกงวด ${thaiShortDateLabel(stated)} ${LOOK}`),
    // Whether the day has a draw is said when it is chosen.
    choices: [stated, chosen].map((drawDate) => ({ drawDate, isStored: true })),
  };
}

/** Asked where the code of a ticket was typed, and nobody chose a draw. */
export function askCoded(proposed: DrawDate | undefined, newest: DrawDate): DrawQuestion {
  const likely = proposed && proposed !== newest ? [proposed] : [];
  const words = proposed ? `เดาจากรหัสว่าเป็นงวด ${thaiShortDateLabel(proposed)} อาจไม่ใช่ ` : '';
  return {
    summary: unbroken(`${words}${LOOK}`),
    choices: [...likely, newest].map((drawDate) => ({ drawDate, isStored: drawDate <= newest })),
  };
}

/** Of a draw that is not stored yet: its tickets can be kept for it. */
export function askToKeep(lotteryName: string, drawDate: DrawDate): DrawQuestion {
  return {
    summary: `ยังไม่มีผล${lotteryName}งวดวันที่ ${thaiDateLabel(drawDate)} ในระบบ อย่าเพิ่งทิ้งสลาก`,
    choices: [toKeep(drawDate)],
  };
}

/** A button for each draw. @param waiting what a page does with a ticket of a draw to come */
export function choiceParts(
  choices: readonly DrawChoice[],
  waiting: 'เก็บไว้รอผล' | 'ยังไม่มีผล',
  addressOf: (drawDate: DrawDate) => string,
): Part {
  const buttons = choices.map(({ drawDate, isStored }) => {
    const act = makePart('span', [isStored ? 'ตรวจเลย' : waiting]);
    const parts = [makePart('b', [unbroken(`งวด ${thaiDateLabel(drawDate)}`)]), ' ', act];
    return makePart('li', [makePart('a', parts, { class: 'button', href: addressOf(drawDate) })]);
  });
  return makePart('ul', buttons, { class: 'ask' });
}

const toKeep = (drawDate: DrawDate): DrawChoice => ({ drawDate, isStored: false });
