// Has the holder of a ticket compare what was read with the paper, and say of which draw it is.
import { byNewestFirst } from '../../../../domain/draw.ts';
import { parseDrawDate } from '../../../../domain/draw-date.ts';
import { findAwaited } from '../../../../domain/lateness.ts';
import {
  CODED_LOTTERY,
  mayBeOf,
  proposeDraw,
  type TicketCode,
} from '../../../../domain/ticket-code.ts';
import { listDraws, listKeepableDraws } from '../draw-lists.ts';
import { loadYear, toAnnounced, type YearFile } from '../year-file.ts';
import { readWords, type ScanDialog } from './dialog.ts';
import type { HandOver } from './hand-over.ts';

/** Hands a ticket over once confirmed; returns what was said of a kept one. The signal ends it. */
export async function confirmTicket(
  scan: ScanDialog,
  code: TicketCode,
  hand: HandOver,
  signal: AbortSignal,
): Promise<string | undefined> {
  scan.showTicket(code);
  const { years, ...lottery } = hand.lottery();
  const loaded = await Promise.all(
    listYears(code, years).map(async (year) => {
      const file = (await loadYear(lottery, year, signal))?.file;
      return file ? [{ file, isNewest: year === years[0] }] : [];
    }),
  );
  if (signal.aborted) return undefined;
  const files = loaded.flat();
  const offered = ticketDraws(code, files, Date.now());
  if (offered.draws.length === 0) {
    const why =
      files.length > 0
        ? 'ไม่มีงวดของปีนี้ในระบบ กรุณาใส่เลขและเลือกงวดเอง'
        : 'ยังไม่มีข้อมูลงวดในเครื่องนี้ กรุณาเชื่อมต่ออินเทอร์เน็ต แล้วสแกนใหม่';
    scan.say(`${readWords(code)} ${why}`);
    return undefined;
  }
  scan.offerDraws(offered.draws, offered.proposed, offered.isOpen);
  const offer = () => {
    const chosen = offered.draws.find(({ drawDate }) => drawDate === scan.draw.value);
    scan.check.hidden = chosen?.isStored === false;
    scan.keep.hidden = chosen?.isStored !== false;
  };
  scan.draw.addEventListener('change', offer, { signal });
  offer();

  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
    const take = (event: Event) => {
      event.preventDefault();
      const drawDate = parseDrawDate(scan.draw.value);
      const ticket = { lottery: CODED_LOTTERY, drawDate, number: code.number };
      if (!scan.keep.hidden) return resolve(hand.keep(ticket));
      scan.dialog.close();
      hand.check(ticket);
    };
    scan.finding.addEventListener('submit', take, { signal });
  });
}

/** The years whose files may have the draw of a code; the newest before its own has any draw. */
function listYears(code: TicketCode, years: readonly string[]): readonly string[] {
  const possible = years.filter(
    (year) => Number(year) === code.year || mayBeOf(code, parseDrawDate(`${year}-12-31`)),
  );
  return possible.length > 0 ? possible : years.slice(0, 1);
}

/**
 * The draws that a code may be of, newest first, for its holder to choose from: a stored one can be
 * checked. `proposed` is that of the series in the code; `isOpen`: its holder has to choose.
 * @param files of its year, or the newest one where there is none yet
 * @param now milliseconds since 1970
 */
export function ticketDraws(
  code: TicketCode,
  files: readonly { readonly file: YearFile; readonly isNewest: boolean }[],
  now: number,
) {
  const listed = files.flatMap(({ file, isNewest }) => [
    ...(isNewest ? listKeepableDraws(file, now) : []),
    ...listDraws(file, isNewest, now),
  ]);
  const stored = new Map(
    files.flatMap(({ file }) => file.draws.map((draw) => [draw.drawDate, draw] as const)),
  );
  const possible = listed.filter(({ drawDate }) => mayBeOf(code, drawDate));
  const byDay = new Map(possible.map((draw) => [draw.drawDate, draw]));
  const draws = [...byDay.values()].sort(byNewestFirst);
  const proposed = proposeDraw(
    code,
    draws.map(({ drawDate }) => stored.get(drawDate) ?? { drawDate }),
  );
  // While a draw is missing a guess must not lead to the verdict of an older one.
  const isMissing = files.some(({ file, isNewest }) => {
    const announced = isNewest ? toAnnounced(file) : undefined;
    return announced !== undefined && findAwaited(announced, now).due.length > 0;
  });
  return { draws, proposed, isOpen: isMissing && proposed?.isGuess === true };
}
