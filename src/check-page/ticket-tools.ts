// The saved tickets out to a file, in from one, and erased.
import { element } from './element.ts';
import { readTickets, type SavedTicket, ticketText } from './saved-tickets.ts';

/** Above what any browser keeps for a site; a video chosen by mistake is not read. */
const MOST_BYTES = 10_000_000;

type Tools = {
  readonly tickets: () => readonly SavedTicket[];
  readonly bringIn: (tickets: readonly SavedTicket[], done: string) => void;
  readonly erase: () => void;
  readonly say: (words: string) => void;
};

/** Starts the buttons. */
export function startTicketTools({ tickets, bringIn, erase, say }: Tools): void {
  const file = element<HTMLInputElement>('#import');

  element('#export').addEventListener('click', () => {
    const link = document.createElement('a');
    const text = ticketText(tickets());
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'perdphon-tickets.json';
    link.click();
    URL.revokeObjectURL(link.href);
  });

  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    const isLarge = chosen.size > MOST_BYTES;
    const read = isLarge ? undefined : readTickets(await chosen.text().catch(() => ''));
    // The same file can be chosen again.
    file.value = '';
    if (read === undefined) return say('ไฟล์นี้ใหญ่เกินกว่าจะเป็นไฟล์สลาก จึงไม่ได้นำเข้า ของเดิมยังอยู่ครบ');
    if (read.isNewer) {
      return say('ไฟล์นี้มาจากเว็บรุ่นใหม่กว่าหน้านี้ กรุณาโหลดหน้านี้ใหม่แล้วนำเข้าอีกครั้ง ของเดิมยังอยู่ครบ');
    }
    if (read.tickets.length === 0) return say('อ่านไฟล์นี้ไม่ได้ ไม่มีสลากที่นำเข้า ของเดิมยังอยู่ครบ');
    const left = read.unread > 0 ? ` อีก ${read.unread} รายการอ่านไม่ได้` : '';
    bringIn(read.tickets, `นำเข้าแล้ว ${read.tickets.length} รายการ${left}`);
  });

  element('#erase').addEventListener('click', () => {
    if (confirm('ลบสลากทั้งหมดออกจากเครื่องนี้ใช่ไหม')) erase();
  });
}
