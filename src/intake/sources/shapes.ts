// Reads an answer by its recipe.
import { changedPrizes } from '../../domain/reading.ts';
import { ofSource, Refusal, refuse } from './source-answer.ts';
import { dayIn, type PlaceReader, readRow } from './fields.ts';
import { parseGloOn } from './glo.ts';
import { jsonEntries, tableEntries, textEntries } from './entries.ts';
import type { Fields, Recipe } from './recipe.ts';
import { type SourceRow, visibleRow } from './row.ts';
import type { Wanted } from './upstream.ts';
import { parseXsmb } from './xsmb.ts';

/** The draws in an answer, of any day, by a recipe without `{name}`, or an `UnexpectedAnswer`. */
export function readAnswer(source: string, recipe: Recipe, text: string, days: Wanted['days']) {
  return ofSource(source, () => readRecipe(recipe, text, days).map(visibleRow));
}

function readRecipe(recipe: Recipe, text: string, days: Wanted['days']): SourceRow[] {
  switch (recipe.shape) {
    case 'glo':
      return parseGloOn(text, days[0]);
    case 'xsmb-csv':
      return parseXsmb(text);
    case 'json':
      return readRows(recipe.fields, jsonEntries(recipe, text), days);
    case 'text':
      return readRows(recipe.fields, textEntries(recipe, text), days);
    case 'table':
      return readRows(recipe.fields, tableEntries(recipe, text), days);
  }
}

function readRows(fields: Fields, entries: readonly PlaceReader[], days: readonly string[]) {
  const rows = new Map<string, SourceRow>();
  for (const entry of entries) {
    const row = rowOrOtherDay(fields, entry, entries.length === 1 ? undefined : days);
    if (row === undefined) continue;
    const earlier = rows.get(row.drawDate);
    if (earlier !== undefined && contradicts(row, earlier))
      refuse(`${row.drawDate} is there twice, with other numbers`);
    rows.set(row.drawDate, { ...earlier, ...row, prizes: { ...earlier?.prizes, ...row.prizes } });
  }
  return [...rows.values()];
}

/** Reads one row; an odd day that nobody asked for is skipped and stops no other day. */
function rowOrOtherDay(fields: Fields, entry: PlaceReader, days: readonly string[] | undefined) {
  try {
    return readRow(fields, entry);
  } catch (error) {
    const day = dayIn(fields, entry);
    if (error instanceof Refusal && day !== undefined && days?.includes(day) === false)
      return undefined;
    throw error;
  }
}

function contradicts(left: SourceRow, right: SourceRow): boolean {
  const isOther = left.number !== undefined && right.number !== undefined;
  return (
    left.noDraw !== right.noDraw ||
    (isOther && left.number !== right.number) ||
    changedPrizes(right, left).length > 0
  );
}
