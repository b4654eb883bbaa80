// Has the holder of a ticket compare what was read with the paper, and say of which draw it is.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { TicketCode } from '../../domain/ticket-code.ts';
import { type LoadedYear, loadYear } from '../load-year.ts';
import type { ScanDialog } from './dialog.ts';
import { type HandOver, SCANNED_LOTTERY } from './hand-over.ts';
import { ticketDraws } from './ticket-draws.ts';
import type { ScanWords } from './words.ts';

/**
 * Shows the ticket and hands it over once it is confirmed.
 *
 * @param signal ends it unconfirmed
 * @returns what was said of a kept ticket; `undefined` where it is checked, or not confirmed
 */
export async function confirmed(
  window: ScanDialog,
  words: ScanWords,
  code: TicketCode,
  hand: HandOver,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { dialog, finding, question, number, details, hint, draw, chooseDraw, check, keep } =
    window;
  number.textContent = code.number;
  details.textContent = words.details(code);
  for (const part of [chooseDraw, check, keep]) part.hidden = true;
  window.show('found');
  window.say(words.read(code));
  question.focus();

  const years = hand.years();
  const year = years.find((one) => Number(one) === code.year) ?? years[0];
  const loaded = year === undefined ? undefined : await loadYear(SCANNED_LOTTERY, year, signal);
  if (signal.aborted) return undefined;
  const offered = offeredDraws(code, loaded, year === years[0]);
  if (offered === undefined || offered.draws.length === 0) {
    window.say(`${words.read(code)} ${offered === undefined ? words.noDraws : words.noYear}`);
    return undefined;
  }

  const { draws, proposed } = offered;
  const none = new Option(words.chooseDraw, '');
  const options = draws.map(({ label, drawDate }) => new Option(label, drawDate));
  draw.replaceChildren(...(proposed === undefined ? [none] : []), ...options);
  draw.value = proposed ?? '';
  hint.textContent = words.proposed(proposed);
  const offer = () => {
    const chosen = draws.find(({ drawDate }) => drawDate === draw.value);
    check.hidden = chosen?.isStored === false;
    keep.hidden = chosen?.isStored !== false;
  };
  draw.addEventListener('change', offer, { signal });
  chooseDraw.hidden = false;
  offer();

  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
    finding.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const drawDate = draw.value as DrawDate;
        const ticket = { lottery: SCANNED_LOTTERY, drawDate, number: code.number } as const;
        if (keep.hidden) {
          dialog.close();
          hand.check(ticket);
        } else resolve(hand.keep(ticket));
      },
      { signal },
    );
  });
}

function offeredDraws(code: TicketCode, loaded: LoadedYear | undefined, isNewestYear: boolean) {
  return loaded && ticketDraws(code, loaded.file, isNewestYear, Date.now());
}
