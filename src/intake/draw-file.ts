// One file of draws: a JSON list, newest first, one draw a line, so that a line can be cited.
import { z } from 'zod';
import type { Draw } from '../domain/draw.ts';
import { unjudgedDay } from '../domain/draw-date.ts';
import { eraOn, type Lottery } from '../domain/lottery.ts';
import { parseBySchema, parseJson } from './json.ts';
import type { Finding } from './problem.ts';
import { oneLine, pageAddress } from './text-fields.ts';

const numbersByPrize = z.record(z.string(), z.array(z.string()));
const instant = z.iso.datetime({ precision: 3 });

const reason = z.strictObject({
  th: oneLine.regex(/[ก-ฮ]/, 'expected Thai text'),
  en: oneLine.regex(/^[^ก-ฮ]*[A-Za-z][^ก-ฮ]*$/, 'expected English text'),
});

const act = z.strictObject({ at: instant, reason });

// The code of a ticket has two digits for it.
export const seriesOfTickets = z
  .array(z.int().min(1).max(99))
  .min(1)
  .refine((all) => all.every((series, index) => series > (all[index - 1] ?? 0)), {
    error: 'expected series in ascending order, each once',
  });

const drawSchema = z.strictObject({
  drawDate: z.string().transform(unjudgedDay),
  source: z.string(),
  prizeSources: z.record(z.string(), z.string()).optional(),
  sourceUrl: pageAddress.optional(),
  confirmedBy: z.array(z.string()).min(1).optional(),
  doubt: oneLine.optional(),
  recordedAt: instant.optional(),
  completedAt: instant.optional(),
  pending: z.array(z.string()).min(1).optional(),
  lacks: z.array(z.string()).min(1).optional(),
  corrections: z
    .array(z.strictObject({ at: instant, reason: oneLine, previous: numbersByPrize }))
    .min(1)
    .optional(),
  withdrawals: z
    .array(act.extend({ restored: act.optional() }))
    .min(1)
    .optional(),
  series: seriesOfTickets.optional(),
  prizes: numbersByPrize,
});

/** In the order of a line. */
const FIELDS = Object.keys(drawSchema.shape) as (keyof Draw)[];

/** A draw that fits the schema, at its place in the file; no rule has checked its date yet. */
type DrawEntry = { readonly draw: Draw; readonly line: number | undefined };

/** The entries that fit the schema, and a finding for each that does not. */
export function parseDrawFile(text: string): { entries: DrawEntry[]; findings: Finding[] } {
  const json = parseJson(text);
  if ('findings' in json) {
    const line = brokenLine(text);
    return { entries: [], findings: json.findings.map((finding) => ({ line, ...finding })) };
  }
  const { value } = json;
  if (!Array.isArray(value)) {
    const finding = { path: '', value, expectation: 'expected a list of draws' };
    return { entries: [], findings: [finding] };
  }
  const entries: DrawEntry[] = [];
  const findings: Finding[] = [];
  const lines = text.split('\n');
  const beginnings = linesOfDraws(lines, value.length);
  value.forEach((input: unknown, index) => {
    const line = beginnings[index];
    const parsed = parseBySchema(drawSchema, input);
    if ('value' in parsed) entries.push({ draw: parsed.value, line });
    else {
      const date: unknown = Reflect.get(Object(input), 'drawDate');
      const draw = typeof date === 'string' ? date : `#${index + 1} of the file`;
      findings.push(...parsed.findings.map((finding) => ({ ...finding, draw, line })));
    }
  });
  return { entries, findings: [...findings, ...findFormat(lines, entries)] };
}

/** Finds what would make the file unreadable; the rules judge the numbers. */
export function findMalformed(draw: Draw): readonly Finding[] {
  // As the file has it: without the fields that have no value.
  const parsed = parseBySchema(drawSchema, JSON.parse(JSON.stringify(draw)));
  return 'findings' in parsed ? parsed.findings : [];
}

/** Thrown for a prize that the era does not pay, since writing the file would lose its numbers. */
export class UnplacedPrize extends Error {}

/** The file as the project writes it. Throws an `UnplacedPrize`. */
export function formatDrawFile(lottery: Pick<Lottery, 'eras'>, draws: readonly Draw[]): string {
  return `[\n${draws.map((draw) => formatDraw(lottery, draw)).join(',\n')}\n]\n`;
}

/** One draw as its line of the file, prizes in the order of its era. Throws an `UnplacedPrize`. */
export function formatDraw(lottery: Pick<Lottery, 'eras'>, draw: Draw): string {
  const order = (eraOn(lottery, draw.drawDate)?.prizes ?? []).map(({ slug }) => slug);
  const unplaced = Object.keys(draw.prizes).find((slug) => !order.includes(slug));
  if (unplaced !== undefined) {
    throw new UnplacedPrize(
      `draw ${draw.drawDate} has ${unplaced}, which is not a prize of its era in lotteries.json`,
    );
  }
  return lineOfDraw(draw, order);
}

/** One draw as its line of the file, the fields in order, these prizes in the order given. */
function lineOfDraw(draw: Draw, order: readonly string[]): string {
  const prizes = Object.fromEntries(
    order.flatMap((slug) => (draw.prizes[slug] ? [[slug, draw.prizes[slug]]] : [])),
  );
  const fields = { ...draw, prizes };
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, fields[field]])));
}

/** A key written twice is legal JSON and loses its first value, so it is looked for in the text. */
function findFormat(lines: readonly string[], entries: readonly DrawEntry[]): Finding[] {
  const expectation = 'expected the draw on one line, as ingest writes it';
  return entries.flatMap(({ draw, line }) => {
    const value = line === undefined ? undefined : lines[line - 1];
    const alone = value?.replace(/,$/, '');
    // The fields of nearly every draw are in order already, so only other draws are copied.
    if (alone === JSON.stringify(draw)) return [];
    if (alone === lineOfDraw(draw, Object.keys(draw.prizes))) return [];
    const place = { draw: draw.drawDate, line };
    return [{ path: '', value, expectation, severity: 'warning' as const, ...place }];
  });
}

/** The line of each draw, from 1; empty where lines and draws do not match one to one. */
function linesOfDraws(lines: readonly string[], draws: number): number[] {
  for (const beginning of [/^\{/, /"drawDate"\s*:/]) {
    const numbers = lines.flatMap((line, index) => (beginning.test(line) ? [index + 1] : []));
    if (numbers.length === draws) return numbers;
  }
  return [];
}

/** Finds the first line that does not parse, since V8 does not name the line of every error. */
function brokenLine(text: string): number | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => {
    const draw = line.replace(/,$/, '');
    return !/^[[\]]?$/.test(draw) && 'findings' in parseJson(draw);
  });
  return index === -1 ? undefined : index + 1;
}
