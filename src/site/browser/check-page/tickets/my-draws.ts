// Saved tickets, draw by draw: what each won, or what it waits for. Pure; the clock is given.
import { answerParts, summarize } from '../../../../api/verdict/verdict.ts';
import { countTickets } from '../../../../api/verdict/verdict-lines.ts';
import { bahtText, type Checked, readOutcome } from '../../../../api/check/describe-check.ts';
import { judge } from '../../../../api/check/judge.ts';
import { makePart, type Part } from '../../../../api/verdict/part.ts';
import { type DrawDate, thaiDateLabel, thaiDayLabel } from '../../../../domain/draw-date.ts';
import { announcementAt } from '../../../../domain/lateness.ts';
import { type CheckableDraw, ticketStates } from '../../../../api/check/check-body.ts';
import { APART, unbroken } from '../../../../domain/spaced.ts';
import type { ListedChange } from '../../live-page/news.ts';
import type { LoadedYear, NoFile, YearDraw } from '../year-file.ts';
import type { SavedTicket, Tickets } from './saved-tickets.ts';
import { beforeWords, lastShownWords, withShown } from './shown-result.ts';

/** The tickets of one draw. */
export type MyDraw = Pick<SavedTicket, 'lottery' | 'drawDate'> & { readonly tickets: Tickets };

export type MyAnswer = {
  /** Thai, one sentence. */
  readonly summary: string;
  readonly parts: readonly Part[];
  /** The tickets, with what is shown of them from now on. */
  readonly tickets: Tickets;
  /** The outcome of all its tickets; `open` while one is undecided, or nothing is known. */
  readonly outcome: Exclude<ReturnType<typeof readOutcome>, 'refused'>;
  /** Won tickets, their baht, and those whose baht nobody knows; absent while nothing is known. */
  readonly won?: { readonly tickets: number; readonly baht: number; readonly unpriced: number };
  /** There is no draw yet, or something of it is undecided. */
  readonly isOpen: boolean;
  /** Milliseconds since 1970; absent where the schedule is not known. */
  readonly announcedAt?: number;
  /** Tickets whose answer differs from what was shown before. */
  readonly corrected: number;
};

export type AnsweredDraw = MyDraw & MyAnswer;

/** By draw, the newest first, then by lottery. */
export function groupByDraw(tickets: Tickets): MyDraw[] {
  const draws = new Map<string, MyDraw & { readonly tickets: SavedTicket[] }>();
  for (const ticket of tickets) {
    const { lottery, drawDate } = ticket;
    const key = `${drawDate} ${lottery}`;
    const draw = draws.get(key) ?? { lottery, drawDate, tickets: [] };
    draw.tickets.push(ticket);
    draws.set(key, draw);
  }
  return [...draws.values()].sort(
    (a, b) => b.drawDate.localeCompare(a.drawDate) || a.lottery.localeCompare(b.lottery),
  );
}

/**
 * The draws that the site has something new of.
 * @param listed the ids listed before; at first `undefined`: then only open draws can have news
 */
export function drawsWithNews(
  draws: readonly Pick<AnsweredDraw, 'lottery' | 'drawDate' | 'isOpen'>[],
  changes: readonly Pick<ListedChange, 'id' | 'lottery' | 'drawDate'>[],
  listed: ReadonlySet<string> | undefined,
) {
  return draws.filter(({ lottery, drawDate, isOpen }) =>
    changes.some(
      (change) =>
        change.lottery === lottery &&
        change.drawDate === drawDate &&
        (listed === undefined ? isOpen : !listed.has(change.id)),
    ),
  );
}

/**
 * What is known of a draw's tickets.
 * @param loaded the file of the draw's year, or of the newest year where the draw is to come
 * @param now milliseconds since 1970, by the clock of this device
 */
export function answerTickets(
  { drawDate, tickets }: MyDraw,
  loaded: LoadedYear | NoFile,
  now: number,
): MyAnswer {
  const waiting = { parts: [], tickets, outcome: 'open', isOpen: true, corrected: 0 } as const;
  if (loaded === 'unknown')
    return { ...waiting, summary: 'เว็บนี้ไม่มีผลของหวยนี้ จึงตรวจไม่ได้ สลากยังเก็บอยู่' };
  if (loaded === 'unreachable') {
    const words = 'ยังตรวจไม่ได้ เพราะไม่มีการเชื่อมต่อ และไม่มีผลปีนี้ในเครื่อง สลากยังเก็บอยู่';
    return { ...waiting, summary: `${words}${lastShownWords(tickets)}` };
  }
  const { lottery, draws } = loaded.file;
  const announcedAt = announcementAt(lottery, drawDate);
  const draw = draws.find((stored) => stored.drawDate === drawDate);
  if (draw !== undefined) return { ...answerDrawn(tickets, lottery, draw, now), announcedAt };
  const words = `${waitingWords(loaded, drawDate, now)}${lastShownWords(tickets)}`;
  return { ...waiting, announcedAt, summary: words };
}

/** The results of the tickets of a draw, and what they won together. */
export function judgeTickets(tickets: Tickets, lottery: CheckableDraw['lottery'], draw: YearDraw) {
  const numbers = tickets.map(({ number }) => number);
  const entry = { lottery, draw, unconfirmed: draw.unconfirmed };
  const judgements = judge(entry, numbers, '').map((judgement, index) => ({
    ...judgement,
    count: tickets[index]?.count ?? 1,
  }));
  const baht = sum(
    judgements.map(({ body, count }) => (body.success ? body.data.totalAmount * count : 0)),
  );
  const winners = judgements.filter(({ body }) => readOutcome(body) === 'win');
  const unpriced = winners.filter(({ body }) => body.success && body.data.totalAmount === 0);
  const won = { tickets: countTickets(winners), baht, unpriced: countTickets(unpriced) };
  return { judgements, won };
}

