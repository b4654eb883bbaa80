// What is stored of a day of a lottery: what each source said, and what persons decided. The first
// statement is the flat part of the line, with those who said the same at once; what came later
// stands in `also`. Nothing is ever removed from a line.
import type { Instant } from '../../domain/clock.ts';
import type { DoubtName } from '../../domain/doubt-names.ts';
import type { Draw } from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { Withdrawal } from '../../domain/withdrawal.ts';

/** What else a source says with its numbers. */
type Beside = {
  readonly sourceUrl?: string | undefined;
  readonly pending?: readonly string[] | undefined;
  readonly lacks?: readonly string[] | undefined;
  readonly series?: readonly number[] | undefined;
  /** What was doubtful when it was heard: a later calendar does not doubt it anew. */
  readonly doubts?: Readonly<Partial<Record<DoubtName, string>>> | undefined;
};

export type Statement = Beside & {
  readonly source: string;
  /** When this folder heard it; without a time, in the beginning. */
  readonly at?: Instant | undefined;
  /** It also repeats all numbers of the first statement. */
  readonly agrees?: true | undefined;
  readonly prizes?: Draw['prizes'] | undefined;
};

/** What a person decided. A source that is believed may correct what is published. */
export type Decision = {
  readonly at?: Instant | undefined;
  readonly reason?: string | undefined;
} & (
  | { readonly accept: readonly DoubtName[]; readonly of: string }
  | { readonly believe: string; readonly prizes?: readonly string[] | undefined }
  /** What is published is right; what else was said is wrong. */
  | { readonly keep: true }
  /** The source does not count for the day from then on, or these prizes of it. */
  | { readonly leaveOut: string; readonly prizes?: readonly string[] | undefined }
  /** Why the numbers may be wrong, as visitors read it. */
  | { readonly doubt: string }
);

export type DayLine = Beside & {
  readonly drawDate: DrawDate;
  /** Absent, with `prizes`, where nothing was said. */
  readonly source?: string | undefined;
  /** Sources of single prizes, which said them at once with the first. */
  readonly prizeSources?: Readonly<Record<string, string>> | undefined;
  /** Who said the same at once. */
  readonly confirmedBy?: readonly string[] | undefined;
  readonly recordedAt?: Instant | undefined;
  readonly withdrawals?: readonly Withdrawal[] | undefined;
  readonly prizes?: Draw['prizes'] | undefined;
  readonly also?: readonly Statement[] | undefined;
  readonly decided?: readonly Decision[] | undefined;
};

/** What a fold needs beside the line. */
export type FoldContext = { readonly lottery: Lottery; readonly sources: readonly Source[] };

/** A statement with every number that it names. */
export type Said = Beside & {
  readonly source: string;
  readonly at: Instant | undefined;
  readonly prizes: Draw['prizes'];
};

/** All statements of a line, the first one first. */
export function listStatements(line: DayLine): Said[] {
  const also = (line.also ?? []).map(({ agrees, prizes, at, ...said }): Said => {
    return { ...said, at, prizes: { ...(agrees && line.prizes), ...prizes } };
  });
  return [...listFirst(line), ...also];
}

/** The flat part of a line, as each of its sources said it. */
function listFirst(line: DayLine): Said[] {
  const { source, prizes, prizeSources, confirmedBy = [], recordedAt: at } = line;
  if (source === undefined || prizes === undefined) return [];
  const { sourceUrl, pending, lacks, series, doubts } = line;
  const own = { source, at, sourceUrl, pending, lacks, series, doubts };
  const said = confirmedBy.map((id) => ({ source: id, at, lacks, doubts, prizes }));
  // Nearly always all prizes are of one source.
  if (prizeSources === undefined) return [{ ...own, prizes }, ...said];
  const bySource = Map.groupBy(Object.entries(prizes), ([slug]) => prizeSources[slug] ?? source);
  const others = [...bySource].filter(([id]) => id !== source);
  return [
    { ...own, prizes: Object.fromEntries(bySource.get(source) ?? []) },
    ...others.map(([id, its]) => ({ source: id, at, doubts, prizes: Object.fromEntries(its) })),
    ...said,
  ];
}

/** Each time at which something was said or decided, or a draw restored, in order; `''` first. */
export function listTimes(line: DayLine): Instant[] {
  const times = [
    ...listStatements(line).map(({ at }) => at),
    ...(line.decided ?? []).map(({ at }) => at),
    ...(line.withdrawals ?? []).flatMap(({ restored }) => restored?.at ?? []),
  ];
  return [...new Set(times.map((at = '') => at))].sort();
}

const KINDS = ['accept', 'leaveOut', 'believe', 'keep', 'doubt'] as const;

/** Decisions of one moment take effect in this order, wherever they stand in the line. */
export function byKind(left: Decision, right: Decision): number {
  const [ours, theirs] = [left, right].map((decision) => {
    return `${KINDS.findIndex((kind) => kind in decision)} ${JSON.stringify(decision)}`;
  });
  return (ours ?? '') < (theirs ?? '') ? -1 : 1;
}

/** A withdrawn day goes on hearing; what it heard counts once it is restored. */
export function isWithdrawnAt({ withdrawals = [] }: DayLine, at: Instant = ''): boolean {
  return withdrawals.some(
    (withdrawal) => withdrawal.at <= at && at < (withdrawal.restored?.at ?? '9'),
  );
}
