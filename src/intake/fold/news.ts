// Which statements are news: a source that repeats its word adds nothing to a line.
import { areDifferent, gainedPrizes } from '../../domain/reading.ts';
import { type DayLine, type FoldContext, listStatements, type Said } from './day-line.ts';
import { rawWords } from './fold-day.ts';
import { foldLine } from './fold-line.ts';
import { isZeros, type Part } from './words.ts';

/** The statements that change the word of their source, of those that came at once. */
export function listNews(line: DayLine, said: readonly Said[], context: FoldContext): Said[] {
  const words = rawWords(line, context.lottery);
  const { draw } = foldLine(line, context);
  const isPublished = (next: Said) =>
    draw !== undefined && !areDifferent(draw, next) && gainedPrizes(draw, next).length === 0;
  const spoken = said.filter((next, _index, all) => {
    // Zeros say nothing beside a number, unless their source says both at once.
    if (next.doubts?.zeros === undefined) return true;
    const others = [...words].filter(([source]) => source !== next.source);
    const isOther = others.flatMap(([, parts]) => parts).some(({ heard }) => !isZeros(heard));
    const now = all.filter(({ source }) => source !== next.source);
    return draw === undefined && !isOther && now.every(({ doubts }) => doubts?.zeros !== undefined);
  });
  return [...Map.groupBy(spoken, ({ source }) => source)].flatMap(([source, now]) => {
    const word = words.get(source) ?? [];
    const series = listStatements(line).findLast((next) => next.source === source && next.series);
    const isOfTickets = (next: Said) =>
      next.series !== undefined && next.series.join() !== series?.series?.join();
    const isNews = now.some((next) => isOfTickets(next) || !isInWord(next, now, word, isPublished));
    return isNews ? distinct(now) : [];
  });
}

/** Whether the word has these numbers and no others of the same prizes, as doubtful as they are. */
function isInWord(
  next: Said,
  now: readonly Said[],
  word: readonly Part[],
  isPublished: (next: Said) => boolean,
): boolean {
  const isZero = next.doubts?.zeros !== undefined;
  const alike = word.filter(({ heard }) => isZeros(heard) === isZero);
  return Object.keys(next.prizes).every((slug) => {
    const before = alike.filter(({ prizes }) => prizes[slug]);
    const known = new Set(before.map(({ prizes }) => prizes[slug]?.join()));
    const said = new Set(
      now
        .filter((other) => (other.doubts?.zeros !== undefined) === isZero)
        .map(({ prizes }) => prizes[slug]?.join()),
    );
    said.delete(undefined);
    if (known.size !== said.size || !known.isSupersetOf(said)) return false;
    const ofNumber = before.filter(
      ({ prizes }) => prizes[slug]?.join() === next.prizes[slug]?.join(),
    );
    return isPublished(next) || ofNumber.some(({ heard }) => namesOf(heard) === namesOf(next));
  });
}

function namesOf({ doubts = {} }: Pick<Said, 'doubts'>): string {
  return Object.keys(doubts).sort().join();
}

/** A source may be asked at two addresses, and say the same at both. */
function distinct(said: readonly Said[]): Said[] {
  return [...new Map(said.map((next) => [JSON.stringify(next), next])).values()];
}
