// A day's results as somebody pasted them from a chat or a page → rows of our lotteries. Nothing is
// guessed: what is not understood is listed with its line and the reason.
import type { DrawDate } from '../../domain/draw-date.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { NameBook } from '../lottery-names.ts';
import type { SourceRow } from '../sources/row.ts';
import { type ReadLine, readLines } from './lines.ts';
import { REASONS, REFUSALS } from './reasons.ts';
import { rowOf } from './tally.ts';
import { Walk } from './walk.ts';

export type PastedRow = {
  readonly lottery: Lottery;
  /** Where it stands in the text, 1-based, ascending. */
  readonly lines: readonly number[];
  readonly row: SourceRow;
};

export type PastedLine = { readonly line: number; readonly text: string; readonly reason: string };

export type PastedDay =
  /** The text says of no number for certain that it is a result of the day. */
  | { readonly kind: 'refused'; readonly reason: string; readonly line?: number }
  /** The text does not say its day, or not its year; `ending` is the end of a `DrawDate`. */
  | { readonly kind: 'undated'; readonly ending?: string }
  | {
      readonly kind: 'read';
      readonly drawDate: DrawDate;
      readonly rows: readonly PastedRow[];
      /** Lines without a result of ours. */
      readonly ignored: readonly PastedLine[];
      readonly unread: readonly PastedLine[];
    };

/** No body of an issue is longer. */
export const LONGEST_PASTE = 65_536;

/** @param asked the day the text is of, where it does not say so itself; another day is refused */
export function readPastedDay(text: string, book: NameBook, asked?: DrawDate): PastedDay {
  if (text.length > LONGEST_PASTE)
    return { kind: 'refused', reason: REFUSALS.tooLong(LONGEST_PASTE) };
  const lines = readLines(text, book);
  const tip = lines.find((line) => line.tip !== undefined);
  if (tip?.tip !== undefined) {
    return { kind: 'refused', reason: REFUSALS.tip(tip.tip), line: tip.line };
  }
  if (/เมื่อวาน|วานนี้|yesterday/i.test(text) && /วันนี้|today/i.test(text)) {
    return { kind: 'refused', reason: REFUSALS.twoDays('เมื่อวาน, วันนี้') };
  }
  const dated = dayOfText(lines, asked);
  return dated.kind === 'day' ? readDay(lines, dated.drawDate, book) : dated;
}

type Dated = Exclude<PastedDay, { kind: 'read' }> | { kind: 'day'; drawDate: DrawDate };

function dayOfText(lines: readonly ReadLine[], asked: DrawDate | undefined): Dated {
  const said = lines.flatMap(({ line, days }) => days.map((day) => ({ line, day })));
  const full = new Set<DrawDate>();
  for (const { line, day } of said) {
    if (day.kind === 'wrong') {
      return { kind: 'refused', reason: REFUSALS.wrongDay(day.text), line };
    }
    if (day.kind === 'day') full.add(day.day);
  }
  if (full.size > 1) return { kind: 'refused', reason: REFUSALS.twoDays([...full].join(', ')) };
  // A day beside numbers that are not understood may be the day of these numbers alone.
  const own = said.filter(({ line }) => !hasUnknownNumbers(lines[line - 1]));
  const drawDate = asked ?? own.flatMap(({ day }) => (day.kind === 'day' ? [day.day] : []))[0];
  const parts = said.flatMap(({ line, day }) =>
    day.kind === 'part' ? [{ line, ending: day.ending }] : [],
  );
  if (drawDate === undefined) {
    return { kind: 'undated', ...(parts[0] !== undefined && { ending: parts[0].ending }) };
  }
  const [otherFull] = [...full].filter((day) => day !== drawDate);
  if (otherFull !== undefined) {
    return { kind: 'refused', reason: REFUSALS.otherDay(otherFull, drawDate) };
  }
  const other = parts.find(({ ending }) => !drawDate.endsWith(ending));
  return other === undefined
    ? { kind: 'day', drawDate }
    : {
        kind: 'refused',
        reason: REFUSALS.otherDay(other.ending.replace(/^-/, ''), drawDate),
        line: other.line,
      };
}

function hasUnknownNumbers(line: ReadLine | undefined): boolean {
  return line?.unknown !== undefined && line.items.some(({ type }) => type === 'payload');
}

function readDay(lines: readonly ReadLine[], drawDate: DrawDate, book: NameBook): PastedDay {
  const walked = new Walk(drawDate, book);
  for (const line of lines) walked.take(line);
  walked.end();
  const rows: PastedRow[] = [];
  const reasons = { ignored: [...walked.ignored], unread: [...walked.unread] };
  for (const tally of walked.tallies.values()) {
    const read = rowOf(tally, drawDate);
    const ofLines = (reason: string) => [...tally.lines].map((line) => ({ line, reason }));
    if (read === undefined) reasons.ignored.push(...ofLines(REASONS.notYet));
    else if ('problem' in read) reasons.unread.push(...ofLines(read.problem));
    else
      rows.push({ lottery: tally.lottery, lines: [...tally.lines].sort(ascending), row: read.row });
  }
  const located = (found: readonly { line: number; reason: string }[]): PastedLine[] =>
    found
      .map(({ line, reason }) => ({ line, text: lines[line - 1]?.text.trim() ?? '', reason }))
      .sort((one, other) => one.line - other.line);
  return {
    kind: 'read',
    drawDate,
    rows,
    ignored: located(reasons.ignored),
    unread: located(reasons.unread),
  };
}

function ascending(one: number, other: number): number {
  return one - other;
}
