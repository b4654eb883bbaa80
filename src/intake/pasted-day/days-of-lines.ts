// Of which day a text is, or each block of it.
import { bangkokDay, getWeekDay } from '../../domain/clock.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { WEEK_DAYS_TH, type WeekDay } from '../../domain/lottery.ts';
import { type SaidDay, saidWeekDay } from './day-and-time.ts';
import { listNames, listTokens, type ReadLine } from './lines.ts';
import { REFUSALS } from './reasons.ts';
import { shortened } from './words.ts';
import { listNumbers } from './tokens.ts';

/** Why a text is not read at all. */
export type DayFault =
  /** No number of the text is certainly a result of its day. */
  | { readonly kind: 'refused'; readonly reason: string; readonly line?: number }
  /** The text does not say its day, or not its year; `ending` is the end of a `DrawDate`. */
  | { readonly kind: 'undated'; readonly ending?: string };

type Dated =
  | DayFault
  | { readonly kind: 'days'; readonly days: ReadonlyMap<DrawDate, readonly ReadLine[]> };

/**
 * How many days before the paste a day may lie that lacks its year, or is only called yesterday.
 */
const DAYS_BEFORE = 7;

/** The lines of each day of the text; `asked` and `now` as for `readPastedDay`. */
export function daysOfLines(lines: readonly ReadLine[], asked?: DrawDate, now?: number): Dated {
  const said = lines.flatMap(({ days, ...line }) => days.map((day) => ({ ...line, day })));
  const full = new Set<DrawDate>();
  for (const { line, day, plain } of said) {
    if (day.kind === 'wrong') return refuse(REFUSALS.wrongDay(day.text), line);
    if (day.kind === 'several') return refuse(REFUSALS.severalDays(shortened(plain)), line);
    if (day.kind !== 'day') continue;
    full.add(day.day);
    const contradiction = contradictWeekDay(day.weekDay, day.day);
    if (contradiction !== undefined) return refuse(contradiction, line);
  }
  for (const { line, daysAgo, days } of lines) {
    const [day, second] = new Set(days.flatMap((one) => fullDay(one) ?? []));
    const isOf = day !== undefined && second === undefined;
    const contradiction = isOf && contradictRelative(daysAgo, day, now);
    if (contradiction) return refuse(contradiction, line);
  }
  const spanned = contradictSpan(lines, [...full]);
  if (spanned !== undefined) return spanned;
  const relative = new Set(
    lines.flatMap(({ daysAgo, unknown }) => (unknown === undefined ? daysAgo : [])),
  );
  if (relative.size > 1) return refuse(REFUSALS.twoDays('เมื่อวาน, วันนี้'));
  if (full.size > 1) {
    const days = asked === undefined ? linesByDay(lines) : undefined;
    return days ? { kind: 'days', days } : refuse(REFUSALS.twoDays([...full].join(', ')));
  }
  // A day beside numbers that are not understood may be the day of those numbers alone.
  const own = said.filter((dated) => dated.unknown === undefined || listTokens(dated).length === 0);
  const parts = said.flatMap(({ line, day }) =>
    day.kind === 'part' ? [{ line, ending: day.ending }] : [],
  );
  const [daysAgo] = full.size === 0 && parts.length === 0 ? relative : [];
  const drawDate =
    asked ??
    own.flatMap(({ day }) => fullDay(day) ?? [])[0] ??
    (now === undefined ? undefined : lately(now, daysAgo, parts[0]?.ending));
  if (drawDate === undefined) {
    return { kind: 'undated', ...(parts[0] !== undefined && { ending: parts[0].ending }) };
  }
  // Another day at the head may be that of the message, and its "yesterday" is meant.
  const yesterday = lines.find(({ daysAgo, days }) => daysAgo.includes(1) && days.length === 0);
  const isOther = full.size > 0 || now === undefined || bangkokDay(now, 1) !== drawDate;
  if (yesterday !== undefined && isOther) {
    return refuse(REFUSALS.otherDay('เมื่อวาน', drawDate), yesterday.line);
  }
  const otherFull = [...full].find((day) => day !== drawDate);
  if (otherFull !== undefined) return refuse(REFUSALS.otherDay(otherFull, drawDate));
  const other = parts.find(({ ending }) => !drawDate.endsWith(ending));
  if (other !== undefined)
    return refuse(REFUSALS.otherDay(other.ending.replace(/^-/, ''), drawDate), other.line);
  const [contradiction] = [
    contradictWeekDay(saidWeekDay(lines.map(({ plain }) => plain).join('\n')), drawDate),
    ...lines.map(({ daysAgo, unknown }) =>
      unknown === undefined ? contradictRelative(daysAgo, drawDate, now) : undefined,
    ),
  ].filter((reason) => reason !== undefined);
  if (contradiction !== undefined) return refuse(contradiction);
  return contradictSpan(lines, [drawDate]) ?? { kind: 'days', days: new Map([[drawDate, lines]]) };
}

