// Gives each number of a pasted text to the name above it. If that is uncertain a person is asked:
// people notice a missing draw, but not a wrong one.
import type { DrawDate } from '../../../domain/draw-date.ts';
import type { NameBook } from '../name-book.ts';
import { type Heading, headingOf, interrupt, isStated, mindTimes } from './heading.ts';
import { listNames, listTokens, type NameItem, type NumberToken, type ReadLine } from './lines.ts';
import { addPayload, addStatement, enterTally, type Tally } from './lottery-tally.ts';
import { groupByName } from './numbers-of-names.ts';
import { mayGoOn, type Payload, readPayload } from './payload.ts';
import { countPicks, type Part } from './prize-of-label.ts';
import { type LineReason, mixedReason } from './questions.ts';
import { REASONS, shortened } from './reasons.ts';
import { type Label, listNumbers } from './tokens.ts';
import type { XsmbTable } from './xsmb-table.ts';

export class Walk {
  readonly tallies = new Map<string, Tally>();
  readonly ignored: LineReason[] = [];
  /** Lines that a person has to judge, with whom all other lines stand or fall. */
  readonly asked: LineReason[] = [];
  readonly #date: DrawDate;
  readonly #book: NameBook;
  readonly #hasPairs: boolean;
  #heading: Heading = { kind: 'none' };
  /** A label whose numbers stand on the next lines. */
  #open: { label: Label; numbers: string[]; line: number } | undefined;
  /** The labels above the columns of a table. */
  #columns: readonly Label[] | undefined;
  /** The lotteries above the columns of a table whose rows are prizes. */
  #namesAbove: readonly NameItem[] = [];
  /** Whether a blank line stands below the name: numbers without labels are not its own then. */
  #isBelowBlank = false;
  /** Whether the name stands on the line above: its numbers without labels are its own again. */
  #isJustNamed = false;

  /** @param hasPairs whether some line has a pair of numbers without labels */
  constructor(date: DrawDate, book: NameBook, hasPairs: boolean) {
    this.#date = date;
    this.#book = book;
    this.#hasPairs = hasPairs;
  }

  take(line: ReadLine): void {
    const payload = listTokens(line);
    const numbers = listNumbers(payload);
    const isNamed = listNames(line).length > 0;
    if (line.text.trim() === '') this.#isBelowBlank = true;
    const isBare = numbers.length > 0 && numbers.length === payload.length;
    if (isBare && line.unknown === undefined && !isNamed && this.#open !== undefined) {
      this.#fillOpen(line.line, this.#open, numbers);
      return;
    }
    if (payload.length > 0 || isNamed || line.unknown !== undefined) this.#closeOpen();
    if (line.unknown !== undefined) this.#takeUnknown(line, line.unknown, payload);
    else if (isNamed) this.#takeNamed(line);
    else if (payload.length > 0) this.#takeUnnamed(line, payload);
    else if (line.says === 'no-draw' || line.says === 'not-yet') this.#takeNone(line);
    else mindTimes(this.#heading, line, this.#book);
  }

  /** รอผล, งด: of the lottery above where it has no number yet, else of nobody knows which. */
  #takeNone({ line, plain, says }: ReadLine): void {
    const heading = this.#heading;
    if (heading.kind !== 'lottery' || isStated(heading))
      this.asked.push({ line, reason: REASONS.nobodys(shortened(plain)) });
    else heading.tally[says === 'no-draw' ? 'noDraw' : 'notYet'] = true;
  }

  /** A whole table of one lottery, which is the only one of its text. */
  takeTable({ lottery, statements, lines, problem }: XsmbTable): void {
    this.#closeOpen();
    const [first] = lines;
    if (first === undefined) return;
    const hasOthers = this.tallies.values().some((tally) => tally.statements.length > 0);
    const tally = enterTally(this.tallies, lottery, first);
    for (const { line } of lines) tally.lines.add(line);
    for (const statement of statements) addStatement(tally, statement);
    if (problem !== undefined) tally.problem ??= problem;
    if (hasOthers) tally.problem ??= REASONS.table;
    this.#heading = { kind: 'table' };
  }

  /** Ends the text. */
  end(): void {
    this.#closeOpen();
  }

  #takeUnknown(line: ReadLine, words: string, payload: readonly NumberToken[]): void {
    const hasNumbers = listNumbers(payload).length > 0;
    if (line.isIdle) this.ignored.push({ line: line.line, reason: REASONS.noNumber });
    const isNamed = listNames(line).length > 0;
    this.#heading = isNamed
      ? { kind: 'unknown', reason: REASONS.below }
      : interrupt(this.#heading, words, hasNumbers);
  }

