// What the kept tickets of this device have won, for a page that has no list of them.
import { groupByDraw, judgeTickets, wonWords } from './my-draws.ts';
import { browserStorage, TicketStore } from './saved-tickets.ts';
import { loadBody, readYear } from '../year-file.ts';

/** One sentence; empty where nothing has won, or nothing can be loaded. */
export async function keptWinWords(): Promise<string> {
  const kept = groupByDraw(new TicketStore(browserStorage()).read().tickets);
  const { signal } = new AbortController();
  const answers = await Promise.all(
    kept.map(async ({ lottery: slug, drawDate, tickets }) => {
      const loaded = await loadBody(slug, drawDate.slice(0, 4), signal);
      if (loaded === undefined) return [];
      const { lottery, draws } = readYear(loaded.file);
      const draw = draws.find((stored) => stored.drawDate === drawDate);
      return draw ? [judgeTickets(tickets, lottery, draw)] : [];
    }),
  );
  return wonWords(answers.flat());
}
