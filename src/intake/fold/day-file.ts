// One file of a lottery and year: a JSON list, newest first, one day a line, so that a line can be
// cited and two branches that add to a day can be merged.
import type { Draw } from '../../domain/draw.ts';
import { eraOn, type Lottery } from '../../domain/lottery.ts';
import type { DayLine, Statement } from './day-line.ts';
import { FIELDS, lineSchema, STATEMENT_FIELDS } from './line-schema.ts';
import { findRepeatedKeys, parseBySchema, parseSyntax } from '../json.ts';
import type { Finding } from '../problem.ts';

/** A line that fits the schema, at its place in the file; no rule has judged it yet. */
export type DayEntry = { readonly day: DayLine; readonly line: number | undefined };

/** The entries that fit the schema, and a finding for each that does not. */
export function parseDayFile(text: string): { entries: DayEntry[]; findings: Finding[] } {
  const json = parseSyntax(text);
  if ('findings' in json) {
    const line = brokenLine(text);
    return { entries: [], findings: json.findings.map((finding) => ({ line, ...finding })) };
  }
  const { value } = json;
  if (!Array.isArray(value)) {
    const finding = { path: '', value, expectation: 'expected a list of draws' };
    return { entries: [], findings: [finding] };
  }
  const entries: DayEntry[] = [];
  const findings: Finding[] = [];
  const lines = text.split('\n');
  const beginnings = linesOfDays(lines, value.length);
  value.forEach((input: unknown, index) => {
    const line = beginnings[index];
    const parsed = parseBySchema<DayLine>(lineSchema, input);
    if ('value' in parsed) entries.push({ day: parsed.value, line });
    else {
      const date: unknown = Reflect.get(Object(input), 'drawDate');
      const draw = typeof date === 'string' ? date : `#${index + 1} of the file`;
      findings.push(...parsed.findings.map((finding) => ({ ...finding, draw, line })));
    }
  });
  return { entries, findings: [...findings, ...findFormat(text, entries)] };
}

/** Finds what would make the file unreadable; the rules judge the numbers. */
export function findMalformed(day: DayLine): readonly Finding[] {
  // As the file has it: without the fields that have no value.
  const parsed = parseBySchema(lineSchema, JSON.parse(JSON.stringify(day)));
  return 'findings' in parsed ? parsed.findings : [];
}

/** Thrown for a prize that the era does not pay, since writing the file would lose its numbers. */
export class UnplacedPrize extends Error {}

/** The file as the project writes it. Throws an `UnplacedPrize`. */
export function formatDayFile(lottery: Pick<Lottery, 'eras'>, days: readonly DayLine[]): string {
  return `[\n${days.map((day) => formatDay(lottery, day)).join(',\n')}\n]\n`;
}

/** One day as its line, prizes in the order of its era. Throws an `UnplacedPrize`. */
export function formatDay(lottery: Pick<Lottery, 'eras'>, day: DayLine): string {
  const order = (eraOn(lottery, day.drawDate)?.prizes ?? []).map(({ slug }) => slug);
  const all = [day, ...(day.also ?? [])].flatMap(({ prizes = {} }) => Object.keys(prizes));
  const unplaced = all.find((slug) => !order.includes(slug));
  if (unplaced !== undefined) {
    throw new UnplacedPrize(
      `draw ${day.drawDate} has ${unplaced}, which is not a prize of its era in lotteries.json`,
    );
  }
  return lineOfDay(day, (prizes) => order.filter((slug) => prizes[slug] !== undefined));
}

/** In the order in which a draw is printed. */
const DRAW_FIELDS = [
  ...['drawDate', 'source', 'prizeSources', 'sourceUrl', 'confirmedBy', 'doubt', 'recordedAt'],
  ...['completedAt', 'pending', 'lacks', 'corrections', 'withdrawals', 'series', 'prizes'],
];

/** A draw as it is published, on one line. Throws an `UnplacedPrize`. */
export function formatDraw(lottery: Pick<Lottery, 'eras'>, draw: Draw): string {
  const { prizes } = JSON.parse(formatDay(lottery, draw));
  return JSON.stringify(
    Object.fromEntries(
      DRAW_FIELDS.map((field) => [field, Reflect.get({ ...draw, prizes }, field)]),
    ),
  );
}

type Order = (prizes: Draw['prizes']) => readonly string[];

/** A day as its line, the fields in order, its prizes in the order given. */
function lineOfDay(day: DayLine, order: Order): string {
  const pick = <Part extends DayLine | Statement>(part: Part, fields: readonly string[] = []) => {
    const { prizes } = part;
    const placed = prizes && order(prizes).map((slug) => [slug, prizes[slug]]);
    const all: object = { ...part, ...(placed && { prizes: Object.fromEntries(placed) }) };
    return Object.fromEntries(fields.map((field) => [field, Reflect.get(all, field)]));
  };
  const also = day.also?.map((said) => pick(said, STATEMENT_FIELDS));
  return JSON.stringify(pick({ ...day, also } as DayLine, FIELDS));
}

/** Lines that are not as the project writes them; one that has a key twice has lost a value. */
function findFormat(text: string, entries: readonly DayEntry[]): Finding[] {
  const lines = text.split('\n');
  const expectation = 'expected the draw on one line, as ingest writes it';
  // The fields of nearly every line are in order already, so only other lines are copied.
  const odd = entries.flatMap(({ day, line }) => {
    const value = line === undefined ? undefined : lines[line - 1];
    const alone = value?.replace(/,$/, '');
    return alone === JSON.stringify(day) ? [] : [{ day, line, value, alone }];
  });
  const repeated = odd.length > 0 ? findRepeatedKeys(text) : [];
  if (repeated.length > 0) {
    const draws = entries.map(({ day, line = 1 }) => [line, day.drawDate] as const);
    return repeated.map((finding) => {
      const [, draw] = draws.findLast(([line]) => line <= (finding.line ?? 0)) ?? [];
      return { ...finding, draw };
    });
  }
  return odd.flatMap(({ day, line, value, alone }) => {
    if (alone === lineOfDay(day, Object.keys)) return [];
    const place = { draw: day.drawDate, line };
    return [{ path: '', value, expectation, severity: 'warning' as const, ...place }];
  });
}

/** The line of each day, from 1; empty where lines and days do not match one to one. */
function linesOfDays(lines: readonly string[], days: number): number[] {
  for (const beginning of [/^\{/, /"drawDate"\s*:/]) {
    const numbers = lines.flatMap((line, index) => (beginning.test(line) ? [index + 1] : []));
    if (numbers.length === days) return numbers;
  }
  return [];
}

/** Finds the first line that does not parse, since V8 does not name the line of every error. */
function brokenLine(text: string): number | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => {
    const day = line.replace(/,$/, '');
    return !/^[[\]]?$/.test(day) && 'findings' in parseSyntax(day);
  });
  return index === -1 ? undefined : index + 1;
}
