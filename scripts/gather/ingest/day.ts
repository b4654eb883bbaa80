// `ingest --day`: a pasted day. Shows what was understood and what not, asks, and stores.
import { openSync } from 'node:fs';
import { isatty, ReadStream } from 'node:tty';
import { confirm } from '@clack/prompts';
import { describeDoubt } from '../../../src/domain/doubt-names.ts';
import { type DrawDate, isDrawDate } from '../../../src/domain/draw-date.ts';
import { toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import { nameBook } from '../../../src/intake/text/name-book.ts';
import { parseIssueForm } from '../../../src/intake/text/pasted-day/issue-form.ts';
import {
  type PastedLine,
  type PastedRow,
  type ReadDay,
  readPastedDay,
} from '../../../src/intake/text/pasted-day/pasted-day.ts';
import { WrongUse } from '../../command/failure.ts';
import { readInput } from '../../command/input.ts';
import type { Io } from '../../command/io.ts';
import { askForDay, askForSource, type Keyboard } from '../../command/prompt.ts';
import {
  describeDay,
  describeLine,
  type JudgedRow,
  judgeRow,
  serializeRow,
} from './describe-day.ts';
import { describeOutcomes, judgeOutcomes } from './outcome.ts';
import { type Offered, previewDraws, type StoreOptions, storeDraws } from './store-draw.ts';

const ISSUE = 'issue';

type DayOptions = StoreOptions & {
  /** `-` for standard input, `issue` for the body of the issue form there. */
  readonly path: string;
  readonly source?: string;
  readonly yes: boolean;
  readonly dryRun: boolean;
  /** Lines of the text that a person has judged: they leave the numbers as they are. */
  readonly lines: readonly number[];
  readonly json: boolean;
};

/** @returns the exit code. Throws a `WrongUse` where nothing of the text can be stored. */
export async function ingestDay(options: DayOptions, io: Io): Promise<0 | 1> {
  const { path, registry, dryRun, yes, json } = options;
  const pasted = await readPasted(path, io);
  // The body of the issue form also says day and source.
  const form = parseIssueForm(pasted);
  if (path === ISSUE && form === undefined) {
    throw new WrongUse('ข้อความนี้ไม่ได้มาจากฟอร์มของ issue (not the body of the issue form)');
  }
  const text = form?.text ?? pasted;
  const keyboard = !json && !yes && !dryRun ? findKeyboard(path, io) : undefined;
  // The text of an issue is read again when somebody answers it, perhaps on another day than it was
  // written.
  const day = await readDay(text, form?.date, form ? undefined : options.now, options, keyboard);
  const sourceId = options.source ?? form?.source;
  const askSource = () => keyboard && askForSource(registry.sources, undefined, keyboard);
  const source = requireSource(sourceId ?? (await askSource()), options);
  const rows = await judgeRows(day, source, options);
  if (!json) io.out(describeDay(day, rows));
  const isRefused = ({ state }: JudgedRow) => state === 'refused';
  // If nobody can be asked, doubtful rows are offered too, and held back.
  const offered = rows.filter((row) => !isRefused(row) && row.state !== 'no draw');
  const asked = day.asked.filter(({ line }) => !options.lines.includes(line));
  const isJudged = asked.length === 0 || (await acceptLines(asked, keyboard));
  const chosen = dryRun || !isJudged ? [] : await chooseRows(offered, yes, keyboard);
  if (chosen === undefined) {
    io.out('ยังไม่ได้บันทึกอะไร (nothing was written)');
    return 1;
  }
  const entered = chosen.map((row) => {
    const names = keyboard ? row.doubts.map(({ name }) => name) : [];
    return { ...offer(row.pasted, source), accepted: [...(options.accepted ?? []), ...names] };
  });
  const outcomes = [...(await storeDraws(entered, options)).values()];
  if (json) io.out(JSON.stringify({ ...day, rows: rows.map(serializeRow), outcomes }));
  else if (chosen.length === 0) io.out('ยังไม่ได้บันทึกอะไร (nothing was written)');
  else io.out(describeOutcomes(outcomes));
  const needsPerson = (row: JudgedRow) =>
    isRefused(row) || (row.doubts.length > 0 && !chosen.includes(row));
  const isUnclear = !isJudged || rows.length === 0 || rows.some(needsPerson);
  return isUnclear ? 1 : judgeOutcomes(outcomes);
}

async function readPasted(path: string, { stdin, err }: Io): Promise<string> {
  if (path !== '-' && path !== ISSUE) return readInput(path);
  if (stdin.isTTY) err('วางข้อความ แล้วกด Enter และ Ctrl+D (paste, then Ctrl+D)');
  return readInput(stdin);
}

/** Where a person types; where the text came through standard input, on the terminal itself. */
function findKeyboard(path: string, { stdin, out }: Io): Keyboard | undefined {
  if (!out.isTerminal) return undefined;
  if (path !== '-') return stdin.isTTY === true ? {} : undefined;
  try {
    const terminal = openSync('/dev/tty', 'r');
    return isatty(terminal) ? { input: new ReadStream(terminal) } : undefined;
  } catch {
    // No terminal, or a system without this file.
    return undefined;
  }
}

async function readDay(
  text: string,
  date: string | undefined,
  pastedAt: number | undefined,
  { registry, now }: DayOptions,
  keyboard: Keyboard | undefined,
): Promise<ReadDay> {
  if (date !== undefined && !isDrawDate(date)) {
    throw new WrongUse(`${date} ไม่ใช่วัน ค.ศ. แบบ YYYY-MM-DD (is not a day YYYY-MM-DD)`);
  }
  const book = nameBook(registry.lotteries, registry.otherNames);
  const readAs = (day: DrawDate | undefined) => readPastedDay(text, book, day, pastedAt);
  let day = readAs(date);
  if (day.kind === 'undated' && keyboard !== undefined) {
    const { ending = '' } = day;
    const offered = ending.length > 3 ? `${new Date(now).getFullYear()}${ending}` : '';
    const question = 'ข้อความไม่บอกวันที่ครบ เป็นผลของวันใด ค.ศ. (YYYY-MM-DD)';
    const typed = await askForDay(question, offered, keyboard);
    day = readAs(isDrawDate(typed) ? typed : undefined);
  }
  if (day.kind === 'read') return day;
  if (day.kind === 'refused') {
    const place = day.line === undefined ? '' : `บรรทัด ${day.line}: `;
    throw new WrongUse(`${place}${day.reason}`);
  }
  throw new WrongUse(
    'ข้อความไม่บอกวันที่ครบ เขียนวันที่ YYYY-MM-DD ไว้บรรทัดแรก (the text does not say its day; write it on the first line)',
  );
}

function requireSource(source: string | undefined, { registry }: DayOptions): string {
  const ids = registry.sources.map(({ id }) => id);
  if (source !== undefined && ids.includes(source)) return source;
  const wrong =
    source === undefined ? 'has to name who published this:' : `${source} is not one of`;
  throw new WrongUse(`--source ${wrong} ${ids.join(', ')}`);
}

/** Asks about each line by one key. Returns whether a person judges that none changes a number. */
async function acceptLines(asked: readonly PastedLine[], keyboard?: Keyboard): Promise<boolean> {
  if (keyboard === undefined) return false;
  for (const line of asked) {
    const message = `${describeLine(line).trim()}\nบรรทัดนี้ไม่เกี่ยวกับเลขใช่หรือไม่ (does it leave the numbers as they are?)`;
    if ((await confirm({ ...keyboard, message, initialValue: false })) === true) continue;
    keyboard.input?.destroy();
    return false;
  }
  return true;
}

/** What would become of each row. A row that says that nothing was drawn is only shown. */
async function judgeRows(day: ReadDay, source: string, store: StoreOptions) {
  const offers = new Map(
    day.rows.filter(({ row }) => !row.noDraw).map((pasted) => [pasted, offer(pasted, source)]),
  );
  const previews = await previewDraws([...offers.values()], store);
  return day.rows.map((pasted) => {
    const offered = offers.get(pasted);
    return judgeRow(pasted, offered && previews.get(offered));
  });
}

/** What the row says, as the source's own word. */
function offer({ row, lottery }: PastedRow, source: string): Offered {
  return { draw: toDraw(row, source, lottery), lottery };
}

/** The rows to store: all of them, or those a person agrees to; `undefined` if there are none. */
async function chooseRows(offered: readonly JudgedRow[], yes: boolean, keyboard?: Keyboard) {
  if (offered.length === 0 || yes) return offered;
  if (keyboard === undefined)
    throw new WrongUse('nobody can be asked here; --yes stores, --dry-run only shows');
  const chosen: JudgedRow[] = [];
  for (const row of offered) {
    if (await acceptsDoubts(row, keyboard)) chosen.push(row);
  }
  if (chosen.length === 0) return undefined;
  const message = `บันทึก ${chosen.length} งวดหรือไม่ (store them?)`;
  const agreed = await confirm({ ...keyboard, message });
  keyboard.input?.destroy();
  return agreed === true ? chosen : undefined;
}

/** Asks about each doubt, by name and sentence. Returns whether the person accepts all of them. */
async function acceptsDoubts(row: JudgedRow, keyboard: Keyboard): Promise<boolean> {
  const { lottery, row: read } = row.pasted;
  for (const doubt of row.doubts) {
    const draw = `${lottery.nameTh} ${read.drawDate}`;
    const message = `${draw}: ${describeDoubt(doubt)} บันทึกทั้งที่สงสัยหรือไม่ (store it all the same?)`;
    if ((await confirm({ ...keyboard, message, initialValue: false })) !== true) return false;
  }
  return true;
}
