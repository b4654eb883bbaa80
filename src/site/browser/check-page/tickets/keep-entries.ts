// Keeps typed entries for a draw in this browser, and says what came of it.
import { type DrawDate, thaiDateLabel } from '../../../../domain/draw-date.ts';
import { type ListedYears, loadYear } from '../year-file.ts';
import { NO_FILE_WORDS, readTyped } from './read-typed.ts';
import { type TicketChange, withImported, type WriteResult } from './saved-tickets.ts';

/** What the visitor is told of a change; empty if it was made. */
export const RESULT_WORDS: Readonly<Record<WriteResult, string>> = {
  kept: '',
  full: 'ที่เก็บข้อมูลในเครื่องนี้เต็ม จึงยังไม่ได้เก็บ ของเดิมยังอยู่ครบ',
  unavailable: 'เบราว์เซอร์นี้ไม่ให้เก็บข้อมูล จึงเก็บสลากไม่ได้ ตรวจเลขข้างบนได้ตามปกติ',
  outdated: 'สลากในเครื่องนี้มาจากเว็บรุ่นใหม่กว่าหน้านี้ จึงยังไม่ได้เก็บ กรุณาโหลดหน้านี้ใหม่',
};

/** Whether entries were kept, and what a visitor is told of it. */
export type KeepResult = { readonly isKept: boolean; readonly words: string };

/** The title above those words, where tickets wait for a draw to come. */
export function keepTitle({ isKept }: KeepResult): string {
  return isKept ? 'เก็บไว้รอผลแล้ว' : 'ยังไม่ได้เก็บ';
}

/** The button of a verdict says what came of it, and keeps no second time. */
export function showOnButton({ isKept, words }: KeepResult, button: HTMLElement): void {
  button.textContent = isKept ? 'เก็บไว้แล้ว ดูในสลากของฉัน' : words;
  if (isKept) delete button.dataset['keep'];
}

/** More are counted. */
const MOST_NAMED = 3;

/**
 * Those that are kept already are not counted again.
 * @param change resolves to `done` where the tickets were stored, else to why they were not
 */
export async function keepEntries(
  lottery: ListedYears,
  drawDate: DrawDate,
  entries: readonly string[],
  change: (change: TicketChange, done: string) => Promise<string>,
): Promise<KeepResult> {
  const [newest = ''] = lottery.years;
  const loaded = await loadYear(lottery, newest, new AbortController().signal);
  if (loaded === undefined) return { isKept: false, words: NO_FILE_WORDS };
  const tickets = readTyped(entries, { file: loaded.file, drawDate, each: 1 });
  if (typeof tickets === 'string') return { isKept: false, words: tickets };
  const numbers =
    tickets.length > MOST_NAMED
      ? `${tickets.length} เลข`
      : `เลข ${tickets.map(({ number }) => number).join(', ')}`;
  const done = `เก็บ${numbers} งวด ${thaiDateLabel(drawDate)} ไว้ในเครื่องนี้แล้ว เมื่อผลออก เปิดหน้านี้จะตรวจให้เอง`;
  const words = await change((stored) => withImported(stored, tickets), done);
  return { isKept: words === done, words };
}
