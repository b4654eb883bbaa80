// Merges two versions of one draw file for git into the union of their draws. Different numbers are
// a conflict, which a person resolves.
import { byNewestFirst, type Draw, type Instant, isComplete } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { formatDrawFile, parseDrawFile, UnplacedPrize } from './draw-file.ts';
import { isError } from './problem.ts';

type MergedFile =
  | { readonly text: string }
  /** The conflicts, which a person resolves. */
  | { readonly conflicts: readonly string[] };

type Versions = {
  /** The common ancestor; empty where each side added the file. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
};

export function mergeDrawFiles(
  lottery: Pick<Lottery, 'eras'>,
  { base, ours, theirs }: Versions,
): MergedFile {
  const unreadable = [ours, theirs].flatMap((text) => parseDrawFile(text).findings.filter(isError));
  if (unreadable.length > 0) return { conflicts: unreadable.map(({ expectation }) => expectation) };
  const [before, one, other] = [drawsByDate(base), drawsByDate(ours), drawsByDate(theirs)];
  const conflicts: string[] = [];
  const merged: Draw[] = [];
  for (const day of new Set([...one.keys(), ...other.keys()])) {
    const draw = mergeDraw(before.get(day), one.get(day), other.get(day));
    if (typeof draw === 'string') conflicts.push(`draw ${day}: ${draw}`);
    else if (draw !== undefined) merged.push(draw);
  }
  if (conflicts.length > 0) return { conflicts };
  try {
    return { text: formatDrawFile(lottery, merged.sort(byNewestFirst)) };
  } catch (error) {
    if (!(error instanceof UnplacedPrize)) throw error;
    return { conflicts: [error.message] };
  }
}

/** The draw both sides agree on, `undefined` for one that was removed, or why a person must decide. */
function mergeDraw(
  base: Draw | undefined,
  ours: Draw | undefined,
  theirs: Draw | undefined,
): Draw | undefined | string {
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  if (ours === undefined || theirs === undefined)
    return 'one side removed it, the other changed it';
  const differing = sharedPrizes(ours, theirs).find(
    (slug) => theirs.prizes[slug]?.join() !== ours.prizes[slug]?.join(),
  );
  if (differing !== undefined) return `${differing} has other numbers on each side`;
  if (!isSame(withoutTimes(ours), withoutTimes(theirs))) return 'its corrections differ';
  const withdrawals = mergeWithdrawals(ours.withdrawals, theirs.withdrawals);
  if (withdrawals === undefined)
    return 'it was withdrawn or restored for another reason on each side';
  return { ...uniteDraws(ours, theirs), ...(withdrawals.length > 0 && { withdrawals }) };
}

/** What both sides did, each act at its earlier time; `undefined` where each side did another thing. */
function mergeWithdrawals(
  ours: readonly Withdrawal[] = [],
  theirs: readonly Withdrawal[] = [],
): Withdrawal[] | undefined {
  const merged: Withdrawal[] = [];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const sides = [ours[index], theirs[index]].filter((one) => one !== undefined);
    const withdrawn = earlierOf(sides);
    const ends = sides.flatMap(({ restored }) => restored ?? []);
    const restored = ends.length > 0 ? earlierOf(ends) : undefined;
    if (withdrawn === undefined || (ends.length > 0 && restored === undefined)) return undefined;
    const { at, reason } = withdrawn;
    merged.push({ at, reason, ...(restored && { restored }) });
  }
  return merged;
}

/** The earlier of acts for the same reason; `undefined` where their reasons differ. */
function earlierOf<Act extends Pick<Withdrawal, 'at' | 'reason'>>(acts: readonly Act[]) {
  const [first, second = first] = acts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return isSame(first?.reason, second?.reason) ? first : undefined;
}

/** Two draws that agree as one. The side recorded earlier is credited; a second source confirms it. */
function uniteDraws(ours: Draw, theirs: Draw): Draw {
  const [first, second] = [ours, theirs].sort(byRecording) as [Draw, Draw];
  const prizes = { ...second.prizes, ...first.prizes };
  const missing = (...lists: (readonly string[] | undefined)[]) =>
    union(...lists).filter((slug) => prizes[slug] === undefined);
  const pending = missing(first.pending, second.pending);
  const confirming = sharedPrizes(first, second).length > 0 ? [second.source] : [];
  const confirmedBy = union(first.confirmedBy, second.confirmedBy, confirming);
  const completedAt = pending.length > 0 ? undefined : completionOf(first, second);
  return {
    ...first,
    sourceUrl: first.sourceUrl ?? (first.source === second.source ? second.sourceUrl : undefined),
    confirmedBy: nonEmpty(confirmedBy.filter((source) => source !== first.source)),
    doubt: first.doubt ?? second.doubt,
    completedAt: completedAt === first.recordedAt ? undefined : completedAt,
    pending: nonEmpty(pending),
    lacks: nonEmpty(missing(first.lacks, second.lacks).filter((slug) => !pending.includes(slug))),
    prizes,
  };
}

/** When the last prize of both came: with the first side that was complete, or else with the later one. */
function completionOf(first: Draw, second: Draw): Instant | undefined {
  const complete = [first, second].filter(isComplete);
  const cameAt = (draw: Draw) => draw.completedAt ?? draw.recordedAt;
  return complete.length > 0 ? complete.map(cameAt).sort()[0] : second.recordedAt;
}

/** A draw of the first collection has no time and counts as earlier; the text breaks a tie. */
function byRecording(one: Draw, other: Draw): number {
  const key = (draw: Draw) => `${draw.recordedAt ?? ''} ${JSON.stringify(draw)}`;
  return key(one) < key(other) ? -1 : 1;
}

function sharedPrizes(one: Draw, other: Draw): string[] {
  return Object.keys(one.prizes).filter((slug) => other.prizes[slug] !== undefined);
}

function withoutTimes({ corrections = [] }: Draw) {
  return corrections.map(({ at: _, ...correction }) => correction);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function union(...lists: (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function drawsByDate(text: string): Map<string, Draw> {
  return new Map(parseDrawFile(text || '[]').entries.map(({ draw }) => [draw.drawDate, draw]));
}
