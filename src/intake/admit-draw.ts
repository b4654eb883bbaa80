// Decides whether an incoming draw may be stored, and returns the new list. Other numbers for a
// stored draw need a reason.
import type { Calendar } from '../domain/calendar.ts';
import {
  byNewestFirst,
  type Correction,
  type Draw,
  type Instant,
  isComplete,
} from '../domain/draw.ts';
import { changedPrizes } from '../domain/reading.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import { doubtClock } from './doubt-clock.ts';
import { findMalformed } from './draw-file.ts';
import { type Finding, isError } from './problem.ts';
import { judgeDraw, judgeNeighbours } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';

export type Admission =
  /** It adds nothing. */
  | { readonly outcome: 'unchanged'; readonly draw: Draw }
  /** A new draw, missing prizes, a correction, or a source that agrees; `draws` is the new list. */
  | {
      readonly outcome: 'added' | 'completed' | 'corrected' | 'confirmed';
      readonly draw: Draw;
      readonly draws: readonly Draw[];
      readonly warnings: readonly Finding[];
    }
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] };

export type Admitted = Extract<Admission, { readonly draws: readonly Draw[] }>;

export type AdmissionNote = {
  /** The moment of entering. */
  readonly at: Instant;
  /** Required to replace stored numbers. */
  readonly reason?: string | undefined;
  /** The numbers that callers saw, where somebody edited the stored ones without a correction. */
  readonly was?: Draw['prizes'] | undefined;
};

export type AdmissionContext = RuleContext & { readonly calendar: Calendar };

/** @param draws the stored draws of the lottery, newest first */
export function admitDraw(
  draws: readonly Draw[],
  incoming: Draw,
  { at, reason, was }: AdmissionNote,
  given: AdmissionContext,
): Admission {
  const context = { ...given, draws };
  const found = draws.find(({ drawDate }) => drawDate === incoming.drawDate);
  const withdrawn = findWithdrawn(found, context.lottery.slug);
  const findings = [...withdrawn, ...doubtClock(draws, context), ...judgeDraw(incoming, context)];
  if (findings.some(isError)) return { outcome: 'refused', findings };
  const stored = found && { ...found, prizes: { ...found.prizes, ...was } };
  const admit = (outcome: Admitted['outcome'], judged: Draw): Admission => {
    const series = judged.series ?? incoming.series;
    const draw = series ? { ...judged, series } : judged;
    // Two valid draws can merge into an invalid one, so the merged one is judged too.
    const broken = [...judgeDraw(draw, context).filter(isError), ...findMalformed(draw)];
    if (broken.length > 0) return { outcome: 'refused', findings: broken };
    const placed = placeDraw(draws, draw);
    const early = outcome === 'added' ? warnOfEarlyDay(draw, draws) : [];
    const near = judgeNeighbours(placed, draws, draw.drawDate);
    return { outcome, draw, draws: placed, warnings: [...findings, ...early, ...near] };
  };
  if (stored === undefined) {
    return admit('added', { ...incoming, recordedAt: incoming.recordedAt ?? at });
  }
  const changed = changedPrizes(stored, incoming);
  const gained = Object.keys(incoming.prizes).some((slug) => stored.prizes[slug] === undefined);
  if (changed.length === 0 && !gained) {
    const { source, confirmedBy = [] } = stored;
    // Only another source confirms, with all the numbers it will have.
    const confirms = isComplete(incoming) && ![source, ...confirmedBy].includes(incoming.source);
    if (confirms) {
      return admit('confirmed', { ...stored, confirmedBy: [...confirmedBy, incoming.source] });
    }
    const statesSeries = stored.series === undefined && incoming.series !== undefined;
    return statesSeries ? admit('completed', stored) : { outcome: 'unchanged', draw: stored };
  }
  if (changed.length === 0) return admit('completed', completeDraw(stored, incoming, at));
  if (reason !== undefined) {
    const previous = Object.fromEntries(changed.map((slug) => [slug, stored.prizes[slug] ?? []]));
    return admit('corrected', correctDraw(stored, incoming, { at, reason, previous }));
  }
  const conflicts = changed.map((slug) => ({
    path: `prizes.${slug}`,
    value: incoming.prizes[slug],
    expectation: `stored is ${stored.prizes[slug]?.join(' ')}; a stored number changes only as a correction, with a reason`,
  }));
  return { outcome: 'refused', findings: conflicts };
}

/** A day whose draw was withdrawn takes no numbers: only a person restores it. */
function findWithdrawn(stored: Draw | undefined, slug: string): Finding[] {
  const reason = stored && isWithdrawn(stored) ? stored.withdrawals?.at(-1)?.reason : undefined;
  if (stored === undefined || reason === undefined) return [];
  const { drawDate: value } = stored;
  const expectation = `this draw was withdrawn: ${reason.en}. To make it a result again: npx tsx scripts/withdraw.ts --restore ${slug}/${value}`;
  return [{ path: 'drawDate', value, expectation }];
}

/** Adds to the stored draw the prizes it lacks, and changes no other. */
function completeDraw(stored: Draw, incoming: Draw, at: Instant): Draw {
  const prizes = { ...incoming.prizes, ...stored.prizes };
  const { pending, lacks, ...rest } = stored;
  const sourceUrl = stored.sourceUrl ?? incoming.sourceUrl;
  const completed = { ...rest, sourceUrl, ...stillMissing({ pending, lacks }, prizes), prizes };
  const lastCame = !isComplete(stored) && isComplete(completed);
  return { ...completed, ...(lastCame && { completedAt: at }) };
}

function correctDraw(stored: Draw, incoming: Draw, correction: Correction): Draw {
  const prizes = { ...stored.prizes, ...incoming.prizes };
  const { pending, lacks, doubt: _resolved, confirmedBy: _ofTheOldNumbers, ...rest } = stored;
  return {
    ...rest,
    source: incoming.source,
    // The stored address is of another source, whose page does not show these numbers.
    sourceUrl:
      incoming.sourceUrl ?? (incoming.source === stored.source ? stored.sourceUrl : undefined),
    ...stillMissing({ pending, lacks }, prizes),
    corrections: [...(stored.corrections ?? []), correction],
    prizes,
  };
}

/** `pending` and `lacks` without the prizes that now have numbers; omits an empty list. */
function stillMissing(lists: Pick<Draw, 'pending' | 'lacks'>, prizes: Draw['prizes']) {
  const missing = Object.entries(lists).map(
    ([name, slugs]) => [name, (slugs ?? []).filter((slug) => prizes[slug] === undefined)] as const,
  );
  return Object.fromEntries(missing.filter(([, slugs]) => slugs.length > 0));
}

/** The list with this draw in the place of that day. */
export function placeDraw(draws: readonly Draw[], draw: Draw): Draw[] {
  return [...draws.filter(({ drawDate }) => drawDate !== draw.drawDate), draw].sort(byNewestFirst);
}

/** A day before every stored draw is more often a typing error than an older draw. */
function warnOfEarlyDay({ drawDate: value }: Draw, stored: readonly Draw[]): Finding[] {
  const first = stored.at(-1)?.drawDate;
  if (first === undefined || value >= first) return [];
  const expectation = `is before the first stored draw, ${first}; look at the date again`;
  return [{ path: 'drawDate', value, expectation, severity: 'warning' }];
}
