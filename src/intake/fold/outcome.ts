// What became of a reading: the difference between a day as it was folded before and after.
import type { Doubt } from '../../domain/doubt-names.ts';
import { countRevisions, type Draw } from '../../domain/draw.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';
import { gainedPrizes } from '../../domain/reading.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import { type Finding, isError } from '../problem.ts';
import type { FoldContext } from './day-line.ts';
import type { FoldedDay } from './fold-day.ts';
import { isSettled } from './judges.ts';

export const OUTCOMES = ['new', 'agrees', 'completed', 'corrected', 'disputed', 'refused'] as const;

export type Outcome = {
  readonly name: (typeof OUTCOMES)[number];
  /** The day as it is published from now on. */
  readonly draw?: Draw | undefined;
  /** What waits of the day from now on. */
  readonly heldBack?: HeldBackDraw | undefined;
  /** What nobody has accepted, of this very reading. */
  readonly doubts: readonly Doubt[];
  /** Why it was refused. */
  readonly findings: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** What is published stays, and nothing waits: the source is at fault, not the draw. */
  readonly isPassed?: true | undefined;
};

export function refuse(findings: readonly Finding[], more: Partial<Outcome> = {}): Outcome {
  return { name: 'refused', doubts: [], warnings: [], findings, ...more };
}

type ChangedDay = {
  readonly before: FoldedDay;
  readonly after: FoldedDay;
  readonly warnings: readonly Finding[];
};

/** @param open what is doubtful about the reading and nobody has accepted */
export function tellOutcome(
  reading: Draw,
  open: readonly Doubt[],
  { before, after, warnings }: ChangedDay,
  { lottery }: FoldContext,
): Outcome {
  const { draw, heldBack } = after;
  const told = {
    draw,
    heldBack,
    doubts: [],
    findings: [],
    warnings: warnings.filter((finding) => !isError(finding)),
  };
  if (draw !== undefined && isWithdrawn(draw))
    return refuse([findWithdrawn(draw, lottery.slug)], { draw });
  if (draw === undefined || !isSettled(reading, draw)) {
    const isWaiting = heldBack?.readings.some(
      (held) =>
        !held.stored &&
        held.source === reading.source &&
        Object.entries(reading.prizes).some(
          ([slug, numbers]) =>
            held.prizes[slug]?.join() === numbers.join() &&
            draw?.prizes[slug]?.join() !== numbers.join(),
        ),
    );
    const witness = heldBack?.doubts.filter(({ name }) => name === 'witness') ?? [];
    if (isWaiting) return { ...told, name: 'disputed', doubts: [...open, ...witness] };
    // Zeros beside a number, or numbers that a person has found wrong.
    return refuse([], { draw, heldBack, doubts: open, isPassed: true });
  }
  return { ...told, name: nameChange(before.draw, draw, reading) };
}

/** What a day became by a reading of it. */
export function nameChange(before: Draw | undefined, now: Draw, reading: Draw): Outcome['name'] {
  const credited = [now.source, ...Object.values(now.prizeSources ?? {})];
  if (before === undefined) return credited.includes(reading.source) ? 'new' : 'agrees';
  if (countRevisions(now) > countRevisions(before)) return 'corrected';
  return gainedPrizes(before, reading).length > 0 ? 'completed' : 'agrees';
}

/** A withdrawn day keeps what is said of it and publishes nothing: only a person restores it. */
function findWithdrawn({ drawDate: value, withdrawals }: Draw, slug: string): Finding {
  const reason = withdrawals?.at(-1)?.reason.en;
  const expectation = `this draw was withdrawn: ${reason}. To make it a result again: npx tsx scripts/run.ts withdraw --restore ${slug}/${value} --yes`;
  return { path: 'drawDate', value, expectation };
}
