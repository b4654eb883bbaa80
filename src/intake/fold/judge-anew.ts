// Judges what no way in has judged. A merge of git or an edit by hand brings lines that were never
// heard beside those of this folder: each statement is judged as it would have been when it was
// heard, beside what was known by then, so that a later draw makes no earlier one doubtful.
//
// A statement is new if it has a time, as whatever came in has, or if its day lies after the
// collections. The rest is history, which persons have judged: judged anew, 153 of its draws would
// be doubtful. A statement with a verdict keeps it.
import type { Instant } from '../../domain/clock.ts';
import { findDoubts } from '../../domain/doubt.ts';
import { byNewestFirst, type Draw, findPlace } from '../../domain/draw.ts';
import { announcementAt } from '../../domain/lateness.ts';
import { type DayLine, listStatements, type Said } from './day-line.ts';
import { foldLine } from './fold-line.ts';
import { type JudgeContext, judgeReadings, sentencesOf } from './judges.ts';

/** The newest day of the collections that the folder began with. */
export const COLLECTED = '2026-10-06';

function isNew({ drawDate, recordedAt, also = [] }: DayLine): boolean {
  return drawDate > COLLECTED || [recordedAt, ...also.map(({ at }) => at)].some(Boolean);
}

type Context = Omit<JudgeContext, 'now'>;
type Heard = { readonly place: number; readonly said: Said; readonly draw: Draw };

/** The lines of a lottery, a day each: what is new and doubtful among them has its verdict. */
export function judgeAnew(days: readonly DayLine[], context: Context): readonly DayLine[] {
  if (!days.some(isNew)) return days;
  const lines = [...days];
  const moments = Map.groupBy(
    lines.flatMap((line, place) =>
      listStatements(line).map((said) => ({ place, said, draw: toDraw(line, said) })),
    ),
    ({ said, draw }) => momentOf(said, draw, context),
  );
  const known = (moments.get('') ?? []).map(({ draw }) => draw).sort(byNewestFirst);
  moments.delete('');
  for (const [at, heard] of [...moments].sort(([one], [later]) => (one < later ? -1 : 1))) {
    const now = Date.parse(at);
    const oldest = { ...context, now, draws: known.slice(-1), near: known };
    for (const { draw } of heard) known.splice(findPlace(draw.drawDate, known), 0, draw);
    // Nearly every draw is beyond doubt by this quick look, which knows of no ruling.
    const isOdd = ({ draw, said }: Heard) =>
      said.doubts === undefined && findDoubts(draw, oldest).length > 0;
    if (heard.some(isOdd)) judgeMoment(lines, heard, at, context);
  }
  return lines;
}

/** When a statement was heard; `''` in the beginning. */
function momentOf({ at }: Said, { drawDate }: Draw, { lottery }: Context): Instant {
  if (at !== undefined || drawDate <= COLLECTED) return at ?? '';
  return new Date(announcementAt(lottery, drawDate)).toISOString();
}

function toDraw({ drawDate, withdrawals }: DayLine, { source, prizes }: Said): Draw {
  return { drawDate, source, ...(withdrawals && { withdrawals }), prizes };
}

/** Gives the statements of a moment the verdict of the judges. */
function judgeMoment(lines: DayLine[], heard: readonly Heard[], at: Instant, context: Context) {
  const before = lines.map((line) => foldLine(knownBefore(line, at, context), context));
  const judge = judgeReadings(before, heard, { ...context, now: Date.parse(at) });
  for (const [place, ofDay] of Map.groupBy(heard, (statement) => statement.place)) {
    const line = lines[place];
    if (line === undefined) continue;
    const verdicts = new Map(
      ofDay.map(({ said, draw }) => {
        const isBelieved = line.decided?.some(
          (decision) =>
            'believe' in decision && decision.at === at && decision.believe === said.source,
        );
        const doubts = judge({ draw }, before[place]?.draw, isBelieved ?? false);
        return [JSON.stringify(said), said.doubts ?? sentencesOf(doubts)];
      }),
    );
    lines[place] = withVerdicts(line, verdicts);
  }
}

/** What was said and decided before a moment. */
function knownBefore(line: DayLine, moment: Instant, context: Context): DayLine {
  const { drawDate, also, decided, ...first } = line;
  const isBefore = ({ at = first.recordedAt ?? '' }: { at?: Instant | undefined }) => at < moment;
  const [said] = listStatements(line);
  const isKnown = said && momentOf(said, toDraw(line, said), context) < moment;
  return {
    drawDate,
    ...(isKnown && first),
    also: also?.filter(isBefore),
    decided: decided?.filter(isBefore),
  };
}

/** The line with the doubts of each of its statements. */
function withVerdicts(line: DayLine, verdicts: ReadonlyMap<string, Said['doubts']>): DayLine {
  const statements = listStatements(line);
  const doubtsOf = (said: Said | undefined) => {
    const doubts = verdicts.get(JSON.stringify(said)) ?? {};
    return Object.keys(doubts).length > 0 ? { doubts } : {};
  };
  const also = line.also?.map((said, index) => {
    const place = statements.length - (line.also?.length ?? 0) + index;
    return { ...said, ...doubtsOf(statements[place]) };
  });
  const isFlat = line.source !== undefined;
  return { ...line, ...(isFlat && doubtsOf(statements[0])), ...(also && { also }) };
}