function answerDrawn(
  tickets: Tickets,
  lottery: CheckableDraw['lottery'],
  draw: YearDraw,
  now: number,
): MyAnswer {
  const { judgements, won } = judgeTickets(tickets, lottery, draw);
  const shownNow = tickets.map((ticket, index) => withShown(ticket, judgements[index]));
  const corrected = shownNow.filter(({ before }) => before !== undefined);
  const notes = corrected.map(({ number, before }) => {
    const words = `เลข ${number} ผลถูกแก้ไขหลังจากที่เคยแสดง ครั้งก่อนแสดงว่า${beforeWords(before)}`;
    return makePart('p', [words], { class: 'note' });
  });
  const said = corrected.length > 0 ? 'ผลถูกแก้ไขหลังจากที่เคยแสดง ' : '';
  const hasLost = judgements.every(({ body }) => readOutcome(body) === 'lost');
  let outcome: MyAnswer['outcome'] = hasLost ? 'lost' : 'open';
  if (won.tickets > 0) outcome = 'win';
  const states = ticketStates({ lottery, draw, unconfirmed: draw.unconfirmed });
  const uncertain = states.map(({ text }) => [text]);
  return {
    summary: [`${said}${summarize(judgements, 'ใบ')}`, ...paidWords(won)].join(APART),
    parts: [...notes, ...answerParts(judgements, now, uncertain, 'ใบ')],
    tickets: shownNow,
    outcome,
    won,
    // A prize that the number is not compared with is decided by no later announcement.
    isOpen: judgements.some(({ body }) => body.success && isAwaited(body.data)),
    corrected: corrected.length,
  };
}

const isAwaited = ({ pendingPrizes = [], unavailablePrizes = [] }: Checked) =>
  pendingPrizes.length + unavailablePrizes.length > 0;

/** What all draws won together. */
export function totalWords(answers: readonly MyAnswer[]): string {
  if (answers.length === 0) return 'ยังไม่มีสลากที่เก็บไว้ พิมพ์เลขในช่อง “เลขของคุณ” แล้วกด “เก็บไว้รอผล”';
  const won = answers.flatMap((answer) => answer.won ?? []);
  const tickets = sum(won.map((each) => each.tickets));
  const baht = sum(won.map((each) => each.baht));
  const unpriced = sum(won.map((each) => each.unpriced));
  const corrected = answers.filter((answer) => answer.corrected > 0).length;
  return [
    `เก็บไว้ ${countTickets(answers.flatMap((answer) => answer.tickets))} ใบ ${answers.length} งวด`,
    ...(tickets > 0 ? [`ถูกรางวัล ${tickets} ใบ`] : []),
    ...paidWords({ baht, unpriced }),
    ...(corrected > 0 ? [`ผลถูกแก้ไขหลังจากที่เคยแสดง ${corrected} งวด`] : []),
  ].join(APART);
}

/** `สลากที่เก็บไว้ถูกรางวัล 1 ใบ · รวม 2,000 บาท`; empty where none has won. */
export function wonWords(answers: readonly Pick<MyAnswer, 'won'>[]): string {
  const won = answers.flatMap((answer) => answer.won ?? []);
  const tickets = sum(won.map((each) => each.tickets));
  if (tickets === 0) return '';
  const paid = {
    baht: sum(won.map((each) => each.baht)),
    unpriced: sum(won.map((each) => each.unpriced)),
  };
  return unbroken([`สลากที่เก็บไว้ถูกรางวัล ${tickets} ใบ`, ...paidWords(paid)].join(APART));
}

/** `สลากที่เก็บไว้ 1 ใบ รอผลงวด 1 ธ.ค.`; empty where none waits. */
export function waitWords(draws: readonly MyDraw[]): string {
  const days = [...new Set(draws.map(({ drawDate }) => drawDate))].sort();
  const [first] = days;
  if (first === undefined) return '';
  const when = days.length === 1 ? `งวด ${thaiDayLabel(first)}` : ` ${days.length} งวด`;
  const tickets = countTickets(draws.flatMap((draw) => draw.tickets));
  return unbroken(`สลากที่เก็บไว้ ${tickets} ใบ รอผล${when}`);
}

/** What is paid, and of how many winners nobody knows it. */
function paidWords({ baht, unpriced }: { readonly baht: number; readonly unpriced: number }) {
  return [
    ...(baht > 0 ? [`รวม ${bahtText(baht)}`] : []),
    ...(unpriced > 0 ? [`ไม่มีข้อมูลเงินรางวัล ${unpriced} ใบ`] : []),
  ];
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

function waitingWords({ file, offline }: LoadedYear, drawDate: DrawDate, now: number): string {
  const [newest] = file.draws;
  if (newest !== undefined && newest.drawDate > drawDate) {
    return 'ไม่มีผลของวันนี้ในระบบ งวดอาจเลื่อนวันหรืองด กรุณาดูวันที่บนสลาก';
  }
  const at = announcementAt(file.lottery, drawDate);
  if (now < at) return `รอผล ประกาศวันที่ ${thaiDateLabel(drawDate)}`;
  return offline ? 'ออฟไลน์ จึงยังไม่รู้ผล' : 'ถึงเวลาประกาศแล้ว หน้านี้ยังไม่มีผล';
}