function contradictWeekDay(said: WeekDay | undefined, day: DrawDate): string | undefined {
  const weekDay = getWeekDay(day);
  if (said === undefined || said === weekDay) return undefined;
  return REFUSALS.otherWeekDay(WEEK_DAYS_TH[said], day, WEEK_DAYS_TH[weekDay]);
}

/** Refuses a text whose heading is of another month or year: one of the two is a slip. */
function contradictSpan(lines: readonly ReadLine[], days: readonly DrawDate[]): Dated | undefined {
  const first = lines.findIndex((line) => listNumbers(listTokens(line)).length > 0);
  for (const { spans, line } of lines.slice(0, first + 1)) {
    const wrong = spans.find((span) => days.some((day) => !day.startsWith(span)));
    if (wrong !== undefined) return refuse(REFUSALS.otherDay(wrong, days.join(', ')), line);
  }
  return undefined;
}

/** Until the first draw of a day, people who are still awake call the day before "today". */
const FIRST_DRAW_MS = 5.75 * 3_600_000;

/** Why วันนี้ or เมื่อวาน of a text pasted now is not its day. */
function contradictRelative(
  daysAgo: readonly number[],
  day: DrawDate,
  now: number | undefined,
): string | undefined {
  if (now === undefined) return undefined;
  for (const ago of daysAgo) {
    const days = [bangkokDay(now, ago), ...(ago === 0 ? [bangkokDay(now - FIRST_DRAW_MS)] : [])];
    if (days[0] !== undefined && !days.includes(day))
      return REFUSALS.otherToday(ago === 0 ? 'วันนี้' : 'เมื่อวาน', days[0], day);
  }
  return undefined;
}

function refuse(reason: string, line?: number): Dated {
  return { kind: 'refused', reason, ...(line !== undefined && { line }) };
}

function lately(now: number, daysAgo?: number, ending?: string): DrawDate | undefined {
  if (daysAgo !== undefined) return bangkokDay(now, daysAgo);
  const recent = Array.from({ length: DAYS_BEFORE }, (_, days) => bangkokDay(now, days));
  return ending === undefined ? undefined : recent.find((day) => day.endsWith(ending));
}

/**
 * The lines of each of several days, where a day stands with a name, below it before any number, or
 * in a row with numbers. `undefined` otherwise: a day alone may be that of a page's update.
 */
function linesByDay(lines: readonly ReadLine[]): Map<DrawDate, ReadLine[]> | undefined {
  const byDay = new Map<DrawDate, ReadLine[]>();
  const add = (day: DrawDate, added: readonly ReadLine[]) =>
    byDay.set(day, [...(byDay.get(day) ?? []), ...added]);
  let block: ReadLine[] | undefined;
  let columns: ReadLine[] = [];
  let day: DrawDate | undefined;
  for (const line of lines) {
    const days = [...new Set(line.days.map(fullDay))];
    const tokens = listTokens(line);
    const hasNumbers = listNumbers(tokens).length > 0;
    const isNamed = listNames(line).length > 0;
    if (days.length > 1 || days.includes(undefined)) return undefined;
    if (isNamed) [block, columns, day] = [[line], [], days[0]];
    else if (days[0] !== undefined && hasNumbers) {
      if (block?.[0] === undefined) return undefined;
      add(days[0], [{ ...block[0], items: listNames(block[0]) }, ...columns, line]);
      continue;
    } else if (days[0] !== undefined && day === undefined) day = days[0];
    else if (days[0] !== undefined && days[0] !== day) return undefined;
    if (!isNamed && tokens.length > 1 && !hasNumbers) columns = [line];
    if (!isNamed) block?.push(line);
    if (hasNumbers && day === undefined) return undefined;
    if (day === undefined || block === undefined) continue;
    add(day, isNamed || days[0] !== undefined ? block : [line]);
  }
  return byDay;
}

function fullDay(said: SaidDay): DrawDate | undefined {
  return said.kind === 'day' ? said.day : undefined;
}
