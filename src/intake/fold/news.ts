// Which statements are news: a source that repeats its word adds nothing to a line.
import type { Draw } from '../../domain/draw.ts';
import { type DayLine, type FoldContext, listStatements, type Said } from './day-line.ts';
import { rawWords } from './fold-day.ts';
import { foldLine } from './fold-line.ts';
import { addTo } from './unite.ts';
import { isZeros, type Part } from './words.ts';

/** The statements that change the word of their source, of those that came at once. */
export function listNews(line: DayLine, said: readonly Said[], context: FoldContext): Said[] {
  const words = rawWords(line, context.lottery);
  const { draw } = foldLine(line, context);
  const spoken = said.filter((next, _index, all) => {
    // Zeros say nothing beside a number, unless their source says both at once.
    if (next.doubts?.zeros === undefined) return true;
    const others = [...words].filter(([source]) => source !== next.source);
    const isOther = others.flatMap(([, parts]) => parts).some(({ heard }) => !isZeros(heard));
    const now = all.filter(({ source }) => source !== next.source);
    return draw === undefined && !isOther && now.every(({ doubts }) => doubts?.zeros !== undefined);
  });
  const later = rawWords(addTo(line, { said: spoken }), context.lottery);
  return [...Map.groupBy(spoken, ({ source }) => source)].flatMap(([source, now]) => {
    const series = listStatements(line).findLast((next) => next.source === source && next.series);
    const isOfTickets = (next: Said) =>
      next.series !== undefined && next.series.join() !== series?.series?.join();
    const [before, after] = [words, later].map((all) => summarize(all.get(source), draw));
    return before !== after || now.some(isOfTickets) ? distinct(now) : [];
  });
}

/** What a word says, and how doubtful it was; nobody doubts what is published. */
function summarize(word: readonly Part[] = [], draw: Draw | undefined): string {
  const numbers = word.flatMap(({ heard: { doubts = {} }, prizes }) =>
    Object.entries(prizes).map(([slug, all]) => {
      const isPublished = draw?.prizes[slug]?.join() === all.join();
      return [slug, all, ...(isPublished ? [] : Object.keys(doubts).sort())].join(' ');
    }),
  );
  return [...new Set(numbers)].sort().join();
}

/** A source may be asked at two addresses, and say the same at both. */
function distinct(said: readonly Said[]): Said[] {
  return [...new Map(said.map((next) => [JSON.stringify(next), next])).values()];
}
