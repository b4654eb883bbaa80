// One file of draws: a JSON list, one draw a line, newest first. The form is fixed, so that adding
// a draw adds one line, and a line can be cited.
import { z } from 'zod';
import type { Draw } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { Finding } from './problem.ts';
import { parseJson, parseShape } from './shape.ts';

const numbersByPrize = z.record(z.string(), z.array(z.string()));
const instant = z.iso.datetime({ precision: 3 });

const drawShape = z.strictObject({
  drawDate: z.string(),
  source: z.string(),
  sourceUrl: z.url({ protocol: /^https?$/ }).optional(),
  confirmedBy: z.array(z.string()).min(1).optional(),
  doubt: z.string().min(1).optional(),
  recordedAt: instant.optional(),
  completedAt: instant.optional(),
  pending: z.array(z.string()).min(1).optional(),
  lacks: z.array(z.string()).min(1).optional(),
  corrections: z
    .array(z.strictObject({ at: instant, reason: z.string().min(1), previous: numbersByPrize }))
    .min(1)
    .optional(),
  prizes: numbersByPrize,
});

/** A draw of the right shape at its place in the file; its date is not yet known to be a day. */
export type DrawEntry = { readonly draw: Draw; readonly line: number | undefined };

export type FileFinding = Finding & { readonly line?: number | undefined; readonly draw?: string };

/** The entries that have the right shape, and a finding for everything that has not. */
export function parseDrawFile(text: string): { entries: DrawEntry[]; findings: FileFinding[] } {
  const json = parseJson(text);
  if ('findings' in json) {
    const line = brokenLine(text);
    return { entries: [], findings: json.findings.map((finding) => ({ line, ...finding })) };
  }
  if (!Array.isArray(json.value)) {
    return {
      entries: [],
      findings: [{ path: '', value: json.value, expectation: 'expected a list of draws' }],
    };
  }
  const entries: DrawEntry[] = [];
  const findings: FileFinding[] = [];
  const lines = text.split('\n');
  const beginnings = linesOfDraws(lines, json.value.length);
  json.value.forEach((input: unknown, index) => {
    const line = beginnings[index];
    const shaped = parseShape(drawShape, input);
    if ('value' in shaped) {
      const { drawDate, ...rest } = shaped.value;
      entries.push({ draw: { drawDate: drawDate as DrawDate, ...rest }, line });
    } else {
      const draw = dateOf(input) ?? `#${index + 1} of the file`;
      findings.push(...shaped.findings.map((finding) => ({ ...finding, draw, line })));
    }
  });
  return { entries, findings: [...findings, ...findFormat(lines, entries)] };
}

/** What of a draw a file could not be read back with; its numbers are for the rules to judge. */
export function findShape(draw: Draw): readonly Finding[] {
  // As the file would have it: a field without a value is not written.
  const shaped = parseShape(drawShape, JSON.parse(JSON.stringify(draw)));
  return 'findings' in shaped ? shaped.findings : [];
}

/** The file as the project writes it. `parseDrawFile` of it gives the same draws. */
export function formatDrawFile(lottery: { prizeOrder: readonly string[] }, draws: readonly Draw[]) {
  const lines = draws.map((draw) => formatDraw(draw, lottery.prizeOrder));
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** One draw as its line of the file, prizes in the order given. */
export function formatDraw(draw: Draw, prizeOrder: readonly string[]): string {
  const prizes = Object.fromEntries(
    prizeOrder.flatMap((slug) => (draw.prizes[slug] ? [[slug, draw.prizes[slug]]] : [])),
  );
  const { drawDate, source, sourceUrl, confirmedBy, doubt, ...rest } = draw;
  const { recordedAt, completedAt, pending, lacks, corrections } = rest;
  const head = { drawDate, source, sourceUrl, confirmedBy, doubt, recordedAt, completedAt };
  return JSON.stringify({ ...head, pending, lacks, corrections, prizes });
}

/** A key written twice is legal JSON and loses its first value, so it is looked for in the text. */
function findFormat(lines: readonly string[], entries: readonly DrawEntry[]): FileFinding[] {
  return entries.flatMap(({ draw, line }) => {
    const written = line === undefined ? undefined : lines[line - 1];
    const alone = written?.endsWith(',') ? written.slice(0, -1) : written;
    // Nearly every draw has its fields in order already; only the others are put in order.
    if (alone === JSON.stringify(draw)) return [];
    if (alone === formatDraw(draw, Object.keys(draw.prizes))) return [];
    return [
      {
        path: '',
        value: written,
        expectation: 'expected the draw on one line, as ingest writes it',
        severity: 'warning' as const,
        draw: draw.drawDate,
        line,
      },
    ];
  });
}

/**
 * The 1-based line on which each draw begins, in order: the lines of the project's own form, or else
 * those with a date. Empty where neither gives one a draw: no line is better than a wrong one.
 */
function linesOfDraws(lines: readonly string[], draws: number): number[] {
  for (const beginning of [/^\{/, /"drawDate"\s*:/]) {
    const numbers = lines.flatMap((line, index) => (beginning.test(line) ? [index + 1] : []));
    if (numbers.length === draws) return numbers;
  }
  return [];
}

/** The first line that is no draw by itself: the engine does not name the line of every error. */
function brokenLine(text: string): number | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => {
    const draw = line.replace(/,$/, '');
    return !/^[[\]]?$/.test(draw) && 'findings' in parseJson(draw);
  });
  return index === -1 ? undefined : index + 1;
}

function dateOf(input: unknown): string | undefined {
  const date: unknown = Reflect.get(Object(input), 'drawDate');
  return typeof date === 'string' ? date : undefined;
}
