// Connects the saved tickets, their draws and the part of the page that shows both.
import type { DrawDate } from '../../../../domain/draw-date.ts';
import { askChanges, followNews } from '../../live-page/follow.ts';
import type { DrawChoices } from '../choices.ts';
import { findElement } from '../elements.ts';
import { type FileMoment, momentWords } from '../freshness.ts';
import {
  type ListedYears,
  type LoadedYear,
  loadDraw,
  type NoFile,
  readMoment,
} from '../year-file.ts';
import {
  type AnsweredDraw,
  answerTickets,
  drawsWithNews,
  groupByDraw,
  totalWords,
} from './my-draws.ts';
import {
  browserStorage,
  onOtherTab,
  type TicketChange,
  ticketKey,
  type Tickets,
  TicketStore,
  withAdded,
  type WriteResult,
} from './saved-tickets.ts';
import { keepEntries, RESULT_WORDS } from './keep-entries.ts';
import { showDraws } from './show-draws.ts';

const UNREAD_WORDS = 'สลากบางรายการที่เก็บไว้อ่านไม่ได้ ยังไม่ได้ลบ กรุณานำเข้าจากไฟล์ที่ส่งออกไว้';
const UNABLE_WORDS =
  'เบราว์เซอร์นี้แสดงผลของสลากที่เก็บไว้ไม่ได้ สลากยังอยู่ครบ กรุณาอัปเดตเบราว์เซอร์ หรือตรวจเลขข้างบน';
const NOT_NOTED_WORDS =
  'ที่เก็บข้อมูลในเครื่องนี้เต็ม สลากยังอยู่ครบ แต่จดผลที่แสดงครั้งนี้ไว้ไม่ได้ หากผลถูกแก้ไขภายหลังจะไม่มีคำเตือน';

export class MyTickets {
  readonly #choices: DrawChoices;
  readonly #store = new TicketStore(browserStorage(), navigator.locks);
  readonly #status = findElement('#mine-status');
  #checking = new AbortController();
  #draws: readonly AnsweredDraw[] = [];
  /** Of the files that the answers are from. */
  #moments: readonly FileMoment[] = [];
  #listed: ReadonlySet<string> | undefined;

  constructor(choices: DrawChoices) {
    this.#choices = choices;
    followNews(
      () => this.#draws.flatMap(({ isOpen, announcedAt }) => (isOpen ? (announcedAt ?? []) : [])),
      () => this.#askNews(),
    );
    onOtherTab(() => void this.#show());
    this.#show().catch(() => this.say(UNABLE_WORDS));
  }

  get stored(): Tickets {
    return this.#store.read().tickets;
  }

  /** Adds tickets, as `change` does. */
  keep(tickets: Tickets, done: string): Promise<string> {
    return this.change((stored) => withAdded(stored, tickets), done);
  }

  /** Keeps entries for a draw, as `keepEntries` does. */
  keepEntries(lottery: ListedYears, drawDate: DrawDate, entries: readonly string[]) {
    return keepEntries(lottery, drawDate, entries, (change, done) => this.change(change, done));
  }

  erase(): void {
    this.#store.erase();
    void this.#show();
  }

  /** A sentence that stands there already is not said again. */
  say(words: string): void {
    if (this.#status.textContent !== words) this.#status.textContent = words;
  }

  #remove(tickets: Tickets): void {
    const keys = new Set(tickets.map(ticketKey));
    void this.change((stored) => stored.filter((ticket) => !keys.has(ticketKey(ticket))), 'ลบแล้ว');
  }

  /** Changes what is stored; says `done` where that was possible, and resolves to what it said. */
  async change(change: TicketChange, done: string): Promise<string> {
    const result = await this.#store.change(change);
    await this.#show();
    const words = RESULT_WORDS[result] || done;
    this.say(words);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) findElement('#mine-title').focus();
    return words;
  }

  /** Shows every draw at once, then what is known of each. */
  async #show(): Promise<void> {
    this.#checking.abort();
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    const { tickets, unread } = this.#store.read();
    const draws = groupByDraw(tickets);
    findElement('#mine-tools').hidden = false;
    for (const tool of ['#print', '#export', '#erase']) {
      findElement(tool).hidden = tickets.length === 0 && unread === 0;
    }
    const shown = showDraws(draws, this.#choices, (removed) => this.#remove(removed));
    const files = new Map<string, Promise<LoadedYear | NoFile>>();
    const answered = await Promise.all(
      draws.map(async (draw, index) => {
        const key = `${draw.lottery} ${draw.drawDate.slice(0, 4)}`;
        const loading =
          files.get(key) ?? loadDraw(draw.drawDate, this.#choices.find(draw.lottery), signal);
        files.set(key, loading);
        const answer = answerTickets(draw, await loading, Date.now());
        if (!signal.aborted) shown.answer(index, answer);
        return { ...draw, ...answer };
      }),
    );
    const loaded = await Promise.all(files.values());
    if (signal.aborted) return;
    shown.arrange();
    this.#draws = answered;
    this.#showMoments([
      ...loaded.flatMap((file) => (typeof file === 'string' ? [] : file)),
      ...(loaded.includes('unreachable') ? [{ offline: true }] : []),
    ]);
    const noted = await this.#note(answered);
    if (noted === 'unavailable' || noted === 'outdated') this.say(RESULT_WORDS[noted]);
    else if (unread > 0) this.say(UNREAD_WORDS);
    else this.say(noted === 'kept' ? totalWords(answered) : NOT_NOTED_WORDS);
  }

  #showMoments(moments: readonly FileMoment[]): void {
    this.#moments = moments;
    findElement('#mine-known').textContent = momentWords(moments, Date.now());
  }

  /** Keeps what is shown now, so that a later correction can be pointed out. */
  #note(answers: readonly AnsweredDraw[]): Promise<WriteResult> {
    const shownNow = answers.flatMap(({ tickets }) => tickets);
    const byKey = new Map(shownNow.map((ticket) => [ticketKey(ticket), ticket]));
    return this.#store.change((stored) =>
      stored.map((ticket) => {
        const { shown, before } = byKey.get(ticketKey(ticket)) ?? {};
        return { ...ticket, ...(shown && { shown }), ...(before && { before }) };
      }),
    );
  }

  /** Asks for the small file of changes, and for draws only if it names a kept one. */
  async #askNews(): Promise<void> {
    if (this.#draws.length === 0) return;
    const { changes, response } = await askChanges(findElement('#mine').dataset['changes']);
    const news = drawsWithNews(this.#draws, changes, this.#listed);
    if (news.length > 0 || this.#moments.some(({ offline }) => offline)) {
      await this.#show();
      const keys = new Set(news.map(({ lottery, drawDate }) => `${lottery} ${drawDate}`));
      const isBehind = ({ lottery, drawDate, won }: AnsweredDraw) =>
        won === undefined && keys.has(`${lottery} ${drawDate}`);
      if (this.#draws.some(isBehind)) throw new Error('the files are behind the changes');
    } else {
      const at = readMoment(response);
      this.#showMoments(at === undefined ? this.#moments : [{ offline: false, at }]);
    }
    this.#listed = new Set(changes.map(({ id }) => id));
  }
}
