// The draw of a folded day as readers see it: its credits, its witnesses and its doubt.
import { findWholes } from '../../domain/derive.ts';
import { type Draw, listPrizeKinds } from '../../domain/draw.ts';
import { isAuthority, originOf } from '../../domain/source.ts';
import { heldBackDoubt } from '../../domain/held-back.ts';
import { areDifferent } from '../../domain/reading.ts';
import type { FoldContext } from './day-line.ts';
import type { FoldedHold, HeardDay } from './fold-hold.ts';
import { type Part, prizesOf } from './words.ts';

/** The draw as it is published; `undefined` where nothing is. */
export function foldDraw(day: HeardDay, hold: FoldedHold): Draw | undefined {
  const { line, published, context } = day;
  if (published.isEmpty) return undefined;
  const { source, sourceUrl, recordedAt, completedAt, pending, lacks, corrections } = published;
  const doubt = day.doubt ?? (hold.isDisputed ? heldBackDoubt(hold.heldBack) : undefined);
  const confirmedBy = pending.length > 0 ? [] : listWitnesses(day);
  const series = findSeries(day);
  const prizes = inOrder(published.prizes, day);
  const others = Object.keys(prizes).filter((slug) => published.by.get(slug) !== source);
  const prizeSources = others.map((slug) => [slug, published.by.get(slug) ?? source]);
  return {
    drawDate: line.drawDate,
    source,
    ...(others.length > 0 && { prizeSources: Object.fromEntries(prizeSources) }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(confirmedBy.length > 0 && { confirmedBy }),
    ...(doubt !== undefined && { doubt }),
    ...(recordedAt !== undefined && { recordedAt }),
    ...(completedAt !== undefined && { completedAt }),
    ...(pending.length > 0 && { pending }),
    ...(lacks.length > 0 && { lacks }),
    ...(corrections.length > 0 && {
      corrections: corrections.map((correction) => ({
        ...correction,
        previous: inOrder(correction.previous, day),
      })),
    }),
    ...(line.withdrawals && { withdrawals: line.withdrawals }),
    ...(series && { series }),
    prizes,
  };

  function inOrder(unordered: Draw['prizes'], { line: { drawDate } }: HeardDay): Draw['prizes'] {
    const kinds = listPrizeKinds(context.lottery, { drawDate, prizes: unordered });
    const declared = kinds.flatMap(({ slug }) =>
      unordered[slug] ? [[slug, unordered[slug]] as const] : [],
    );
    return { ...Object.fromEntries(declared), ...unordered };
  }
}

/** Sources of another origin that have said each prize of the draw, the first to do so first. */
function listWitnesses({ line, context, published, words }: HeardDay): string[] {
  const { sources } = context;
  const origin = (id: string) => originOf(id, line.drawDate, sources);
  const origins = [origin(published.source)];
  const complete = [...words]
    .filter(([source, word]) => isWitness(source, word, published, context, line.drawDate))
    .map(([source, word]) => ({ source, place: Math.max(...word.map((part) => part.heard.place)) }))
    .sort((left, right) => left.place - right.place);
  return complete.flatMap(({ source }) => {
    if (origins.includes(origin(source))) return [];
    origins.push(origin(source));
    return [source];
  });
}

/**
 * Whether a word confirms the draw: with each of its prizes, but for those that this source never
 * has. A source that added the whole number confirms the parts of others.
 */
function isWitness(
  source: string,
  word: readonly Part[],
  published: HeardDay['published'],
  { lottery, sources }: FoldContext,
  drawDate: Draw['drawDate'],
): boolean {
  if (word.some((part) => part.heard.open.length > 0 || areDifferent(published, part)))
    return false;
  const prizes = prizesOf(word);
  if (word.some(({ heard }) => heard.pending?.some((slug) => !prizes[slug]))) return false;
  const lacks = [
    ...findWholes(lottery, drawDate, Object.keys(prizes)),
    ...word.flatMap(({ heard }) => heard.lacks ?? []),
  ];
  const only = sources.find(({ id }) => id === source)?.only?.[lottery.slug];
  const isNamed = (slug: string) =>
    prizes[slug] !== undefined || lacks.includes(slug) || only?.includes(slug) === false;
  const isOwn = (slug: string) => published.by.get(slug) === source;
  const slugs = Object.keys(published.prizes);
  const wholes = findWholes(
    lottery,
    drawDate,
    slugs.filter((slug) => !isOwn(slug)),
  );
  return slugs.every(isNamed) && slugs.filter(isOwn).every((slug) => wholes.includes(slug));
}

/** The first series that was stated, or the newest of the operator, of whom its tickets are. */
function findSeries({ statements, published, context }: HeardDay): Draw['series'] {
  const stating = statements.filter(
    (heard) => heard.series && heard.open.length === 0 && !areDifferent(published, heard),
  );
  const own = stating.filter(({ source }) => isAuthority(source, context.sources));
  const last = (moment: number) => (heard: { moment: number }) => heard.moment === moment;
  const newest = own.filter(last(Math.max(...own.map(({ moment }) => moment))));
  return (newest[0] ?? stating[0])?.series;
}
