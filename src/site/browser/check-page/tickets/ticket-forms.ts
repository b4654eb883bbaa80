// The form that keeps typed numbers for a draw to come; the buttons that export, import and erase.
import { countTickets } from '../../../../api/verdict/verdict-lines.ts';
import { parseDrawDate } from '../../../../domain/draw-date.ts';
import { typedNumbers } from '../../../../domain/typed-entries.ts';
import type { DrawChoices } from '../choices.ts';
import { listKeepableDraws } from '../draw-lists.ts';
import { findElement, makeElement } from '../elements.ts';
import { loadYear, type YearFile } from '../year-file.ts';
import type { MyTickets } from './my-tickets.ts';
import { NO_FILE_WORDS, readTyped } from './read-typed.ts';
import { readTickets, ticketText, withImported } from './saved-tickets.ts';

export function startKeepForm(choices: DrawChoices, mine: MyTickets): void {
  const form = findElement<HTMLFormElement>('#keep-form');
  const draw = findElement<HTMLSelectElement>('#keep-draw');
  const open = findElement('#keep');
  let file: YearFile | undefined;

  open.addEventListener('click', async () => {
    const { chosen } = choices;
    const [newest] = chosen.years;
    const { signal } = new AbortController();
    file = newest ? (await loadYear(chosen, newest, signal))?.file : undefined;
    if (file === undefined) return mine.say(NO_FILE_WORDS);
    const options = listKeepableDraws(file, Date.now());
    draw.replaceChildren(...options.map(({ label, drawDate }) => new Option(label, drawDate)));
    const day = await choices.date();
    if (options.some(({ drawDate }) => drawDate === day)) draw.value = day ?? '';
    findElement('#keep-lottery').textContent = chosen.name;
    form.hidden = false;
    form.scrollIntoView({ block: 'nearest' });
    draw.focus();
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (file === undefined) return;
    const { value } = findElement<HTMLTextAreaElement>('#numbers');
    const each = findElement<HTMLInputElement>('#keep-count').valueAsNumber;
    const drawDate = parseDrawDate(draw.value);
    const tickets = readTyped(typedNumbers(value), { file, drawDate, each });
    if (typeof tickets === 'string') return mine.say(tickets);
    form.hidden = true;
    void mine.keep(tickets, `เก็บแล้ว ${tickets.length} เลข ${countTickets(tickets)} ใบ`);
  });

  open.hidden = false;
}

/** More than any browser keeps for a site: a video chosen by mistake is not read. */
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
