// Turns a pasted text into rows of our lotteries. It guesses nothing, and lists what it does not
// understand.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { NameBook } from '../name-book.ts';
import type { SourceRow } from '../sources/row.ts';
import type { DayFault } from './day-faults.ts';
import { daysOfLines } from './days-of-lines.ts';
import { type ReadLine, readLines } from './lines.ts';
import { REASONS, REFUSALS } from './reasons.ts';
import { askAboutSameNumbers, toRow } from './lottery-tally.ts';
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
  readonly unread: readonly PastedLine[];
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
  const lines = readLines(text, book);
  const tip = lines.find((line, at) => line.tip !== undefined && !isOfAnotherDay(lines, at));
  if (tip?.tip !== undefined) {
    return { kind: 'refused', reason: REFUSALS.tip(tip.tip), line: tip.line };
  }
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
  return {
    kind: 'read',
    drawDate: newest,
    rows: days.flatMap(({ rows }) => rows),
    ignored: days.flatMap(({ ignored }) => ignored),
    unread: days.flatMap(({ unread }) => unread),
  };
}

const DAY_AND_MONTH = /(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|1[0-2])(?![\d.])/g;

/** Whether a line below all numbers speaks of a day that no line above does: a later forecast. */
function isOfAnotherDay(lines: readonly ReadLine[], at: number): boolean {
  const spoken = (line: ReadLine | undefined) => line?.plain.match(DAY_AND_MONTH) ?? [];
  const [day] = spoken(lines[at]);
  const above = lines.slice(0, at);
  if (day === undefined || lines.slice(at + 1).some((line) => /\d/.test(line.plain))) return false;
  return above.some((line) => line.days.length > 0) && !above.flatMap(spoken).includes(day);
}

function readDay(
  lines: readonly ReadLine[],
  drawDate: DrawDate,
  book: NameBook,
  table?: XsmbTable,
) {
  const walked = new Walk(drawDate, book);
  const ofTable = new Set(table?.lines);
  const [first, last] = [table?.lines[0], table?.lines.at(-1)];
  for (const line of lines) {
    if (line === first && table !== undefined) walked.takeTable(table);
    else if (!ofTable.has(line)) walked.take(line);
  }
  walked.end(lines.filter((line) => !ofTable.has(line)));
  askAboutSameNumbers(walked.tallies.values(), drawDate);
  const rows: PastedRow[] = [];
  // A list of tails, or a forecast, may stand behind a table.
  const isBeside = ({ line }: { line: number }) => last !== undefined && line > last.line;
  const unread = walked.unread.filter((line) => !isBeside(line));
  const beside = walked.unread.filter(isBeside);
  const ignored = [
    ...walked.ignored,
    ...beside.map(({ line }) => ({ line, reason: REASONS.beside })),
  ];
  for (const tally of walked.tallies.values()) {
    const { lottery } = tally;
    const its = [...tally.lines].sort((left, right) => left - right);
    const row = toRow(tally, drawDate);
    const ofLines = (reason: string) => its.map((line) => ({ line, reason }));
    if (row === undefined) ignored.push(...ofLines(REASONS.notYet));
    else if (typeof row === 'string') unread.push(...ofLines(row));
    else rows.push({ lottery, lines: its, row });
  }
  const textOf = new Map(lines.map(({ line, text }) => [line, text.trim()]));
  const located = (reasons: readonly { line: number; reason: string }[]): PastedLine[] =>
    reasons
      .map(({ line, reason }) => ({ line, text: textOf.get(line) ?? '', reason }))
      .sort((left, right) => left.line - right.line);
  return { rows, ignored: located(ignored), unread: located(unread) };
}
