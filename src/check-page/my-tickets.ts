// Connects the saved tickets, their draws and the part of the page that shows both.
import { bahtText } from '../contract/describe-check.ts';
import { askAnew, follow } from '../live-page/follow.ts';
import { yearAsked } from './answer.ts';
import type { startChoices } from './choices.ts';
import { element } from './element.ts';
import { startKeepForm } from './keep-form.ts';
import { type Known, knownWords } from './known.ts';
import { type LoadedYear, loadYear, momentOf } from './load-year.ts';
import { type MyAnswer, type MyDraw, myAnswer, myDraws, type NoFile } from './my-draws.ts';
import { keyOf, type SavedTicket, ticketText, withAdded, withImported } from './saved-tickets.ts';
import { type ShownDraw, showDraws } from './show-draws.ts';
import { type Change, newsOf } from './ticket-news.ts';
import { browserStorage, type Kept, onOtherTab, ticketStore } from './ticket-store.ts';
import { startTicketTools } from './ticket-tools.ts';

const KEPT_WORDS: Readonly<Record<Kept, string>> = {
  kept: '',
  full: 'ที่เก็บข้อมูลในเครื่องนี้เต็ม จึงยังไม่ได้เก็บ ของเดิมยังอยู่ครบ',
  unavailable: 'เบราว์เซอร์นี้ไม่ให้เก็บข้อมูล จึงเก็บสลากไม่ได้ ตรวจเลขข้างบนได้ตามปกติ',
  outdated: 'สลากในเครื่องนี้มาจากเว็บรุ่นใหม่กว่าหน้านี้ จึงยังไม่ได้เก็บ กรุณาโหลดหน้านี้ใหม่',
};

const UNREAD_WORDS = 'สลากบางรายการที่เก็บไว้อ่านไม่ได้ ยังไม่ได้ลบ กรุณานำเข้าจากไฟล์ที่ส่งออกไว้';
const NOT_NOTED_WORDS =
  'ที่เก็บข้อมูลในเครื่องนี้เต็ม สลากยังอยู่ครบ แต่จดผลที่แสดงครั้งนี้ไว้ไม่ได้ หากผลถูกแก้ไขภายหลังจะไม่มีคำเตือน';

/**
 * Starts the part of the page.
 *
 * @param choices the controls of lottery and draw
 * @returns what keeps tickets from elsewhere on the page; says `done` where that was possible, and returns what it said
 */
