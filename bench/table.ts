// Measures as one table, to be read on a terminal.
import { isMet, type Measure, ratioOf, type Wanted } from './measure.ts';

const HEAD = ['measure', 'ours', 'baseline', 'is', 'ratio', 'wanted', 'met'];

/** A Markdown table, aligned for the eye as well. */
export function tableOf(measures: readonly Measure[]): string {
  const rows = [HEAD, ...measures.map(rowOf)];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) => lineOf(row, widths));
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function rowOf(measure: Measure): string[] {
  const met = isMet(measure);
  return [
    `${measure.area}: ${measure.what}`,
    `${amountOf(measure.ours)} ${measure.unit}`,
    `${amountOf(measure.baseline)} ${measure.unit}`,
    measure.baselineName,
    `${amountOf(ratioOf(measure))} ×`,
    wantedText(measure.wanted),
    met === undefined ? '' : met ? 'yes' : 'no',
  ];
}

function wantedText(wanted: Wanted | undefined): string {
  if (wanted === undefined) return '';
  return 'atMost' in wanted ? `≤ ${wanted.atMost} ×` : `≥ ${wanted.atLeast} ×`;
}

/** Three digits: a noisy machine measures no more. `amountOf(12345.6) //=> '12,346'` */
export function amountOf(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en-GB');
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  return `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
}
