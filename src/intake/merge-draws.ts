// Merges two versions of one draw file for git. Different numbers are a conflict for a person.
import type { Instant } from '../domain/clock.ts';
import { byNewestFirst, type Draw, isComplete } from '../domain/draw.ts';
import { changedPrizes } from '../domain/reading.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { formatDrawFile, parseDrawFile, UnplacedPrize } from './draw-file.ts';
import { isError } from './problem.ts';

/** The merged text, or conflicts. @param base the common ancestor; empty if both added the file */
export function mergeDrawFiles(
  lottery: Pick<Lottery, 'eras'>,
  { base, ours, theirs }: Readonly<Record<'base' | 'ours' | 'theirs', string>>,
): { text: string } | { conflicts: string[] } {
  const unreadable = [ours, theirs].flatMap((text) => parseDrawFile(text).findings.filter(isError));
  if (unreadable.length > 0) return { conflicts: unreadable.map(({ expectation }) => expectation) };
  const [before, our, their] = [drawsByDate(base), drawsByDate(ours), drawsByDate(theirs)];
  const conflicts: string[] = [];
  const merged: Draw[] = [];
  for (const day of new Set([...our.keys(), ...their.keys()])) {
    const draw = mergeDraw(before.get(day), our.get(day), their.get(day));
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

/** The merged draw, `undefined` for one that was removed, or why a person must decide. */
function mergeDraw(base?: Draw, ours?: Draw, theirs?: Draw): Draw | undefined | string {
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return ours;
  if (isEqual(base, ours)) return theirs;
  if (ours === undefined || theirs === undefined)
    return 'one side removed it, the other changed it';
  const [differing] = changedPrizes(theirs, ours);
  if (differing !== undefined) return `${differing} has other numbers on each side`;
  if (ours.series && theirs.series && !isEqual(ours.series, theirs.series))
    return 'its tickets have other series on each side';
  if (!isEqual(withoutTimes(ours), withoutTimes(theirs))) return 'its corrections differ';
  const withdrawals = mergeWithdrawals(ours.withdrawals, theirs.withdrawals);
  if (withdrawals === undefined)
    return 'it was withdrawn or restored for another reason on each side';
  return { ...uniteDraws(ours, theirs), ...(withdrawals.length > 0 && { withdrawals }) };
}

/** Each act at its earlier time; `undefined` where the sides did different things. */
function mergeWithdrawals(ours: Draw['withdrawals'] = [], theirs: Draw['withdrawals'] = []) {
  const merged: Withdrawal[] = [];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const sides = [ours[index], theirs[index]].filter((side) => side !== undefined);
    const withdrawn = chooseEarlier(sides);
    const ends = sides.flatMap(({ restored }) => restored ?? []);
    const restored = ends.length > 0 ? chooseEarlier(ends) : undefined;
    if (withdrawn === undefined || (ends.length > 0 && restored === undefined)) return undefined;
    const { at, reason } = withdrawn;
    merged.push({ at, reason, ...(restored && { restored }) });
  }
  return merged;
}

/** The earlier of acts for the same reason; `undefined` where their reasons differ. */
function chooseEarlier<Act extends Pick<Withdrawal, 'at' | 'reason'>>(acts: readonly Act[]) {
  const [first, second = first] = acts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return isEqual(first?.reason, second?.reason) ? first : undefined;
}

/** Two draws that agree as one. The earlier recorded is credited; a second source confirms it. */
function uniteDraws(ours: Draw, theirs: Draw): Draw {
  const [first, second] = [ours, theirs].sort(byRecording) as [Draw, Draw];
  const namesAll = Object.keys(first.prizes).every((slug) => second.prizes[slug] !== undefined);
  const confirming = isComplete(first) && namesAll ? [second.source] : [];
  const united = unite(first, second, [first.pending, second.pending], confirming);
  const completedAt = united.pending ? undefined : findCompletion(first, second);
  return {
    ...first,
    ...united,
    sourceUrl: first.sourceUrl ?? (first.source === second.source ? second.sourceUrl : undefined),
    completedAt: completedAt === first.recordedAt ? undefined : completedAt,
  };
}

type Slugs = readonly string[] | undefined;

/** Prizes and lists of two draws with the same numbers, where the first is credited. */
function unite(first: Draw, second: Draw, awaited: readonly Slugs[], confirming: string[]) {
  const prizes = { ...second.prizes, ...first.prizes };
  const union = (lists: readonly Slugs[], keeps: (entry: string) => boolean) => {
    const kept = [...new Set(lists.flatMap((list) => list ?? []))].filter(keeps);
    return kept.length > 0 ? kept : undefined;
  };
  const isMissing = (slug: string) => prizes[slug] === undefined;
  const pending = union(awaited, isMissing);
  const isLacking = (slug: string) => isMissing(slug) && !pending?.includes(slug);
  const confirmed = [first.confirmedBy, second.confirmedBy, confirming];
  const publishers = Object.keys(prizes).map((slug) => {
    const from = first.prizes[slug] === undefined ? second : first;
    return [slug, from.prizeSources?.[slug] ?? from.source] as const;
  });
  const others = publishers.filter(([, publisher]) => publisher !== first.source);
  return {
    prizeSources: others.length > 0 ? Object.fromEntries(others) : undefined,
    confirmedBy: union(confirmed, (source) => source !== first.source),
    doubt: first.doubt ?? second.doubt,
    pending,
    lacks: union([first.lacks, second.lacks], isLacking),
    series: first.series ?? second.series,
    prizes,
  };
}

/** When the last prize of both came: with the first complete side, or else with the later one. */
function findCompletion(first: Draw, second: Draw): Instant | undefined {
  const complete = [first, second].filter(isComplete);
  const cameAt = (draw: Draw) => draw.completedAt ?? draw.recordedAt;
  return complete.length > 0 ? complete.map(cameAt).sort()[0] : second.recordedAt;
}

/** A draw of the first collection has no time and counts as earlier; the text breaks a tie. */
function byRecording(one: Draw, other: Draw): number {
  const key = (draw: Draw) => `${draw.recordedAt ?? ''} ${JSON.stringify(draw)}`;
  return key(one) < key(other) ? -1 : 1;
}

function withoutTimes({ corrections = [] }: Draw) {
  return corrections.map(({ at: _, ...correction }) => correction);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function drawsByDate(text: string): Map<string, Draw> {
  return new Map(parseDrawFile(text || '[]').entries.map(({ draw }) => [draw.drawDate, draw]));
}
