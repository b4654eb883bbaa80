// Sets an invalid prize aside so that it does not delay the others: the draw of a source is stored
// without it, the prize is pending, and a warning names it. What a person types is refused instead.
import { adjacentNumbers } from '../domain/adjacent.ts';
import { derivePrizes } from '../domain/derive.ts';
import { type Draw, kindsOf } from '../domain/draw.ts';
import type { PrizeKind } from '../domain/prize.ts';
import { startOf } from '../domain/ticket.ts';
import { type Finding, isError } from './problem.ts';
import { judgeDraw } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';

const FIRST = 'first-prize';
const ADJACENT = 'adjacent-first-prize';

type WithoutOddPrizes = {
  readonly draw: Draw;
  /** One for each prize set aside. */
  readonly warnings: readonly Finding[];
};

/**
 * The draw without its invalid and contradicting prizes. Returns it unchanged where it has none,
 * where more is wrong than its prizes, or where no prize would remain: then the rules refuse it.
 */
export function setAsideOddPrizes(draw: Draw, context: RuleContext): WithoutOddPrizes {
  const errors = judgeDraw(draw, context).filter(isError);
  const odd = oddPrizes(draw, errors, context);
  if (odd.size === 0) return { draw, warnings: [] };
  const without = withoutPrizes(draw, odd, context);
  if (judgeDraw(without, context).some(isError)) return { draw, warnings: [] };
  const warnings = errors
    .filter(({ path }) => odd.has(slugOf(path)))
    .map((error) => ({ ...error, severity: 'warning' as const }));
  return { draw: without, warnings };
}

/** `slugOf('prizes.fifth-prize[3]') //=> 'fifth-prize'` */
function slugOf(path: string): string {
  return /^prizes\.([^[]+)/.exec(path)?.[1] ?? '';
}

/** The prizes that errors name, and those which one of them contradicts. */
function oddPrizes(draw: Draw, errors: readonly Finding[], context: RuleContext): Set<string> {
  const kinds = kindsOf(context.lottery, draw).filter(({ slug }) => draw.prizes[slug]);
  const named = new Set(errors.map(({ path }) => slugOf(path)));
  const odd = new Set(kinds.map(({ slug }) => slug).filter((slug) => named.has(slug)));
  if (odd.has(ADJACENT) && isOfAnotherNumber(draw.prizes[ADJACENT])) odd.add(FIRST);
  if (context.lottery.drawn === 'each-prize') return odd;
  // These parts are well formed but contradict each other, and either may be right.
  const disputed = kinds.filter(
    ({ slug, digits }) => odd.has(slug) && isWhole(draw.prizes[slug], digits),
  );
  for (const kind of disputed) addSharing(kind, kinds, odd);
  return odd;
}

/** Adds the prizes that share a digit of the drawn number with this one, and those that share one with them. */
function addSharing(kind: PrizeKind, kinds: readonly PrizeKind[], odd: Set<string>): void {
  const from = startOf(kind) ?? Number.NaN;
  for (const other of kinds) {
    const start = startOf(other) ?? Number.NaN;
    if (odd.has(other.slug)) continue;
    const shares = start < from + kind.digits && from < start + other.digits;
    if (!shares) continue;
    odd.add(other.slug);
    addSharing(other, kinds, odd);
  }
}

/** Whether adjacent prizes that do not fit the first prize agree on another one. */
function isOfAnotherNumber(adjacent: readonly string[] = []): boolean {
  const [low = '', high = ''] = adjacent;
  return (
    isWhole(adjacent, high.length) && adjacentNumbers(low).some((one) => isBetween(one, low, high))
  );
}

function isBetween(one: string, low: string, high: string): boolean {
  return adjacentNumbers(one).join() === [low, high].sort().join();
}

function isWhole(numbers: readonly string[] = [], digits: number): boolean {
  return (
    numbers.length > 0 && numbers.every((one) => one.length === digits && /^[0-9]+$/.test(one))
  );
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
