// The door every draw comes through: what is stored, and a draw that wants in → what is stored next.
// The same numbers again change nothing; other numbers for a stored draw need a reason.
import {
  byNewestFirst,
  type Correction,
  type Draw,
  type Instant,
  isComplete,
} from '../domain/draw.ts';
import { findShape } from './draw-file.ts';
import { type Finding, isError } from './problem.ts';
import { judgeDraw } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';

export type Admission =
  /** Nothing new in it. */
  | { readonly outcome: 'unchanged'; readonly draw: Draw }
  /** A new draw, prizes that were missing, or a correction; `draws` is the new list. */
  | {
      readonly outcome: 'added' | 'completed' | 'corrected';
      readonly draw: Draw;
      readonly draws: readonly Draw[];
      readonly warnings: readonly Finding[];
    }
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] };

export type Entry = {
  /** The moment of entering. */
  readonly at: Instant;
  /** Given when stored numbers are to be replaced. */
  readonly reason?: string | undefined;
};

/** @param draws the stored draws of the lottery, newest first */
export function admitDraw(
  draws: readonly Draw[],
  incoming: Draw,
  { at, reason }: Entry,
  context: RuleContext,
): Admission {
  const findings = judgeDraw(incoming, context);
  if (findings.some(isError)) {
    return { outcome: 'refused', findings };
  }
  const stored = draws.find(({ drawDate }) => drawDate === incoming.drawDate);
  const admit = (outcome: 'added' | 'completed' | 'corrected', draw: Draw): Admission => {
    // The rules speak of numbers; what else the draw carries has to be readable again as well.
    const malformed = findShape(draw);
    if (malformed.length > 0) return { outcome: 'refused', findings: malformed };
    return { outcome, draw, draws: placeDraw(draws, draw), warnings: findings };
  };
  if (stored === undefined) {
    return admit('added', { ...incoming, recordedAt: incoming.recordedAt ?? at });
  }
  const changed = changedPrizes(stored, incoming);
  if (changed.length === 0) {
    const gained = Object.keys(incoming.prizes).some((slug) => stored.prizes[slug] === undefined);
    if (!gained) return { outcome: 'unchanged', draw: stored };
    return admit('completed', completeDraw(stored, incoming, at));
  }
  if (reason === undefined) {
    return {
      outcome: 'refused',
      findings: changed.map((slug) => conflict(slug, stored, incoming)),
    };
  }
  const correction = { at, reason, previous: pick(stored.prizes, changed) };
  return admit('corrected', correctDraw(stored, incoming, correction));
}

/** The prizes both have, with other numbers. */
function changedPrizes(stored: Draw, incoming: Draw): string[] {
  return Object.entries(incoming.prizes)
    .filter(
      ([slug, numbers]) => stored.prizes[slug] && stored.prizes[slug].join() !== numbers.join(),
    )
    .map(([slug]) => slug);
}

function conflict(slug: string, stored: Draw, incoming: Draw): Finding {
  return {
    path: `prizes.${slug}`,
    value: incoming.prizes[slug],
    expectation: `stored is ${stored.prizes[slug]?.join(' ')}; a stored number changes only as a correction, with a reason`,
  };
}

/** The stored draw with the prizes it did not have; nothing it had is touched. */
function completeDraw(stored: Draw, incoming: Draw, at: Instant): Draw {
  const prizes = { ...incoming.prizes, ...stored.prizes };
  const { pending, lacks, ...rest } = stored;
  const sourceUrl = stored.sourceUrl ?? incoming.sourceUrl;
  const completed = { ...rest, sourceUrl, ...stillMissing({ pending, lacks }, prizes), prizes };
  const whole = !isComplete(stored) && isComplete(completed);
  return { ...completed, ...(whole && { completedAt: at }) };
}

function correctDraw(stored: Draw, incoming: Draw, correction: Correction): Draw {
  const prizes = { ...stored.prizes, ...incoming.prizes };
  const { pending, lacks, doubt: _settled, confirmedBy: _ofTheOldNumbers, ...rest } = stored;
  return {
    ...rest,
    source: incoming.source,
    // The page of another source does not show these numbers.
    sourceUrl:
      incoming.sourceUrl ?? (incoming.source === stored.source ? stored.sourceUrl : undefined),
    ...stillMissing({ pending, lacks }, prizes),
    corrections: [...(stored.corrections ?? []), correction],
    prizes,
  };
}

/** What of `pending` and `lacks` still holds beside these prizes; an empty list is left out. */
function stillMissing(lists: Pick<Draw, 'pending' | 'lacks'>, prizes: Draw['prizes']) {
  const left = Object.entries(lists).map(
    ([name, slugs]) => [name, (slugs ?? []).filter((slug) => prizes[slug] === undefined)] as const,
  );
  return Object.fromEntries(left.filter(([, slugs]) => slugs.length > 0));
}

function placeDraw(draws: readonly Draw[], draw: Draw): Draw[] {
  const others = draws.filter(({ drawDate }) => drawDate !== draw.drawDate);
  return [...others, draw].sort(byNewestFirst);
}

function pick(prizes: Draw['prizes'], slugs: readonly string[]): Draw['prizes'] {
  return Object.fromEntries(slugs.map((slug) => [slug, prizes[slug] ?? []]));
}
