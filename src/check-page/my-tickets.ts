// Connects the saved tickets, their draws and the part of the page that shows both.
import { bahtText, refusalOf } from '../contract/describe-check.ts';
import { lengthsOf } from '../contract/judge.ts';
import { numberFault } from '../contract/query.ts';
import { typedNumbers, readingsOf } from '../domain/typed-numbers.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { yearAsked } from './answer.ts';
import type { startChoices } from './choices.ts';
import { element } from './element.ts';
import { type LoadedYear, loadYear } from './load-year.ts';
import { keepableDraws, type MyAnswer, type MyDraw, myAnswer, myDraws } from './my-draws.ts';
import {
  keyOf,
  readTickets,
  type SavedTicket,
  ticketText,
  withAdded,
  withImported,
} from './saved-tickets.ts';
import { type ShownDraw, showDraws } from './show-draws.ts';
import { browserStorage, type Kept, onOtherTab, ticketStore } from './ticket-store.ts';

/** After this a newer draw may have been published. */
const FRESH_MS = 300_000;

const KEPT_WORDS: Readonly<Record<Kept, string>> = {
  kept: '',
  full: 'ที่เก็บข้อมูลในเครื่องนี้เต็ม จึงยังไม่ได้เก็บ ของเดิมยังอยู่ครบ',
  unavailable: 'เบราว์เซอร์นี้ไม่ให้เก็บข้อมูล จึงยังไม่ได้เก็บ',
};

