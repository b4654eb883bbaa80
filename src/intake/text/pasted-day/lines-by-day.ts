// A text of several days, such as a table of the last weeks: which lines are of which day.
import type { DrawDate } from '../../../domain/draw-date.ts';
import { fullDay } from './day-and-time.ts';
import { listNames, listTokens, type ReadLine } from './lines.ts';
import { listNumbers } from './tokens.ts';

/**
 * The lines of each of several days, where a day stands with a name, below it before any number, or
 * in a row with numbers. `undefined` otherwise: a day alone may be that of a page's update.
 */
export function linesByDay(lines: readonly ReadLine[]): Map<DrawDate, ReadLine[]> | undefined {
  const byDay = new Map<DrawDate, ReadLine[]>();
  const add = (day: DrawDate, added: readonly ReadLine[]) =>
    byDay.set(day, [...(byDay.get(day) ?? []), ...added]);
  let block: Block = { columns: [] };
  for (const line of lines) {
    const days = [...new Set(line.days.map(fullDay))];
    const [day] = days;
    const tokens = listTokens(line);
    const hasNumbers = listNumbers(tokens).length > 0;
    const isNamed = listNames(line).length > 0;
    if (days.length > 1 || days.includes(undefined)) return undefined;
    if (!isNamed && day !== undefined && hasNumbers) {
      // A row of a table whose lottery and columns stand above.
      const [heading] = block.lines ?? [];
      if (heading === undefined) return undefined;
      add(day, [{ ...heading, items: listNames(heading) }, ...block.columns, line]);
      continue;
    }
    if (isNamed) {
      block = { lines: [line], columns: [], day };
    } else {
      if (day !== undefined && block.day !== undefined && day !== block.day) return undefined;
      block.day ??= day;
      if (tokens.length > 1 && !hasNumbers) block.columns = [line];
      block.lines?.push(line);
    }
    if (hasNumbers && block.day === undefined) return undefined;
    if (block.day === undefined || block.lines === undefined) continue;
    add(block.day, isNamed || day !== undefined ? block.lines : [line]);
  }
  return byDay;
}

/** What the lines since the last name have said. */
export type Block = {
  /** From the name on; absent above the first one. */
  readonly lines?: ReadLine[];
  /** The row that names the columns. */
  columns: readonly ReadLine[];
  day?: DrawDate | undefined;
};
