// Has the holder of a ticket compare what was read with the paper, and say of which draw it is.
import { parseDrawDate } from '../../../domain/draw-date.ts';
import type { TicketCode } from '../../../domain/ticket-code.ts';
import { loadYear } from '../year-file.ts';
import { readWords, type ScanDialog } from './dialog.ts';
import { type HandOver, SCANNED_LOTTERY } from './start-scan.ts';
import { ticketDraws } from './ticket-draws.ts';

/**
 * Shows the ticket and hands it over once it is confirmed.
 * @param signal ends it unconfirmed
 * @returns what was said of a kept ticket; `undefined` where it is checked, or not confirmed
 */
export async function confirmTicket(
  scan: ScanDialog,
  code: TicketCode,
  hand: HandOver,
  signal: AbortSignal,
): Promise<string | undefined> {
  scan.showTicket(code);
  const years = hand.years();
  const year = years.find((stored) => Number(stored) === code.year) ?? years[0];
  const loaded = year === undefined ? undefined : await loadYear(SCANNED_LOTTERY, year, signal);
  if (signal.aborted) return undefined;
  const offered = loaded && ticketDraws(code, loaded.file, year === years[0], Date.now());
  if (offered === undefined || offered.draws.length === 0) {
    const why = offered
      ? 'ไม่มีงวดของปีนี้ในระบบ กรุณาใส่เลขและเลือกงวดเอง'
      : 'ยังไม่มีข้อมูลงวดในเครื่องนี้ กรุณาเชื่อมต่ออินเทอร์เน็ต แล้วสแกนใหม่';
    scan.say(`${readWords(code)} ${why}`);
    return undefined;
  }
  scan.offerDraws(offered.draws, offered.proposed);
  const offer = () => {
    const chosen = offered.draws.find(({ drawDate }) => drawDate === scan.draw.value);
    scan.check.hidden = chosen?.isStored === false;
    scan.keep.hidden = chosen?.isStored !== false;
  };
  scan.draw.addEventListener('change', offer, { signal });
  offer();

  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  signal.addEventListener('abort', () => resolve(undefined));
  const take = (event: Event) => {
    event.preventDefault();
    const drawDate = parseDrawDate(scan.draw.value);
    const ticket = { lottery: SCANNED_LOTTERY, drawDate, number: code.number } as const;
    if (!scan.keep.hidden) return resolve(hand.keep(ticket));
    scan.dialog.close();
    hand.check(ticket);
  };
  scan.finding.addEventListener('submit', take, { signal });
  return promise;
}
