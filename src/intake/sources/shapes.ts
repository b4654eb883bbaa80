// Reads an answer by its recipe.
import { changedPrizes } from '../../domain/reading.ts';
import { UnexpectedAnswer } from './answer.ts';
import { dayIn, type PlaceReader, readRow } from './fields.ts';
import { parseGloOn } from './glo.ts';
import { jsonEntries, tableEntries, textEntries } from './entries.ts';
import type { Fields, Recipe } from './recipe.ts';
import type { SourceRow } from './row.ts';
import type { Wanted } from './upstream.ts';
import { parseXsmb } from './xsmb.ts';

/**
 * The draws in an answer, of any day. Throws an `UnexpectedAnswer` where it is another answer, or a
 * wanted day has impossible numbers. @param recipe with `{name}` already replaced
 */
export function readAnswer(
  source: string,
  recipe: Recipe,
  text: string,
  { days }: Pick<Wanted, 'days'>,
): SourceRow[] {
  switch (recipe.shape) {
    case 'glo':
      return parseGloOn(text, days[0]);
    case 'xsmb-csv':
      return parseXsmb(text);
    case 'json':
      return readRows(source, recipe.fields, jsonEntries(source, recipe, text), days);
    case 'text':
      return readRows(source, recipe.fields, textEntries(source, recipe, text), days);
    case 'table':
      return readRows(source, recipe.fields, tableEntries(source, recipe, text), days);
  }
}

function readRows(
  source: string,
  fields: Fields,
  entries: readonly PlaceReader[],
  days: readonly string[],
): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const entry of entries) {
    const row = rowOrOtherDay(source, fields, entry, { days, isOnly: entries.length === 1 });
    if (row === undefined) continue;
    const other = rows.get(row.drawDate);
    if (other !== undefined && contradicts(row, other)) {
      throw new UnexpectedAnswer(source, `${row.drawDate} is there twice, with other numbers`);
    }
    rows.set(row.drawDate, { ...other, ...row, prizes: { ...other?.prizes, ...row.prizes } });
  }
  return [...rows.values()];
}

/** What is odd about one day of several, which nobody asked for, stops no other day. */
function rowOrOtherDay(
  source: string,
  fields: Fields,
  entry: PlaceReader,
  { days, isOnly }: { readonly days: readonly string[]; readonly isOnly: boolean },
): SourceRow | undefined {
  try {
    return readRow(source, fields, entry);
  } catch (error) {
    const day = isOnly ? undefined : dayIn(fields, entry);
    if (!(error instanceof UnexpectedAnswer) || day === undefined || days.includes(day)) {
      throw error;
    }
    return undefined;
  }
}

function contradicts(row: SourceRow, other: SourceRow): boolean {
  const isOther = row.number !== undefined && other.number !== undefined;
  return (
    row.noDraw !== other.noDraw ||
    (isOther && row.number !== other.number) ||
    changedPrizes(other, row).length > 0
  );
}
