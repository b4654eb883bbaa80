// One file of a lottery and year: a JSON list, newest first, one day a line, so that a line can be
// cited and two branches that add to a day can be merged.
import { z } from 'zod';
import { DOUBT_NAMES } from '../../domain/doubt-names.ts';
import type { Draw } from '../../domain/draw.ts';
import { unjudgedDay } from '../../domain/draw-date.ts';
import { eraOn, type Lottery } from '../../domain/lottery.ts';
import type { DayLine, Statement } from './day-line.ts';
import { findRepeatedKeys, parseBySchema, parseSyntax } from '../json.ts';
import type { Finding } from '../problem.ts';
import { oneLine, pageAddress } from '../files/text-fields.ts';

const numbersByPrize = z.record(z.string(), z.array(z.string()));
const instant = z.iso.datetime({ precision: 3 });
const slugs = z.array(z.string()).min(1);

const reason = z.strictObject({
  th: oneLine.regex(/[ก-ฮ]/, 'expected Thai text'),
  en: oneLine.regex(/^[^ก-ฮ]*[A-Za-z][^ก-ฮ]*$/, 'expected English text'),
});

const act = z.strictObject({ at: instant, reason });

// The code of a ticket has two digits for it.
const seriesOfTickets = z
  .array(z.int().min(1).max(99))
  .min(1)
  .refine((all) => all.every((series, index) => series > (all[index - 1] ?? 0)), {
    error: 'expected series in ascending order, each once',
  });

const beside = {
  doubts: z.partialRecord(z.enum(DOUBT_NAMES), oneLine).optional(),
  pending: slugs.optional(),
  lacks: slugs.optional(),
};

const statement = z.strictObject({
  source: z.string(),
  at: instant.optional(),
  agrees: z.literal(true).optional(),
  sourceUrl: pageAddress.optional(),
  ...beside,
  series: seriesOfTickets.optional(),
  prizes: numbersByPrize.optional(),
});

const ofDecision = { at: instant.optional(), reason: oneLine.optional() };
const decision = z.union([
  z.strictObject({ ...ofDecision, accept: z.array(z.enum(DOUBT_NAMES)).min(1), of: z.string() }),
  z.strictObject({ ...ofDecision, believe: z.string(), prizes: slugs.optional() }),
  z.strictObject({ ...ofDecision, keep: z.literal(true) }),
  z.strictObject({ ...ofDecision, leaveOut: z.string(), prizes: slugs.optional() }),
  z.strictObject({ ...ofDecision, doubt: oneLine }),
]);

const lineFields = z.strictObject({
  drawDate: z.string().transform(unjudgedDay),
  source: z.string().optional(),
  prizeSources: z.record(z.string(), z.string()).optional(),
  sourceUrl: pageAddress.optional(),
  confirmedBy: slugs.optional(),
  recordedAt: instant.optional(),
  ...beside,
  withdrawals: z
    .array(act.extend({ restored: act.optional() }))
    .min(1)
    .optional(),
  series: seriesOfTickets.optional(),
  prizes: numbersByPrize.optional(),
  also: z.array(statement).min(1).optional(),
  decided: z.array(decision).min(1).optional(),
});

const lineSchema = lineFields
  .refine(({ source, prizes }) => (source === undefined) === (prizes === undefined), {
    path: ['source'],
    error: 'expected a source and its prizes, or neither',
  })
  .refine(({ source, also, decided }) => source ?? also ?? decided, {
    path: ['source'],
    error: 'expected what a source said, or what a person decided',
  });

/** In the order of a line, and of each statement in it. */
const [FIELDS, STATEMENT_FIELDS] = [lineFields, statement].map(({ shape }) => Object.keys(shape));

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
