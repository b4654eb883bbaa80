// Has the holder of a ticket compare what was read with the paper, and say of which draw it is.
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { proposedDraw, type TicketCode } from '../../../domain/ticket-code.ts';
import { listDraws, listKeepableDraws } from '../draw-lists.ts';
import { loadYear, type YearFile } from '../year-file.ts';
import { readWords, type ScanDialog } from './dialog.ts';
import { type HandOver, SCANNED_LOTTERY } from './start-scan.ts';

/** Hands a ticket over once confirmed; returns what was said of a kept one. The signal ends it. */
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
    const ticket = { lottery: SCANNED_LOTTERY, drawDate, number: code.number };
    if (!scan.keep.hidden) return resolve(hand.keep(ticket));
    scan.dialog.close();
    hand.check(ticket);
  };
  scan.finding.addEventListener('submit', take, { signal });
  return promise;
}

/**
 * The draws of the year in a code, newest first, for its holder to choose from: a stored one can be
 * checked. `proposed` is that of the series in the code.
 * @param file of that year, or of the newest one where there is none yet
 * @param now milliseconds since 1970
 */
export function ticketDraws(code: TicketCode, file: YearFile, isNewestYear: boolean, now: number) {
  const coming = isNewestYear ? listKeepableDraws(file, now) : [];
  const listed = [...coming, ...listDraws(file, isNewestYear, now)];
  const ofYear = listed.filter(({ drawDate }) => Number(drawDate.slice(0, 4)) === code.year);
  const byDay = new Map(ofYear.map((draw) => [draw.drawDate, draw]));
  const days = [...byDay.keys()].sort().reverse();
  return { draws: days.flatMap((day) => byDay.get(day) ?? []), proposed: proposedDraw(code, days) };
}
