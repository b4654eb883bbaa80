// Adds to a line, and unites two lines of one day: a merge of git keeps those of both branches.
import type { Instant } from '../../domain/clock.ts';
import { areDifferent, gainedPrizes } from '../../domain/reading.ts';
import type { DayEntry } from './day-file.ts';
import {
  type DayLine,
  type Decision,
  listStatements,
  listTimes,
  type Said,
  type Statement,
} from './day-line.ts';

/** What was said and decided at once. */
export type Addition = { readonly said?: readonly Said[]; readonly decided?: readonly Decision[] };

/** The line with what was said and decided since; nothing of it is removed. */
export function addTo(line: DayLine, addition: Addition): DayLine {
  const later = laterThan(line);
  const said = later(addition.said ?? []);
  const decided = later(addition.decided ?? []);
  const [first, ...rest] = said;
  const isNew = line.source === undefined && first !== undefined;
  const atOnce = isNew ? rest.filter((next) => isSame(next, first)) : [];
  const opened = isNew ? { ...line, ...firstOf(first, atOnce) } : line;
  const others = (isNew ? rest : said).filter((next) => !atOnce.includes(next));
  const also = others.map((next) => encode(next, opened));
  return {
    ...opened,
    ...list('also', [...(line.also ?? []), ...also]),
    ...list('decided', [...(line.decided ?? []), ...decided]),
  };
}

/** What is added now was heard after all of the line, even where a clock was set back. */
function laterThan(line: DayLine) {
  const last = listTimes(line).at(-1) ?? '';
  const next = last === '' ? last : new Date(Date.parse(last) + 1).toISOString();
  return <Item extends { readonly at?: Instant | undefined }>(items: readonly Item[]) =>
    items.map((item) => ((item.at ?? '') > last ? item : { ...item, at: next || item.at }));
}

function list<Key extends string, Item>(key: Key, items: readonly Item[]) {
  return items.length > 0 ? { [key]: items } : {};
}

/** The flat part of a line. */
function firstOf({ at, ...said }: Said, atOnce: readonly Said[]): Partial<DayLine> {
  const confirmedBy = list('confirmedBy', [...new Set(atOnce.map(({ source }) => source))]);
  return { ...said, ...confirmedBy, ...(at !== undefined && { recordedAt: at }) };
}

/** Whether both said the same at once, and nothing beside it, so that a name says it all. */
function isSame(next: Said, first: Said): boolean {
  if (next.at !== first.at || next.source === first.source) return false;
  const isBare = (next.sourceUrl ?? next.series ?? next.pending ?? next.doubts) === undefined;
  const isPlain = (first.pending ?? first.doubts) === undefined;
  return (
    isBare && isPlain && includes(next.prizes, first.prizes) && includes(first.prizes, next.prizes)
  );
}

function includes(ours: Said['prizes'], theirs: Said['prizes']): boolean {
  const [all, some] = [{ prizes: ours }, { prizes: theirs }];
  return !areDifferent(all, some) && gainedPrizes(all, some).length === 0;
}

/** A statement beside those of the line, without the numbers of the first that it repeats. */
function encode({ source, at, prizes, ...beside }: Said, { prizes: first }: DayLine): Statement {
  const agrees = first !== undefined && includes(prizes, first);
  const rest = Object.entries(prizes).filter(([slug]) => !agrees || first[slug] === undefined);
  return {
    source,
    ...(at !== undefined && { at }),
    ...(agrees && { agrees: true as const }),
    ...beside,
    ...(rest.length > 0 && { prizes: Object.fromEntries(rest) }),
  };
}

/**
 * Lines of one day as one. What the first does not have was heard here just now, whenever the other
 * branch heard it: a statement of an earlier time could change what is published.
 */
function unite([first, ...others]: readonly [DayLine, ...DayLine[]], now: Instant): DayLine {
  const atNow = <Item extends object>(item: Item) => ({ ...item, at: now });
  return others.reduce((line, other) => {
    const { said, decided } = listMissing(line, other);
    const acts = new Map(line.withdrawals?.map((act) => [act.at, act]));
    for (const act of other.withdrawals ?? [])
      if (acts.get(act.at)?.restored === undefined) acts.set(act.at, act);
    const withdrawals = [...acts.values()].sort((one, later) => (one.at < later.at ? -1 : 1));
    const added = addTo(line, { said: said.map(atNow), decided: decided.map(atNow) });
    return { ...added, ...list('withdrawals', withdrawals) };
  }, first);
}

/** What the second line has, and the first has not, or less often. */
export function listMissing(line: DayLine, other: DayLine): Required<Addition> {
  return {
    said: missingIn(listStatements(line), listStatements(other), identifyStatement),
    decided: missingIn(line.decided ?? [], other.decided ?? [], identifyDecision),
  };
}

/** Each day once, at its first line. @param now milliseconds since 1970 */
export function uniteDays(entries: readonly DayEntry[], now: number): DayEntry[] {
  const at = new Date(now).toISOString();
  const byDay = Map.groupBy(entries, ({ day }) => day.drawDate);
  return [...byDay.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    return [{ ...first, day: unite([first.day, ...others.map(({ day }) => day)], at) }];
  });
}

/** What the second list has more often than the first. */
function missingIn<Item>(
  before: readonly Item[],
  after: readonly Item[],
  identify: (item: Item) => string,
): Item[] {
  const counts = new Map<string, number>();
  for (const key of before.map(identify)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return after.filter((item) => {
    const key = identify(item);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

/** What a statement says; when it was heard, and how it was judged, is no part of it. */
export function identifyStatement({ at: _, doubts: _doubts, ...said }: Said): string {
  return identify(said);
}

/** The same of a decision. */
export function identifyDecision({ at: _, ...decision }: Decision): string {
  return identify(decision);
}

/** Equal for equal values, whatever the order of their keys. */
function identify(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
