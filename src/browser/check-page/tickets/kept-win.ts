// What the kept tickets of this device have won, for a page that has no list of them.
import { answerTickets, groupByDraw, wonWords } from './my-draws.ts';
import { browserStorage, TicketStore } from './saved-tickets.ts';
import { loadDraw } from '../year-file.ts';

/** One sentence; empty where nothing has won, or nothing can be loaded. */
export async function keptWinWords(): Promise<string> {
  const draws = groupByDraw(new TicketStore(browserStorage()).read().tickets);
  const { signal } = new AbortController();
  const answers = await Promise.all(
    draws.map(async (draw) => {
      const loaded = await loadDraw(draw, [draw.drawDate.slice(0, 4)], signal);
      return answerTickets(draw, loaded, Date.now());
    }),
  );
  return wonWords(answers);
}
