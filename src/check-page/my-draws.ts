// Saved tickets, draw by draw: what each won, or what it waits for. Pure; the clock is given.
import { answerParts, summaryOf } from '../contract/check-answer.ts';
import { bahtText, outcomeOf, undecidedWords } from '../contract/describe-check.ts';
import { judge, type Judgement } from '../contract/judge.ts';
import type { Part } from '../contract/page-part.ts';
import { announcementDays, LONGEST_WAIT_DAYS } from '../domain/calendar.ts';
import { type DrawDate, thaiDateLabel } from '../domain/draw-date.ts';
import { addDays } from '../domain/gregorian.ts';
import { announcementAt } from '../domain/lateness.ts';
import type { LoadedYear } from './load-year.ts';
import type { SavedTicket, Shown } from './saved-tickets.ts';
import type { YearFile } from './year-file.ts';

/** The tickets of one draw. */
export type MyDraw = Pick<SavedTicket, 'lottery' | 'drawDate'> & {
  readonly tickets: readonly SavedTicket[];
};

export type MyAnswer = {
  /** Thai, one sentence. */
  readonly summary: string;
  readonly parts: readonly Part[];
  /** The tickets, with what is shown of them from now on. */
  readonly tickets: readonly SavedTicket[];
  /** Won tickets and their baht; absent while nothing is known. */
  readonly won?: { readonly tickets: number; readonly baht: number };
  /** There is no draw yet, or something of it is undecided. */
  readonly isOpen: boolean;
  /** When the draw is announced, in milliseconds since 1970; absent where its schedule is not known. */
  readonly announcedAt?: number;
  /** Tickets whose answer differs from what was shown before. */
  readonly corrected: number;
};

/** Why there is no file to check with: it could not be had now, or the site has no such lottery. */
export type NoFile = 'unreachable' | 'unknown';

/** By draw, the newest first, then by lottery. */
export function myDraws(tickets: readonly SavedTicket[]): MyDraw[] {
  const byDraw = new Map<string, SavedTicket[]>();
  for (const ticket of tickets) {
    const key = `${ticket.drawDate} ${ticket.lottery}`;
    const same = byDraw.get(key);
    if (same === undefined) byDraw.set(key, [ticket]);
    else same.push(ticket);
  }
  return [...byDraw.values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? { lottery: first.lottery, drawDate: first.drawDate, tickets: same } : [];
    })
    .sort((one, other) =>
      one.drawDate === other.drawDate
        ? one.lottery.localeCompare(other.lottery)
        : other.drawDate.localeCompare(one.drawDate),
    );
}

/**
 * What is known of a draw's tickets.
 *
 * @param loaded the file of the draw's year, or of the newest year where the draw is to come
 * @param now milliseconds since 1970, by the clock of this device
 */
export function myAnswer(
  { drawDate, tickets }: MyDraw,
  loaded: LoadedYear | NoFile,
  now: number,
): MyAnswer {
  const waiting = { parts: [], tickets, isOpen: true, corrected: 0 };
  if (loaded === 'unknown')
    return { ...waiting, summary: 'เว็บนี้ไม่มีผลของหวยนี้ จึงตรวจไม่ได้ สลากยังเก็บอยู่' };
  if (loaded === 'unreachable') {
    const words = 'ยังตรวจไม่ได้ เพราะไม่มีการเชื่อมต่อ และไม่มีผลปีนี้ในเครื่อง สลากยังเก็บอยู่';
    return { ...waiting, summary: `${words}${lastShownWords(tickets)}` };
  }
  const { lottery, draws } = loaded.file;
  const announcedAt = announcementAt(lottery, drawDate);
  const draw = draws.find((one) => one.drawDate === drawDate);
  if (draw === undefined) {
    const words = `${waitingWords(loaded, drawDate, now)}${lastShownWords(tickets)}`;
    return { ...waiting, announcedAt, summary: words };
  }
  const { unconfirmed } = draw;
  const numbers = tickets.map(({ number }) => number);
  const judgements = judge({ lottery, draw, unconfirmed }, numbers, '').map((one, index) => ({
    ...one,
    count: tickets[index]?.count ?? 1,
  }));
  const shownNow = tickets.map((ticket, index) => withShown(ticket, judgements[index]));
  const corrected = shownNow.filter(({ before }) => before !== undefined);
  const notes: Part[] = corrected.map(({ number, before }) => ({
    tag: 'p',
    class: 'note',
    parts: [`เลข ${number} ผลถูกแก้ไขหลังจากที่เคยแสดง ครั้งก่อนแสดงว่า${beforeWords(before)}`],
  }));
  const baht = judgements.reduce(
    (sum, { body, count }) => sum + (body.success ? body.data.totalAmount * count : 0),
    0,
  );
  const wonTickets = judgements.reduce(
    (all, { body, count }) => all + (outcomeOf(body) === 'win' ? count : 0),
    0,
  );
  const sum = baht > 0 ? ` รวม ${bahtText(baht)}` : '';
  const said = corrected.length > 0 ? 'ผลถูกแก้ไขหลังจากที่เคยแสดง ' : '';
  return {
    summary: `${said}${summaryOf(judgements, 'ใบ')}${sum}`,
    parts: [...notes, ...answerParts(judgements, now)],
    tickets: shownNow,
    won: { tickets: wonTickets, baht },
    isOpen: judgements.some(({ body }) => body.success && undecidedWords(body.data).length > 0),
    announcedAt,
    corrected: corrected.length,
  };
}