/** Starts the part of the page. @param choices the controls of lottery and draw */
export function startMyTickets(choices: ReturnType<typeof startChoices>): void {
  const store = ticketStore(browserStorage(), navigator.locks);
  const status = element('#mine-status');
  const form = element<HTMLFormElement>('#keep-form');
  const draw = element<HTMLSelectElement>('#keep-draw');
  const numbers = element<HTMLTextAreaElement>('#numbers');
  const file = element<HTMLInputElement>('#import');
  let checking = new AbortController();
  let keeping: LoadedYear | undefined;
  let checkedAt = 0;

  const say = (words: string) => {
    status.textContent = words;
  };

  async function change(
    change: (held: readonly SavedTicket[]) => readonly SavedTicket[],
    done: string,
  ): Promise<void> {
    const kept = await store.change(change);
    await show();
    say(KEPT_WORDS[kept] || done);
  }

  /** The file with the draw, or of the newest year for a draw to come. */
  function load({ lottery, drawDate }: MyDraw, signal: AbortSignal) {
    const years = choices.yearsOf(lottery);
    const year = yearAsked({ years, date: drawDate }) ?? years[0];
    return year === undefined ? undefined : loadYear(lottery, year, signal);
  }

  /** Shows every draw at once, then what is known of each. */
  async function show(): Promise<void> {
    checking.abort();
    checking = new AbortController();
    const { signal } = checking;
    checkedAt = Date.now();
    const { tickets, unread } = store.read();
    const draws = myDraws(tickets);
    element('#mine-tools').hidden = false;
    const shown = showDraws(draws, choices.nameOf, remove);
    const files = new Map<string, Promise<LoadedYear | undefined>>();
    const fileOf = (one: MyDraw) => {
      const key = `${one.lottery} ${one.drawDate.slice(0, 4)}`;
      const held = files.get(key) ?? Promise.resolve(load(one, signal));
      files.set(key, held);
      return held;
    };
    const answers = await Promise.all(
      draws.map(async (one, index) => {
        const answer = myAnswer(one, await fileOf(one), Date.now());
        if (!signal.aborted) (shown[index] as ShownDraw).answer(answer);
        return answer;
      }),
    );
    if (signal.aborted) return;
    say(unread > 0 ? UNREAD_WORDS : totalWords(answers));
    await remember(answers);
  }

  /** What is shown now is kept, so that a correction later can be said. */
  async function remember(answers: readonly MyAnswer[]): Promise<void> {
    const now = new Map(answers.flatMap(({ tickets }) => tickets.map((one) => [keyOf(one), one])));
    const renewed = (held: readonly SavedTicket[]) =>
      held.map((ticket) => {
        const { shown, before } = now.get(keyOf(ticket)) ?? {};
        return { ...ticket, ...(shown && { shown }), ...(before && { before }) };
      });
    const { tickets } = store.read();
    if (ticketText(renewed(tickets)) !== ticketText(tickets)) await store.change(renewed);
  }

  function remove(tickets: readonly SavedTicket[]): void {
    const keys = new Set(tickets.map(keyOf));
    void change((held) => held.filter((one) => !keys.has(keyOf(one))), 'ลบแล้ว');
  }

  element('#keep').addEventListener('click', async () => {
    const slug = choices.slug();
    const [newest] = choices.years();
    keeping =
      newest && slug ? await loadYear(slug, newest, new AbortController().signal) : undefined;
    if (keeping === undefined) return say('ยังเก็บไม่ได้ ต้องมีข้อมูลของหวยนี้ก่อน กรุณาเชื่อมต่ออินเทอร์เน็ต');
    const options = keepableDraws(keeping.file, Date.now());
    draw.replaceChildren(...options.map(({ label, drawDate }) => new Option(label, drawDate)));
    element('#keep-lottery').textContent = choices.lotteryName();
    form.hidden = false;
    form.scrollIntoView({ block: 'nearest' });
    draw.focus();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [newest] = keeping?.file.draws ?? [];
    if (keeping === undefined || newest === undefined) return;
    const { lottery } = keeping.file;
    const accepted = { nameTh: lottery.nameTh, numberLengths: lengthsOf(lottery, newest) };
    const meant = typedNumbers(numbers.value).flatMap((entry) => {
      const { chosen, count } = readingsOf(entry, accepted.numberLengths);
      return chosen.map((number) => ({ number, times: count }));
    });
    const wrong = meant.find(({ number }) => numberFault(number, accepted) !== undefined)?.number;
    if (meant.length === 0) return say('กรุณาใส่เลขในช่อง “เลขของคุณ” ก่อน');
    if (wrong !== undefined) return say(`ยังไม่ได้เก็บ ${refusalOf(wrong, accepted)}`);
    const count = element<HTMLInputElement>('#keep-count').valueAsNumber;
    const drawDate = draw.value as DrawDate;
    const added = meant.map(({ number, times }) => ({
      lottery: lottery.slug,
      drawDate,
      number,
      count: Math.min(9999, count * times),
    }));
    const tickets = added.reduce((sum, one) => sum + one.count, 0);
    form.hidden = true;
    void change((held) => withAdded(held, added), `เก็บแล้ว ${meant.length} เลข ${tickets} ใบ`);
  });

  element('#export').addEventListener('click', () => {
    const text = ticketText(store.read().tickets);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'perdphon-tickets.json';
    link.click();
    URL.revokeObjectURL(link.href);
  });

  file.addEventListener('change', async () => {
    const { tickets, unread } = readTickets((await file.files?.[0]?.text()) ?? '');
    file.value = '';
    if (tickets.length === 0) return say('อ่านไฟล์นี้ไม่ได้ ไม่มีสลากที่นำเข้า ของเดิมยังอยู่ครบ');
    const left = unread > 0 ? ` อีก ${unread} รายการอ่านไม่ได้` : '';
    await change((held) => withImported(held, tickets), `นำเข้าแล้ว ${tickets.length} รายการ${left}`);
  });

  element('#erase').addEventListener('click', () => {
    if (!confirm('ลบสลากทั้งหมดออกจากเครื่องนี้ใช่ไหม')) return;
    store.erase();
    void show();
  });

  const renew = () => {
    if (!document.hidden && Date.now() - checkedAt >= FRESH_MS) void show();
  };
  document.addEventListener('visibilitychange', renew);
  addEventListener('pageshow', renew);
  setInterval(renew, FRESH_MS / 5);
  onOtherTab(() => void show());
  element('#keep').hidden = false;
  void show();
}

const UNREAD_WORDS = 'สลากบางรายการที่เก็บไว้อ่านไม่ได้ ยังไม่ได้ลบ กรุณานำเข้าจากไฟล์ที่ส่งออกไว้';

function totalWords(answers: readonly MyAnswer[]): string {
  const won = answers.flatMap(({ won }) => won ?? []);
  const tickets = won.reduce((sum, one) => sum + one.tickets, 0);
  const baht = won.reduce((sum, one) => sum + one.baht, 0);
  if (answers.length === 0) return 'ยังไม่มีสลากที่เก็บไว้';
  if (tickets === 0) return `เก็บไว้ ${answers.length}\u00A0งวด`;
  return `เก็บไว้ ${answers.length}\u00A0งวด ถูกรางวัล ${tickets} ใบ${baht > 0 ? ` รวม ${bahtText(baht)}` : ''}`;
}
