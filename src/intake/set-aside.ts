// Sets a prize that is not of its form aside, so that it does not delay the others: the draw of a source is
// stored without it, the prize is pending, and a warning names it. What a person types is refused instead.
// Prizes that contradict each other stay: they are a doubt about the whole draw.
import { derivePrizes } from '../domain/derive.ts';
import { type Draw, kindsOf } from '../domain/draw.ts';
import type { PrizeKind } from '../domain/prize.ts';
import { startOf } from '../domain/ticket.ts';
import { type Finding, isError } from './problem.ts';
import { judgeForm } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';

const FIRST = 'first-prize';
const ADJACENT = 'adjacent-first-prize';

type WithoutOddPrizes = {
  readonly draw: Draw;
  /** One for each prize set aside. */
  readonly warnings: readonly Finding[];
};

/**
 * The draw without its invalid prizes. Returns it unchanged where it has none,
 * where more is wrong than its prizes, or where no prize would remain: then the rules refuse it.
 */
export function setAsideOddPrizes(draw: Draw, context: RuleContext): WithoutOddPrizes {
  const errors = judgeForm(draw, context).filter(isError);
  const odd = oddPrizes(draw, errors, context);
  if (odd.size === 0) return { draw, warnings: [] };
  const without = withoutPrizes(draw, odd, context);
  if (judgeForm(without, context).some(isError)) return { draw, warnings: [] };
  const warnings = errors
    .filter(({ path }) => odd.has(slugOf(path)))
    .map((error) => ({ ...error, severity: 'warning' as const }));
  return { draw: without, warnings };
}

/** `slugOf('prizes.fifth-prize[3]') //=> 'fifth-prize'` */
function slugOf(path: string): string {
  return /^prizes\.([^[]+)/.exec(path)?.[1] ?? '';
}

/** The prizes that errors name. Without the first prize its neighbours wait too. */
function oddPrizes(draw: Draw, errors: readonly Finding[], { lottery }: RuleContext): Set<string> {
  const named = new Set(errors.map(({ path }) => slugOf(path)));
  const slugs = kindsOf(lottery, draw).map(({ slug }) => slug);
  const odd = slugs.filter((slug) => named.has(slug) && draw.prizes[slug]);
  return new Set(odd.includes(FIRST) && draw.prizes[ADJACENT] ? [...odd, ADJACENT] : odd);
}

/** Removes these prizes, derives those that follow from the others, and marks the rest pending. */
function withoutPrizes(draw: Draw, odd: ReadonlySet<string>, { lottery }: RuleContext): Draw {
  const kept = Object.entries(draw.prizes).filter(([slug]) => !odd.has(slug));
  const prizes = derivePrizes(lottery, draw.drawDate, Object.fromEntries(kept));
  const followsOdd = (kind: PrizeKind) =>
    (kind.slug === ADJACENT && odd.has(FIRST)) ||
    (lottery.drawn === 'one-number' && startOf(kind) !== undefined);
  const pending = kindsOf(lottery, draw)
    .filter(({ slug }) => prizes[slug] === undefined && !draw.lacks?.includes(slug))
    .filter((kind) => odd.has(kind.slug) || draw.pending?.includes(kind.slug) || followsOdd(kind))
    .map(({ slug }) => slug);
  const { pending: _, ...rest } = draw;
  return { ...rest, ...(pending.length > 0 && { pending }), prizes };
}
