// A pasted text → rows of our lotteries. Nothing is guessed: what is not understood is listed.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { Lottery, WeekDay } from '../../domain/lottery.ts';
import type { NameBook } from '../lottery-names.ts';
import type { SourceRow } from '../sources/row.ts';
import { daysOfLines } from './days-of-lines.ts';
import { type ReadLine, readLines } from './lines.ts';
import { REASONS, REFUSALS } from './reasons.ts';
import { askAboutSameNumbers, toRow } from './tally.ts';
import { Walk } from './walk.ts';
import { XSMB_LOTTERY, type XsmbTable, xsmbTableIn } from './xsmb-table.ts';

export type PastedRow = {
  readonly lottery: Lottery;
  /** Where it stands in the text, 1-based, ascending. */
  readonly lines: readonly number[];
  readonly row: SourceRow;
  /** The day of the week that the text says of its day. */
  readonly saidWeekDay?: WeekDay | undefined;
};

export type PastedLine = { readonly line: number; readonly text: string; readonly reason: string };

export type PastedDay =
  /** The text says of no number for certain that it is a result of the day. */
  | { readonly kind: 'refused'; readonly reason: string; readonly line?: number }
  /** The text does not say its day, or not its year; `ending` is the end of a `DrawDate`. */
  | { readonly kind: 'undated'; readonly ending?: string }
  | ReadDay;

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
 * @param asked the day of a text that does not say one; another day is refused
 * @param now when the text was pasted, in milliseconds; without it no text is of yesterday
 */
export function readPastedDay(
  text: string,
  book: NameBook,
  asked?: DrawDate,
  now?: number,
): PastedDay {
  if (text.length > LONGEST_PASTE)
    return { kind: 'refused', reason: REFUSALS.tooLong(LONGEST_PASTE) };
  const lines = readLines(text, book);
  const [tip] = lines.flatMap(({ line, tip: word }) => (word ? [{ line, word }] : []));
  if (tip) return { kind: 'refused', reason: REFUSALS.tip(tip.word), line: tip.line };
  const table = xsmbTableIn(lines);
  const dated = daysOfLines(table === undefined ? lines : lines.slice(0, table.to), asked, now);
  if (dated.kind !== 'days') return dated;
  const days = [...dated.days].map(([day, its]) =>
    table === undefined ? readDay(its, day, book) : readTable(table, lines, day, book),
  );
  const [newest] = [...dated.days.keys()].sort().toReversed();
  if (newest === undefined) return { kind: 'undated' };
  return {
    kind: 'read',
    drawDate: newest,
    rows: days.flatMap(({ rows }) => rows),
    ignored: days.flatMap(({ ignored }) => ignored),
    unread: days.flatMap(({ unread }) => unread),
  };
}

function readTable(table: XsmbTable, lines: readonly ReadLine[], day: DrawDate, book: NameBook) {
  const its = lines.slice(table.from - 1, table.to);
  const others = readDay(lines.toSpliced(table.from - 1, its.length), day, book);
  const lottery = book.lotteries.find(({ slug }) => slug === XSMB_LOTTERY);
  // A list of tails, or a forecast, may stand behind the draw.
  const beside = others.unread.filter(({ line }) => line > table.to);
  if (lottery === undefined || others.rows.length > 0) {
    const text = its[0]?.text.trim() ?? '';
    const unread = { line: table.from, text, reason: REASONS.table };
    return { ...others, unread: [...others.unread, unread] };
  }
  const row = { drawDate: day, prizes: table.prizes };
  return {
    rows: [{ lottery, lines: its.map(({ line }) => line), row, saidWeekDay: table.weekDay }],
    ignored: [...others.ignored, ...beside.map((line) => ({ ...line, reason: REASONS.beside }))],
    unread: others.unread.filter((line) => !beside.includes(line)),
  };
}

function readDay(lines: readonly ReadLine[], drawDate: DrawDate, book: NameBook) {
  const walked = new Walk(drawDate, book);
  for (const line of lines) walked.take(line);
  walked.end();
  askAboutSameNumbers(walked.tallies.values(), drawDate);
  const rows: PastedRow[] = [];
  const [saidWeekDay] = lines
    .flatMap(({ days }) => days)
    .flatMap((said) => (said.kind === 'day' && said.day === drawDate ? (said.weekDay ?? []) : []));
  const { ignored, unread } = walked;
  for (const tally of walked.tallies.values()) {
    const { lottery } = tally;
    const its = [...tally.lines].sort((one, other) => one - other);
    const row = toRow(tally, drawDate);
    const ofLines = (reason: string) => its.map((line) => ({ line, reason }));
    if (row === undefined) ignored.push(...ofLines(REASONS.notYet));
    else if (typeof row === 'string') unread.push(...ofLines(row));
    else rows.push({ lottery, lines: its, row, saidWeekDay });
  }
  const textOf = new Map(lines.map(({ line, text }) => [line, text.trim()]));
  const located = (found: readonly { line: number; reason: string }[]): PastedLine[] =>
    found
      .map(({ line, reason }) => ({ line, text: textOf.get(line) ?? '', reason }))
      .sort((one, other) => one.line - other.line);
  return { rows, ignored: located(ignored), unread: located(unread) };
}
