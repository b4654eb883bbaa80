// Folds a line. Nearly every line is plain: what one source said, and those who said the same at
// once. It is its draw already, which hundreds of thousands of lines need.
import { type Draw, originOf } from '../../domain/draw.ts';
import type { DayLine, FoldContext } from './day-line.ts';
import { type FoldedDay, foldDay } from './fold-day.ts';

export function foldLine(line: DayLine, context: FoldContext): FoldedDay {
  const draw = plainDraw(line, context);
  return draw === undefined ? foldDay(line, context) : { draw, heldBack: undefined };
}

/** The draw of a plain line; `undefined` for any other. */
function plainDraw(line: DayLine, { sources }: FoldContext): Draw | undefined {
  const { source, prizes, prizeSources, confirmedBy, doubts, also, decided, ...rest } = line;
  if (source === undefined || prizes === undefined) return undefined;
  if (prizeSources ?? doubts ?? also ?? decided) return undefined;
  if (confirmedBy === undefined) return line as Draw;
  if (rest.pending !== undefined) return undefined;
  const origin = (id: string) => originOf(id, line.drawDate, sources);
  const origins = new Set([source, ...confirmedBy].map(origin));
  return origins.size === confirmedBy.length + 1 ? (line as Draw) : undefined;
}