/** What was shown before, where nothing can be shown now: a draw may have been taken back. */
function lastShownWords(tickets: readonly SavedTicket[]): string {
  const shown = tickets.filter(({ shown }) => shown !== undefined);
  const won = shown.filter((one) => (one.shown?.won.length ?? 0) > 0);
  const sum = (some: typeof shown) => some.reduce((all, { count }) => all + count, 0);
  if (shown.length === 0) return '';
  return ` ครั้งก่อนแสดงว่าถูกรางวัล ${sum(won)} ใบ จาก ${sum(shown)} ใบ`;
}

function waitingWords({ file, offline }: LoadedYear, drawDate: DrawDate, now: number): string {
  const [newest] = file.draws;
  if (newest !== undefined && newest.drawDate > drawDate) {
    return 'ไม่มีผลของวันนี้ในระบบ งวดอาจเลื่อนวันหรืองด กรุณาดูวันที่บนสลาก';
  }
  const at = announcementAt(file.lottery, drawDate);
  if (now < at) return `รอผล ประกาศวันที่ ${thaiDateLabel(drawDate)}`;
  return offline ? 'ออฟไลน์ จึงยังไม่รู้ผล' : 'ถึงเวลาประกาศแล้ว หน้านี้ยังไม่มีผล';
}

/** A ticket with what is shown of it now; what differs from what was shown before is kept as `before`. */
function withShown(ticket: SavedTicket, judgement: Judgement | undefined): SavedTicket {
  if (judgement === undefined || !judgement.body.success) return ticket;
  const { data } = judgement.body;
  const won = data.matches.map(
    ({ prize, winningNumber, amount }) => `${prize} ${winningNumber} ${amount}`,
  );
  const shown = { won, isFinal: undecidedWords(data).length === 0 };
  return isCorrected(ticket.shown, shown)
    ? { ...ticket, shown, before: ticket.shown as Shown }
    : { ...ticket, shown };
}

/** What was undecided may still be won; what was won, or was lost for good, may not change. */
function isCorrected(before: Shown | undefined, now: Shown): boolean {
  if (before === undefined) return false;
  const hasLost = before.won.some((one) => !now.won.includes(one));
  return hasLost || (before.isFinal && now.won.some((one) => !before.won.includes(one)));
}

function beforeWords(before: Shown | undefined): string {
  const names = before?.won.map((one) => one.split(' ').slice(0, -2).join(' ')) ?? [];
  return names.length === 0 ? 'ไม่ถูกรางวัล' : `ถูก${names.join(', ')}`;
}

/** A draw that tickets can be kept for. */
export type KeepableDraw = { readonly drawDate: DrawDate; readonly label: string };

const MOST_COMING = 6;
const MOST_STORED = 3;

/** The next draws by the schedule, the next one first, then those awaited and the newest stored ones. */
export function keepableDraws({ lottery, entry, draws }: YearFile, clock: number): KeepableDraw[] {
  // The clock of a device may be behind; the next draw is offered all the same.
  const now = Math.max(clock, draws[0] ? announcementAt(lottery, draws[0].drawDate) : clock);
  const stored = draws.slice(0, MOST_STORED).map(({ drawDate }) => drawDate);
  const today = new Date(now).toISOString().slice(0, 10) as DrawDate;
  const calendar = entry === undefined ? {} : { [lottery.slug]: entry };
  const from = draws[0] === undefined ? today : addDays(draws[0].drawDate, 1);
  const days = announcementDays(lottery, calendar, from, addDays(today, LONGEST_WAIT_DAYS));
  const coming = days.filter((day) => announcementAt(lottery, day) > now).slice(0, MOST_COMING);
  const due = days.filter((day) => announcementAt(lottery, day) <= now).slice(-MOST_COMING);
  const labelled = (list: readonly DrawDate[], words: string) =>
    list.map((drawDate) => ({ drawDate, label: `${thaiDateLabel(drawDate)} · ${words}` }));
  return [
    ...labelled(coming, 'ยังไม่ออก'),
    ...labelled(due.toReversed(), 'รอผล'),
    ...labelled(stored, 'ออกแล้ว'),
  ];
}
