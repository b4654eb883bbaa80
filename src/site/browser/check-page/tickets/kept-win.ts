// What the kept tickets of this device have won or wait for, for a page that has no list of them.
import { groupByDraw, judgeTickets, waitWords, wonWords } from './my-draws.ts';
import { browserStorage, TicketStore } from './saved-tickets.ts';
import { loadBody, readYear } from '../year-file.ts';

/** One sentence; empty where nothing is kept, has won or is awaited, or nothing can be loaded. */
export async function keptWords(): Promise<{ tone: 'won' | 'awaited'; words: string }> {
  const kept = groupByDraw(new TicketStore(browserStorage()).read().tickets);
  const { signal } = new AbortController();
  const answers = await Promise.all(
    kept.map(async (myDraw) => {
      const { lottery: slug, drawDate, tickets } = myDraw;
      const loaded = await loadBody(slug, drawDate.slice(0, 4), signal);
      if (loaded === undefined) return {};
      const { lottery, draws } = readYear(loaded.file);
      const draw = draws.find((stored) => stored.drawDate === drawDate);
      if (draw) return judgeTickets(tickets, lottery, draw);
      // A day between two draws had none: its tickets wait for nothing.
      return (draws[0]?.drawDate ?? '') < drawDate ? { awaited: myDraw } : {};
    }),
  );
  const won = wonWords(answers.map((answer) => ('won' in answer ? answer : {})));
  if (won !== '') return { tone: 'won', words: won };
  const awaited = answers.flatMap((answer) => ('awaited' in answer ? (answer.awaited ?? []) : []));
  return { tone: 'awaited', words: waitWords(awaited) };
}
