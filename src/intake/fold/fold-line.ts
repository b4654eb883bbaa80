// Folds a line. Nearly every line is plain: what one source said, and who said the same at once or
// later. It is its draw already, which hundreds of thousands of lines need.
import type { Draw } from '../../domain/draw.ts';
import { originOf } from '../../domain/source.ts';
import type { DayLine, FoldContext, Statement } from './day-line.ts';
import { type FoldedDay, foldDay } from './fold-day.ts';

/** The draw of a line as it is published, and what waits of it. */
export function foldLine(line: DayLine, context: FoldContext): FoldedDay {
  const draw = plainDraw(line, context);
  return draw === undefined ? foldDay(line, context) : { draw, heldBack: undefined };
}

/** The draw of a plain line; `undefined` for any other. */
export function plainDraw(line: DayLine, { sources }: FoldContext): Draw | undefined {
  const { source, prizes, prizeSources, confirmedBy, doubts, also, decided, ...rest } = line;
  if (source === undefined || prizes === undefined) return undefined;
  if (prizeSources ?? doubts ?? decided) return undefined;
  if (confirmedBy === undefined && also === undefined) return line as Draw;
  if (rest.pending !== undefined || !areAgreements(also, line)) return undefined;
  const later = also?.map((statement) => statement.source) ?? [];
  const witnesses = [...(confirmedBy ?? []), ...later];
  const origin = (id: string) => originOf(id, line.drawDate, sources);
  const origins = new Set([source, ...witnesses].map(origin));
  if (origins.size !== witnesses.length + 1) return undefined;
  if (also === undefined) return line as Draw;
  const { drawDate, sourceUrl, ...last } = rest;
  const page = sourceUrl !== undefined && { sourceUrl };
  return { drawDate, source, ...page, confirmedBy: witnesses, ...last, prizes };
}

/** Whether what was said later only repeats the numbers, each at a time of its own. */
function areAgreements(also: readonly Statement[] = [], { recordedAt, withdrawals }: DayLine) {
  let last = recordedAt ?? '';
  return also.every(({ source: _, at = '', agrees, ...more }) => {
    const isLater = at > last;
    last = at;
    return isLater && agrees && !withdrawals && Object.values(more).every((part) => !part);
  });
}