  #takeUnnamed(line: ReadLine, payload: readonly NumberToken[]): void {
    mindTimes(this.#heading, line, this.#book);
    const meaning = readPayload(payload);
    const [row, second] = meaning.kind === 'labelled' ? meaning.parts : [];
    if (meaning.kind === 'labelled' && listNumbers(payload).length === 0) {
      if (second !== undefined) this.#columns = meaning.parts.map((part) => part.label);
      else if (row !== undefined) this.#open = { ...row, numbers: [], line: line.line };
      return;
    }
    if (row !== undefined && second === undefined && this.#namesAbove.length > 0) {
      this.#takeRow(line, row);
      return;
    }
    const isOver = isStated(this.#heading) && !this.#isJustNamed;
    const isTable = this.#heading.kind === 'table';
    const isOthers = meaning.kind === 'bare' && !isTable && (this.#isBelowBlank || isOver);
    this.#add(line.line, isOthers ? { kind: 'none' } : this.#heading, meaning, false);
    if (this.#heading.kind === 'lottery' && !mayGoOn(meaning)) this.#heading = { kind: 'none' };
  }

  /** A row of a prize has one number for each lottery above. Any other row belongs to nobody. */
  #takeRow(line: ReadLine, { label, numbers }: Part): void {
    const isFull = numbers.length === this.#namesAbove.length;
    for (const [at, item] of this.#namesAbove.entries()) {
      this.#enter(item, line);
      const parts = [{ label, numbers: [numbers[at] ?? ''] }];
      const payload: Payload = isFull ? { kind: 'labelled', parts } : { kind: 'mixed' };
      this.#add(line.line, this.#heading, payload, true);
    }
    this.#heading = { kind: 'none' };
  }

  #takeNamed(line: ReadLine): void {
    this.#isBelowBlank = false;
    this.#isJustNamed = true;
    const groups = groupByName(line.items);
    this.#namesAbove = [];
    if (groups === undefined) {
      const names = listNames(line);
      if (names.length === line.items.length) this.#namesAbove = names;
      else this.asked.push({ line: line.line, reason: mixedReason(line) });
      this.#heading = { kind: 'none' };
      return;
    }
    for (const { item, tokens } of groups) {
      this.#enter(item, line);
      const meaning = readPayload(tokens);
      if (meaning.kind === 'none' && line.says !== undefined) {
        // The lottery was just said to have no result, so what follows is not its own.
        this.#heading = { kind: 'none' };
      } else if (listNumbers(tokens).length === 0) {
        const [only, second] = meaning.kind === 'labelled' ? meaning.parts : [];
        if (only !== undefined && second === undefined)
          this.#open = { ...only, numbers: [], line: line.line };
      } else {
        this.#add(line.line, this.#heading, meaning, true);
        if (!mayGoOn(meaning) || groups.length > 1) this.#heading = { kind: 'none' };
      }
    }
  }

  #enter({ name }: NameItem, line: ReadLine): void {
    this.#heading = headingOf(name, line, this.tallies, this.#book);
  }

  #fillOpen(line: number, open: { label: Label; numbers: string[] }, numbers: string[]): void {
    open.numbers.push(...numbers);
    if (this.#heading.kind !== 'lottery') return;
    const { lottery, lines } = this.#heading.tally;
    lines.add(line);
    if (open.numbers.length >= countPicks(open.label, lottery, this.#date)) this.#closeOpen();
  }

  #closeOpen(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined || open.numbers.length === 0) return;
    this.#add(open.line, this.#heading, { kind: 'labelled', parts: [open] }, false);
  }

  #add(line: number, to: Heading, payload: Payload, isBeside: boolean): void {
    if (to.kind === 'not-ours') this.ignored.push({ line, reason: REASONS.notOurs });
    else if (to.kind === 'unknown') this.asked.push({ line, reason: to.reason });
    // A list of tails may stand behind a table.
    else if (to.kind === 'table' && payload.kind === 'bare')
      this.ignored.push({ line, reason: REASONS.beside });
    else if (to.kind !== 'lottery') this.asked.push({ line, reason: REASONS.noName });
    else {
      to.tally.lines.add(line);
      const context = { columns: this.#columns, date: this.#date, hasPairs: this.#hasPairs };
      addPayload(to.tally, payload, isBeside, this.#isJustNamed, context);
      this.#isJustNamed = false;
    }
  }
}
