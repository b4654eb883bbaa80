// Turns a pasted text into rows of our lotteries. It guesses nothing, and lists what it does not
// understand.
import type { DrawDate } from '../../../domain/draw-date.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import type { NameBook } from '../name-book.ts';
import type { SourceRow } from '../../sources/row.ts';
import type { DayFault } from './day-faults.ts';
import { daysOfLines } from './days-of-lines.ts';
import { type ReadLine, readLines } from './lines.ts';
import { markIn } from './marks.ts';
import { askAboutMisfit, askAboutSameNumbers, toRow } from './lottery-tally.ts';
import { misfitOf } from './pattern.ts';
import { earlyClocks, type LineReason, unknownWords } from './questions.ts';
import { linesOfN3 } from './n3-lines.ts';
import { REASONS, REFUSALS } from './reasons.ts';
import { isPair } from './payload.ts';
import { Walk } from './walk.ts';
import { type XsmbTable, xsmbTableIn } from './xsmb-table.ts';

export type PastedRow = {
  readonly lottery: Lottery;
  /** Where it stands in the text, 1-based, ascending. */
  readonly lines: readonly number[];
  readonly row: SourceRow;
};

export type PastedLine = { readonly line: number; readonly text: string; readonly reason: string };

export type PastedDay = DayFault | ReadDay;

export type ReadDay = {
  readonly kind: 'read';
  /** The newest day of the text; each row has its own. */
  readonly drawDate: DrawDate;
  readonly rows: readonly PastedRow[];
  /** Lines without a result of ours. */
  readonly ignored: readonly PastedLine[];
  /** All others: a person has to say that they leave the numbers as they are. */
  readonly asked: readonly PastedLine[];
};

/** No body of an issue is longer. */
export const LONGEST_PASTE = 65_536;

/**
 * @param chosen the day of a text that does not say one; another day is refused
 * @param now when the text was pasted, in milliseconds; without it no text is of yesterday
 */
export function readPastedDay(
  text: string,
  book: NameBook,
  chosen?: DrawDate,
  now?: number,
): PastedDay {
  if (text.length > LONGEST_PASTE)
    return { kind: 'refused', reason: REFUSALS.tooLong(LONGEST_PASTE) };
  const all = readLines(text, book);
  const n3 = linesOfN3(all);
  const lines = all.filter((line) => !n3.has(line));
  const table = xsmbTableIn(lines, book);
  const end = table?.lines.at(-1)?.line;
  // Pages link other days below a table.
  const dated = daysOfLines(lines.slice(0, end), chosen, now);
  if (dated.kind !== 'days') return dated;
  const [newest, second] = [...dated.days.keys()].sort().toReversed();
  if (newest === undefined) return { kind: 'undated' };
  if (table !== undefined && second !== undefined)
    return { kind: 'refused', reason: REFUSALS.twoDays([second, newest].join(', ')) };
  const days = [...dated.days].map(([day, its]) =>
    readDay(table === undefined ? its : lines, day, book, table),
  );
  const rows = days.flatMap((day) => day.rows);
  return {
    kind: 'read',
    drawDate: newest,
    rows,
    ignored: located(all, [
      ...days.flatMap((day) => day.ignored),
      ...[...n3].map(({ line }) => ({ line, reason: REASONS.n3 })),
    ]),
    asked: located(lines, [
      ...unknownWords(
        lines.filter((line) => !table?.lines.includes(line) || markIn(line.text)),
        book,
      ),
      ...days.flatMap((day) => day.asked),
      ...earlyClocks(lines, rows, newest),
    ]),
  };
}

/** Each line once, in order, with its text. */
function located(lines: readonly ReadLine[], reasons: readonly LineReason[]): PastedLine[] {
  const byLine = new Map(reasons.toReversed().map(({ line, reason }) => [line, reason]));
  return lines.flatMap(({ line, text }) => {
    const reason = byLine.get(line);
    return reason === undefined ? [] : [{ line, text: text.trim(), reason }];
  });
}

function readDay(
  lines: readonly ReadLine[],
  drawDate: DrawDate,
  book: NameBook,
  table?: XsmbTable,
) {
  const walked = new Walk(drawDate, book, lines.some(isPair));
  const ofTable = new Set(table?.lines);
  const [first] = table?.lines ?? [];
  for (const line of lines) {
    if (line === first && table !== undefined) walked.takeTable(table);
    else if (!ofTable.has(line)) walked.take(line);
  }
  walked.end();
  const misfit = misfitOf(lines.filter((line) => !ofTable.has(line)));
  if (misfit !== undefined) askAboutMisfit(walked.tallies.values(), misfit);
  askAboutSameNumbers(walked.tallies.values(), drawDate);
  const rows: PastedRow[] = [];
  const { ignored, asked } = walked;
  for (const tally of walked.tallies.values()) {
    const { lottery } = tally;
    const its = [...tally.lines].sort((left, right) => left - right);
    const row = toRow(tally, drawDate);
    const ofLines = (reason: string) => its.map((line) => ({ line, reason }));
    if (row === undefined)
      ignored.push(...ofLines(tally.notYet ? REASONS.notYet : REASONS.noNumber));
    else if (typeof row === 'string') asked.push(...ofLines(row));
    else rows.push({ lottery, lines: its, row });
  }
  return { rows, ignored, asked };
}
