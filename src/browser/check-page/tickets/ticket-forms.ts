// The form that keeps typed numbers for a draw to come; the buttons that export, import and erase.
import { readRefusal } from '../../../contract/describe-check.ts';
import { lengthsOf } from '../../../contract/judge.ts';
import { type Decidable, numberFault } from '../../../contract/query.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { readEntry, typedNumbers } from '../../../domain/typed-numbers.ts';
import type { DrawChoices } from '../choices.ts';
import { listKeepableDraws } from '../draw-lists.ts';
import { findElement, makeElement } from '../elements.ts';
import { loadYear, type YearFile } from '../year-file.ts';
import type { MyTickets } from './my-tickets.ts';
import { MOST_COUNT, readTickets, ticketText, withImported } from './saved-tickets.ts';

export function startKeepForm(choices: DrawChoices, mine: MyTickets): void {
  const form = findElement<HTMLFormElement>('#keep-form');
  const draw = findElement<HTMLSelectElement>('#keep-draw');
  const open = findElement('#keep');
  let file: YearFile | undefined;

  open.addEventListener('click', async () => {
    const { slug, years } = choices.chosen;
    const [newest] = years;
    const { signal } = new AbortController();
    file = newest && slug ? (await loadYear(slug, newest, signal))?.file : undefined;
    if (file === undefined) return mine.say('ยังเก็บไม่ได้ ต้องมีข้อมูลของหวยนี้ก่อน กรุณาเชื่อมต่ออินเทอร์เน็ต');
    const options = listKeepableDraws(file, Date.now());
    draw.replaceChildren(...options.map(({ label, drawDate }) => new Option(label, drawDate)));
    const chosen = await choices.date();
    if (options.some(({ drawDate }) => drawDate === chosen)) draw.value = chosen ?? '';
    findElement('#keep-lottery').textContent = choices.chosen.name;
    form.hidden = false;
    form.scrollIntoView({ block: 'nearest' });
    draw.focus();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [newest] = file?.draws ?? [];
    if (file === undefined || newest === undefined) return;
    const { lottery } = file;
    const { value } = findElement<HTMLTextAreaElement>('#numbers');
    const typed = readTyped(value, { ...lottery, numberLengths: lengthsOf(lottery, newest) });
    if (typeof typed === 'string') return mine.say(typed);
    const each = findElement<HTMLInputElement>('#keep-count').valueAsNumber;
    const drawDate = parseDrawDate(draw.value);
    const tickets = typed.map(({ number, times }) => {
      const count = Math.min(MOST_COUNT, each * times);
      return { lottery: lottery.slug, drawDate, number, count };
    });
    const count = tickets.reduce((sum, ticket) => sum + ticket.count, 0);
    form.hidden = true;
    void mine.keep(tickets, `เก็บแล้ว ${tickets.length} เลข ${count} ใบ`);
  });

  open.hidden = false;
}

/** The typed numbers, each with how often it was typed, or why none of them is kept. */
function readTyped(text: string, accepted: Decidable) {
  const typed = typedNumbers(text).flatMap((entry) => {
    const { chosen, count } = readEntry(entry, accepted.numberLengths);
    return chosen.map((number) => ({ number, times: count }));
  });
  const wrong = typed.find(({ number }) => numberFault(number, accepted) !== undefined);
  if (typed.length === 0) return 'กรุณาใส่เลขในช่อง “เลขของคุณ” ก่อน';
  return wrong ? `ยังไม่ได้เก็บ ${readRefusal(wrong.number, accepted)}` : typed;
}

/** Above what any browser keeps for a site; a video chosen by mistake is not read. */
const MOST_BYTES = 10_000_000;

export function startTicketTools(mine: MyTickets): void {
  findElement('#print').addEventListener('click', () => print());
  findElement('#export').addEventListener('click', () => {
    const file = new Blob([ticketText(mine.stored)], { type: 'application/json' });
    const href = URL.createObjectURL(file);
    makeElement('a', { href, download: 'perdphon-tickets.json' }).click();
    URL.revokeObjectURL(href);
  });
  const input = findElement<HTMLInputElement>('#import');
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file !== undefined) await importTickets(file, mine);
    // The same file can be chosen again.
    input.value = '';
  });
  findElement('#erase').addEventListener('click', () => {
    if (confirm('ลบสลากทั้งหมดออกจากเครื่องนี้ใช่ไหม')) mine.erase();
  });
}

async function importTickets(file: File, mine: MyTickets): Promise<void> {
  if (file.size > MOST_BYTES) {
    return mine.say('ไฟล์นี้ใหญ่เกินกว่าจะเป็นไฟล์สลาก จึงไม่ได้นำเข้า ของเดิมยังอยู่ครบ');
  }
  const { tickets, unread, isNewer } = readTickets(await file.text().catch(() => ''));
  if (isNewer) {
    return mine.say('ไฟล์นี้มาจากเว็บรุ่นใหม่กว่าหน้านี้ กรุณาโหลดหน้านี้ใหม่แล้วนำเข้าอีกครั้ง ของเดิมยังอยู่ครบ');
  }
  if (tickets.length === 0) return mine.say('อ่านไฟล์นี้ไม่ได้ ไม่มีสลากที่นำเข้า ของเดิมยังอยู่ครบ');
  const left = unread > 0 ? ` อีก ${unread} รายการอ่านไม่ได้` : '';
  const done = `นำเข้าแล้ว ${tickets.length} รายการ${left}`;
  void mine.change((stored) => withImported(stored, tickets), done);
}