export function startMyTickets(choices: ReturnType<typeof startChoices>) {
  const store = ticketStore(browserStorage(), navigator.locks);
  const status = element('#mine-status');
  let checking = new AbortController();
  /** The answers on show, with the files they are from. */
  let shown: { draws: readonly (MyDraw & MyAnswer)[]; known: readonly Known[] } = {
    draws: [],
    known: [],
  };
  let listed: ReadonlySet<string> | undefined;

  /** What is said already is not said again. */
  const say = (words: string) => {
    if (status.textContent !== words) status.textContent = words;
  };

  async function change(
    change: (held: readonly SavedTicket[]) => readonly SavedTicket[],
    done: string,
  ): Promise<string> {
    const kept = await store.change(change);
    await show();
    const words = KEPT_WORDS[kept] || done;
    say(words);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) element('#mine-title').focus();
    return words;
  }

  const keep = (tickets: readonly SavedTicket[], done: string) =>
    change((held) => withAdded(held, tickets), done);

  /** The file with the draw, or of the newest year for a draw to come. */
  async function load({ lottery, drawDate }: MyDraw, signal: AbortSignal) {
    const years = choices.yearsOf(lottery);
    const [newest] = years;
    if (newest === undefined) return 'unknown';
    const year = drawDate.slice(0, 4);
    const today = new Date().toISOString().slice(0, 10);
    // A page that was opened last year does not list the files of this year.
    const begun = year > newest && drawDate <= today ? [year] : [];
    for (const one of [...begun, yearAsked({ years, date: drawDate }) ?? newest]) {
      const loaded = await loadYear(lottery, one, signal, 'no-cache');
      if (loaded !== undefined) return loaded;
    }
    return 'unreachable';
  }

  /** Shows every draw at once, then what is known of each. */
  async function show(): Promise<void> {
    checking.abort();
    checking = new AbortController();
    const { signal } = checking;
    const { tickets, unread, isNewer } = store.read();
    const draws = myDraws(tickets);
    element('#mine-tools').hidden = false;
    const places = showDraws(draws, choices.nameOf, remove);
    const files = new Map<string, Promise<LoadedYear | NoFile>>();
    const fileOf = (one: MyDraw) => {
      const key = `${one.lottery} ${one.drawDate.slice(0, 4)}`;
      const held = files.get(key) ?? load(one, signal);
      files.set(key, held);
      return held;
    };
    const answered = await Promise.all(
      draws.map(async (one, index) => {
        const answer = myAnswer(one, await fileOf(one), Date.now());
        if (!signal.aborted) (places[index] as ShownDraw).answer(answer);
        return { ...one, ...answer };
      }),
    );
    const loaded = await Promise.all(files.values());
    if (signal.aborted) return;
    const unreachable: Known[] = loaded.includes('unreachable') ? [{ offline: true }] : [];
    const known = [
      ...loaded.flatMap((one) => (typeof one === 'string' ? [] : one)),
      ...unreachable,
    ];
    shown = { draws: answered, known };
    sayKnown();
    const noted = await note(answered);
    if (!store.isAvailable) say(KEPT_WORDS.unavailable);
    else if (isNewer) say(KEPT_WORDS.outdated);
    else if (unread > 0) say(UNREAD_WORDS);
    else say(noted === 'kept' ? totalWords(answered) : NOT_NOTED_WORDS);
  }

  function sayKnown(): void {
    element('#mine-known').textContent = knownWords(shown.known, Date.now());
  }

  /** What is shown now is kept, so that a correction later can be said. */
  async function note(answers: readonly MyAnswer[]): Promise<Kept> {
    const now = new Map(answers.flatMap(({ tickets }) => tickets.map((one) => [keyOf(one), one])));
    const renewed = (held: readonly SavedTicket[]) =>
      held.map((ticket) => {
        const { shown, before } = now.get(keyOf(ticket)) ?? {};
        return { ...ticket, ...(shown && { shown }), ...(before && { before }) };
      });
    const { tickets } = store.read();
    if (ticketText(renewed(tickets)) === ticketText(tickets)) return 'kept';
    return store.change(renewed);
  }

  function remove(tickets: readonly SavedTicket[]): void {
    const keys = new Set(tickets.map(keyOf));
    void change((held) => held.filter((one) => !keys.has(keyOf(one))), 'ลบแล้ว');
  }

  /** Asks the small file of changes, and for draws only where it names a kept one. */
  async function ask(): Promise<void> {
    if (shown.draws.length === 0) return;
    const response = await askAnew(element('#mine').dataset['changes'] ?? '');
    const { changes } = (await response.json()) as { changes: Change[] };
    const news = newsOf(shown.draws, changes, listed);
    if (news.length > 0 || shown.known.some(({ offline }) => offline)) {
      await show();
      const keys = new Set(news.map(({ lottery, drawDate }) => `${lottery} ${drawDate}`));
      const isBehind = ({ lottery, drawDate, won }: MyDraw & MyAnswer) =>
        won === undefined && keys.has(`${lottery} ${drawDate}`);
      if (shown.draws.some(isBehind)) throw new Error('the files are behind the changes');
    } else {
      const at = momentOf(response);
      if (at !== undefined) shown = { ...shown, known: [{ offline: false, at }] };
      sayKnown();
    }
    listed = new Set(changes.map(({ id }) => id));
  }

  startKeepForm(choices, keep, say);
  startTicketTools({
    tickets: () => store.read().tickets,
    bringIn: (tickets, done) => void change((held) => withImported(held, tickets), done),
    erase: () => {
      store.erase();
      void show();
    },
    say,
  });
  follow(
    () => shown.draws.flatMap(({ isOpen, announcedAt }) => (isOpen ? (announcedAt ?? []) : [])),
    ask,
  );
  onOtherTab(() => void show());
  void show();
  return { keep };
}

function totalWords(answers: readonly MyAnswer[]): string {
  if (answers.length === 0) return 'ยังไม่มีสลากที่เก็บไว้';
  const won = answers.flatMap(({ won }) => won ?? []);
  const tickets = won.reduce((sum, one) => sum + one.tickets, 0);
  const baht = won.reduce((sum, one) => sum + one.baht, 0);
  const corrected = answers.filter(({ corrected }) => corrected > 0).length;
  return [
    `เก็บไว้ ${answers.length}\u00A0งวด`,
    ...(tickets > 0 ? [`ถูกรางวัล ${tickets} ใบ`] : []),
    ...(baht > 0 ? [`รวม ${bahtText(baht)}`] : []),
    ...(corrected > 0 ? [`ผลถูกแก้ไขหลังจากที่เคยแสดง ${corrected}\u00A0งวด`] : []),
  ].join(' ');
}
