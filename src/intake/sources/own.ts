// Draws in JSON or CSV of our own form, typed by a person or of a collection. Numbers are text,
// since a JSON number loses its zeros; the rules judge prizes and lengths, with the row.
import { z } from 'zod';
import { pageAddress, refusalOfDay, refusalOfPage } from '../files/text-fields.ts';
import { ofSource, parseAnswer, quote, refuse } from './source-answer.ts';
import { filledPrizes, parseTable, type SourceRow, visibleRow } from './row.ts';

const DIGITS = /^[0-9]+$/;
// What a spreadsheet made of a number is no number that is still to come: it refuses the file.
const number = z.string('expected digits in quotes').regex(DIGITS, 'expected digits');

const drawDay = z.string('expected a day in quotes').superRefine((text, context) => {
  const message = refusalOfDay(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

const draws = z.array(
  z.strictObject({
    lottery: z.string().min(1).optional(),
    drawDate: drawDay,
    prizes: z.record(
      z.string(),
      z.array(number).min(1, 'expected at least one number; what is to come belongs in pending'),
    ),
    sourceUrl: pageAddress.optional(),
    pending: z.array(z.string()).min(1, 'expected a prize, or no such field').optional(),
  }),
);

/**
 * A JSON list of draws: `[{ "drawDate": "2026-11-16", "prizes": { "first-prize": ["004615"] } }]`
 * @param from the file or collection, for faults
 */
export function parseOwnJson(text: string, from = 'own'): SourceRow[] {
  return parseAnswer(from, draws, text).map(({ lottery: type, ...row }) =>
    visibleRow({ ...row, type }),
  );
}

/**
 * A CSV with a draw a row and a prize a column, perhaps a column `lottery`; blanks between several
 * numbers. An empty cell is a prize that the row lacks.
 * @example
 * drawDate,first-prize,last-three-digit,sourceUrl
 * 2026-11-16,004615,094 937,https://example.org/16
 */
export function parseOwnCsv(text: string, from = 'own'): SourceRow[] {
  return ofSource(from, () => {
    const { columns, rows } = parseTable(from, ['drawDate'], text);
    const ofDraw = ['lottery', 'drawDate', 'sourceUrl'];
    const slugs = columns.filter((column) => !ofDraw.includes(column));
    requireSlugs(columns, slugs);
    return rows.map(({ row, cells }) => {
      const { lottery = '', drawDate = '', sourceUrl = '' } = cells;
      const refusals = {
        drawDate: refusalOfDay(drawDate),
        sourceUrl: sourceUrl === '' ? undefined : refusalOfPage(sourceUrl),
      };
      for (const [column, refusal] of Object.entries(refusals)) {
        if (refusal !== undefined)
          refuse(`row ${row}, ${column}: ${refusal}, got ${quote(cells[column])}`);
      }
      const prizes = filledPrizes(
        Object.fromEntries(slugs.map((slug) => [slug, cells[slug]])),
        /\s+/,
      );
      for (const [slug, numbers] of Object.entries(prizes)) {
        if (!numbers.every((text) => DIGITS.test(text)))
          refuse(`row ${row}, ${slug}: expected digits, got ${quote(cells[slug])}`);
      }
      return visibleRow({
        drawDate,
        type: lottery || undefined,
        sourceUrl: sourceUrl || undefined,
        prizes,
      });
    });
  });
}

function requireSlugs(columns: readonly string[], slugs: readonly string[]): void {
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) refuse(`row 1: the column '${twice}' is there twice`);
  const stray = slugs.find((column) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(column));
  if (stray === undefined && slugs.length > 0) return;
  const place = `row 1, column ${columns.indexOf(stray ?? '') + 1 || columns.length + 1}`;
  refuse(`${place}: expected a prize such as 'first-prize', got ${quote(stray)}`);
}
