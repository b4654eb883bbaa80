// `ingest --day`: a pasted day. Shows what was understood and what not, asks, and stores.
import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { type DrawDate, isDrawDate } from '../../src/domain/draw-date.ts';
import { nameBook } from '../../src/intake/lottery-names.ts';
import { type IssueForm, parseIssueForm } from '../../src/intake/pasted-day/issue-form.ts';
import { type PastedDay, readPastedDay } from '../../src/intake/pasted-day/pasted-day.ts';
import { saidWeekDay } from '../../src/intake/pasted-day/week-day.ts';
import { acceptsDoubts, agreesToStore, askForDay, askForSource, canAsk } from './ask-for-day.ts';
import {
  describeDay,
  doubtsAbout,
  isStorable,
  type JudgedRow,
  jsonOf,
  stateOf,
} from './describe-day.ts';
import { describeOutcomes, exitCodeOf, type Outcome } from './outcome.ts';
import { previewRow, type RowStore, storeRow } from './store-row.ts';

/** Nothing of the text can be stored, in a sentence for whoever pasted it. */
export class UnusableDay extends Error {}

type DayOptions = RowStore & {
  /** `-` for standard input. */
  readonly path: string;
  readonly source?: string;
  readonly date?: string;
  /** Whether the text is the body of the issue form, which also says day and source. */
  readonly form: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
};

type ReadDay = Extract<PastedDay, { kind: 'read' }>;

/** @returns the exit code. Throws an `UnusableDay` where nothing of the text can be stored. */
export async function ingestDay(options: DayOptions): Promise<0 | 1> {
  const { dryRun, yes, json } = options;
  const said = formOf(await pastedText(options.path), options.form);
  const asks = !json && !yes && !dryRun && canAsk(options.path);
  const day = await readDay(said.text, options.date ?? said.date, options, asks);
  const source =
    options.source ??
    said.source ??
    (asks ? await askForSource(options.path, options.registry) : undefined);
  requireSource(source, options);
  const store = { ...options, saidWeekDay: saidWeekDay(said.text) };
  const rows = await judgeRows(day, source, store);
  if (!json) console.log(describeDay(day, rows));
  const doubtful = rows.filter((row) => doubtsAbout(row).length > 0);
  // Without anybody to ask they are offered too, and held back.
  const offered = rows.filter((row) => isStorable(row) || stateOf(row) === 'held');
  let chosen = dryRun ? [] : offered;
  if (!dryRun && offered.length > 0 && !yes) {
    if (!asks)
      throw new UnusableDay('nobody can be asked here; --yes stores, --dry-run only shows');
    const answered = [];
    for (const row of offered) {
      const name = `${row.pasted.lottery.nameTh} ${row.pasted.row.drawDate}`;
      if (await acceptsDoubts(options.path, name, doubtsAbout(row))) answered.push(row);
    }
    chosen = answered;
    if (chosen.length === 0 || !(await agreesToStore(options.path, chosen.length))) {
      console.log('ยังไม่ได้บันทึกอะไร (nothing was written)');
      return 1;
    }
  }
  const outcomes: Outcome[] = [];
  for (const row of chosen) {
    const { pasted } = row;
    const names = asks ? doubtsAbout(row).map(({ name }) => name) : [];
    const accepted = [...(options.accepted ?? []), ...names];
    outcomes.push(
      await storeRow(pasted.row, source, pasted.lottery, {
        ...store,
        accepted,
        saidWeekDay: pasted.saidWeekDay ?? store.saidWeekDay,
      }),
    );
  }
  if (json) console.log(JSON.stringify({ ...day, rows: rows.map(jsonOf), outcomes }));
  else if (chosen.length === 0) console.log('ยังไม่ได้บันทึกอะไร (nothing was written)');
  else console.log(describeOutcomes(outcomes));
  const isUnclear =
    day.unread.length > 0 ||
    rows.length === 0 ||
    rows.some((row) => ['refused', 'passed over'].includes(stateOf(row)));
  const isOpen = doubtful.some((row) => !chosen.includes(row));
  return isUnclear || isOpen ? 1 : exitCodeOf(outcomes);
}

async function pastedText(path: string): Promise<string> {
  if (path !== '-') {
    return readFile(path, 'utf8').catch((error: Error) => {
      throw new UnusableDay(error.message);
    });
  }
  if (process.stdin.isTTY) console.error('วางข้อความ แล้วกด Enter และ Ctrl+D (paste, then Ctrl+D)');
  return readStream(process.stdin);
}

function formOf(text: string, isForm: boolean): IssueForm {
  if (!isForm) return { text };
  const form = parseIssueForm(text);
  if (form === undefined) throw new UnusableDay('this is not the body of the issue form');
  return form;
}

async function readDay(
  text: string,
  date: string | undefined,
  options: DayOptions,
  asks: boolean,
): Promise<ReadDay> {
  const { registry, path } = options;
  if (date !== undefined && !isDrawDate(date)) {
    throw new UnusableDay(`${date} ไม่ใช่วัน ค.ศ. แบบ YYYY-MM-DD (is not a day YYYY-MM-DD)`);
  }
  const book = nameBook(registry.lotteries, registry.otherNames);
  // The text of an issue is read again when it is answered: its today is not that of the answer.
  const pastedAt = options.form ? undefined : options.now;
  const read = readPastedDay(text, book, date as DrawDate | undefined, pastedAt);
  if (read.kind === 'read') return read;
  if (read.kind === 'refused') {
    const place = read.line === undefined ? '' : `บรรทัด ${read.line}: `;
    throw new UnusableDay(`${place}${read.reason}`);
  }
  if (!asks) {
    throw new UnusableDay(
      'ข้อความไม่บอกวันที่ครบ ใส่ --date YYYY-MM-DD (the text does not say its day; give --date)',
    );
  }
  return readDay(text, await askForDay(path, read.ending), options, false);
}

function requireSource(
  source: string | undefined,
  { registry }: DayOptions,
): asserts source is string {
  const ids = registry.sources.map(({ id }) => id);
  if (source === undefined) {
    throw new UnusableDay(`--source has to name who published this: ${ids.join(', ')}`);
  }
  if (!ids.includes(source)) {
    throw new UnusableDay(`--source ${source} is not one of ${ids.join(', ')}`);
  }
}

/** What would become of each row. A row that says that nothing was drawn is only shown. */
async function judgeRows(day: ReadDay, source: string, store: RowStore): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const pasted of day.rows) {
    const admission = pasted.row.noDraw
      ? undefined
      : await previewRow(pasted.row, source, pasted.lottery, {
          ...store,
          saidWeekDay: pasted.saidWeekDay ?? store.saidWeekDay,
        });
    judged.push({ pasted, admission });
  }
  return judged;
}
