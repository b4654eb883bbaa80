// Turns a source's row into a draw; every command that stores rows calls it.
import { ADJACENT, derivePrizes, findWholes, partsOfNumber } from '../../domain/derive.ts';
import { type Draw, listPrizeKinds } from '../../domain/draw.ts';
import { unjudgedDay } from '../../domain/draw-date.ts';
import type { Lottery, PrizeKind } from '../../domain/lottery.ts';
import { findStart } from '../../domain/ticket.ts';
import { type Finding, isError } from '../problem.ts';
import { judgeForm } from '../rules/all.ts';
import type { RuleContext } from '../rules/rule.ts';
import type { SourceRow } from './row.ts';

/** A row as a draw, with the prizes that follow from others. Parts alone lack their whole. */
export function toDraw(row: SourceRow, source: string, lottery: Lottery): Draw {
  const { drawDate, number, prizes, sourceUrl, series } = row;
  const date = unjudgedDay(drawDate);
  const parts = number === undefined ? {} : partsOfNumber(lottery, date, number);
  const derived = derivePrizes(lottery, date, { ...parts, ...prizes });
  const sorted = Object.entries(derived).map(([slug, numbers]) => [slug, [...numbers].sort()]);
  const pending = (row.pending ?? []).filter((slug) => prizes[slug] || !derived[slug]);
  const lacks = findWholes(lottery, date, [...Object.keys(derived), ...pending]);
  return {
    drawDate: date,
    source,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(pending.length > 0 && { pending }),
    ...(lacks.length > 0 && { lacks }),
    ...(series !== undefined && { series }),
    prizes: Object.fromEntries(sorted) as Draw['prizes'],
  };
}

const FIRST = 'first-prize';

/**
 * The draw without its invalid prizes, and a warning for each; unchanged where it has none, more is
 * wrong, or none would remain.
 */
export function setAsideOddPrizes(draw: Draw, context: RuleContext) {
  const errors = judgeForm(draw, context).filter(isError);
  const odd = oddPrizes(draw, errors, context);
  if (odd.size === 0) return { draw, warnings: [] };
  const without = withoutPrizes(draw, odd, context);
  if (judgeForm(without, context).some(isError)) return { draw, warnings: [] };
  const warnings = errors
    .filter(({ path }) => odd.has(readSlug(path)))
    .map((error) => ({ ...error, severity: 'warning' as const }));
  return { draw: without, warnings };
}

/** `readSlug('prizes.fifth-prize[3]') //=> 'fifth-prize'` */
function readSlug(path: string): string {
  return /^prizes\.([^[]+)/.exec(path)?.[1] ?? '';
}

/** The prizes that errors name. Without the first prize its neighbours wait too. */
function oddPrizes(draw: Draw, errors: readonly Finding[], { lottery }: RuleContext): Set<string> {
  const prizesAtFault = new Set(errors.map(({ path }) => readSlug(path)));
  const slugs = listPrizeKinds(lottery, draw).map(({ slug }) => slug);
  const odd = slugs.filter((slug) => prizesAtFault.has(slug) && draw.prizes[slug]);
  return new Set(odd.includes(FIRST) && draw.prizes[ADJACENT] ? [...odd, ADJACENT] : odd);
}

/** Removes these prizes, derives those that follow from the others, and marks the rest pending. */
function withoutPrizes(draw: Draw, odd: ReadonlySet<string>, { lottery }: RuleContext): Draw {
  const evenPrizes = Object.entries(draw.prizes).filter(([slug]) => !odd.has(slug));
  const prizes = derivePrizes(lottery, draw.drawDate, Object.fromEntries(evenPrizes));
  const followsOdd = (kind: PrizeKind) =>
    (kind.slug === ADJACENT && odd.has(FIRST)) ||
    (lottery.drawn === 'one-number' && findStart(kind) !== undefined);
  const pending = listPrizeKinds(lottery, draw)
    .filter(({ slug }) => prizes[slug] === undefined && !draw.lacks?.includes(slug))
    .filter((kind) => odd.has(kind.slug) || draw.pending?.includes(kind.slug) || followsOdd(kind))
    .map(({ slug }) => slug);
  const { pending: _, ...rest } = draw;
  return { ...rest, ...(pending.length > 0 && { pending }), prizes };
}

/** A reading as a draw for the rules of form: a prize that it does not name is not lacking. */
export function asWhole(incoming: Draw, lottery: Lottery): Draw {
  const { pending = [], lacks = [], prizes } = incoming;
  const rest = listPrizeKinds(lottery, incoming)
    .map(({ slug }) => slug)
    .filter((slug) => prizes[slug] === undefined && !pending.includes(slug));
  const all = [...new Set([...lacks, ...rest])];
  return all.length > 0 ? { ...incoming, lacks: all } : incoming;
}
