// Programs of others read the exports as anyone would: no number differs from what is stored, each
// keeps its zeros, and nothing is run as a formula.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LotteryDraws, listPrizes } from '../src/domain/draw.ts';
import type { Source } from '../src/domain/source.ts';
import { emitExports, latestRows, writeTable } from '../src/api/answers/exports.ts';
import type { Site } from '../src/api/answers/publisher.ts';
import { writeWorkbook } from '../src/api/answers/workbook.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';
import { liveSite } from './support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from './support/small-archive.ts';

type Row = Readonly<Record<string, string>>;

/** Comma, double quote, UTF-8, from the first line: the import dialog's proposal for a CSV file. */
const READ = 'CSV:44,34,76,1';
/** The cells as they are shown, so that what was taken for a number has lost its zeros. */
const WRITE = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
const READERS = resolve('tests/readers');
const MOST_OUTPUT = { maxBuffer: 2 ** 28 };

let folder: string;
let site: Site;
let stored: readonly LotteryDraws[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
  site = await liveSite();
  stored = lotteriesWithDraws((await readLiveArchive()).archive);
});
afterAll(() => rm(folder, { recursive: true }));

const run = promisify(execFile);
const rowsOf = (table: string): Row[] => parse(table, { columns: true });
const tableOf = (one: LotteryDraws, shown = site) => emitExports(one, shown)[2]?.text ?? '';

/** What is stored, a line a drawn number, without the emission. */
const storedLines = () =>
  stored.flatMap(({ lottery, draws }) =>
    draws.flatMap((draw) =>
      listPrizes(lottery, draw).flatMap(({ kind, numbers }) =>
        numbers.map((number) => [lottery.slug, draw.drawDate, kind.slug, number].join(' ')),
      ),
    ),
  );

const linesOf = (rows: readonly Row[]) =>
  rows.map(({ lottery, drawDate, prize, number }) => `${lottery} ${drawDate} ${prize} ${number}`);

async function store(files: readonly (readonly [name: string, content: string | Uint8Array])[]) {
  const paths = files.map(([name]) => join(folder, name));
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  return paths;
}

/** The rows of each file, in one list, after a spreadsheet has opened and saved it. */
async function throughSpreadsheet(paths: readonly string[], ...filter: readonly string[]) {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const out = join(folder, 'out');
  const convert = ['--convert-to', WRITE, ...filter, '--outdir', out, ...paths];
  await run('soffice', ['--headless', profile, ...convert]);
  const opened: Row[] = [];
  for (const path of paths) {
    const name = path.replace(/^.*\/(.*)\.\w+$/, '$1.csv');
    for (const row of rowsOf(await readFile(join(out, name), 'utf8'))) opened.push(row);
  }
  return opened;
}

function expectSame(read: readonly string[]) {
  const wanted = storedLines();
  expect(read).toHaveLength(wanted.length);
  expect(read.filter((line, index) => line !== wanted[index])).toEqual([]);
}

const PYTHON = `import csv, sys
for path in sys.argv[1:]:
    with open(path, encoding='utf-8', newline='') as file:
        for row in csv.DictReader(file, strict=True):
            print(row['lottery'], row['drawDate'], row['prize'], row['number'])`;

test('the tables have every stored number for Python, SQLite and a parser of npm', async () => {
  const paths = await store(stored.map((one) => [`${one.lottery.slug}.csv`, tableOf(one)]));
  const python = await run('python3', ['-c', PYTHON, ...paths], MOST_OUTPUT);
  expectSame(python.stdout.trimEnd().split('\n'));
  const imports = paths.map((path, index) => `.import --csv --skip ${index && 1} ${path} t`);
  const select = "SELECT lottery || ' ' || drawDate || ' ' || prize || ' ' || number FROM t";
  const sqlite = await run('sqlite3', [':memory:', ...imports, select], MOST_OUTPUT);
  expectSame(sqlite.stdout.trimEnd().split('\n'));
  const parsed: Row[] = [];
  for (const path of paths) parsed.push(...rowsOf(await readFile(path, 'utf8')));
  expectSame(linesOf(parsed));
});

test('the workbooks have them for a spreadsheet that opens them, zeros and Thai too', async () => {
  const books = stored.map(
    (one) => [`${one.lottery.slug}.xlsx`, writeWorkbook(one, site)] as const,
  );
  const opened = await throughSpreadsheet(await store(books));
  expectSame(linesOf(opened));
  // As libraries read them, which go by the place of a cell: amounts as numbers, numbers as texts.
  const paths = books.map(([name]) => join(folder, name));
  if (!existsSync(join(READERS, 'node_modules'))) {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: READERS });
  }
  for (const library of ['exceljs', 'read-excel-file']) {
    const { stdout } = await run('node', ['read.js', library, ...paths], {
      ...MOST_OUTPUT,
      cwd: READERS,
    });
    const read = stdout.trimEnd().split('\n');
    expectSame(read.map((line) => line.replace(/ string number$/, '')));
  }
  // The other cells as well: without the mark against formulas, which a text cell does not need.
  const written: Row[] = [];
  for (const one of stored) written.push(...rowsOf(tableOf(one)));
  // An amount is a number there: 6000000 is 6000000.00.
  const valuesOf = (row: Row = {}) => JSON.stringify({ ...row, amount: Number(row['amount']) });
  const differ = (row: Row, index: number) => valuesOf(row) !== valuesOf(written[index]);
  expect(opened.filter(differ).slice(0, 3)).toEqual([]);
});

test('a spreadsheet that takes the numbers of a table for numbers restores them by digits', async () => {
  const latest = writeTable(stored.flatMap((one) => latestRows(one, site)));
  const opened = await throughSpreadsheet(
    await store([['latest.csv', latest]]),
    `--infilter=${READ}`,
  );
  const written = rowsOf(latest);
  expect(opened).toHaveLength(written.length);
  // What the formula of the guide does.
  const restored = opened.map(({ number = '', digits }) => number.padStart(Number(digits), '0'));
  expect(restored).toEqual(written.map(({ number }) => number));
  expect(opened.map(({ number }) => number)).not.toEqual(written.map(({ number }) => number));
});

test('a text that looks like a formula stays a text', async () => {
  const sources: Source[] = [
    { id: 'hand', name: '=1+1', url: 'https://hand.example', role: 'authority' },
    { id: 'other', name: '@SUM(1)', url: 'https://other.example', role: 'witness' },
  ];
  const shown = { ...SMALL_SITE, sources };
  const table = await store([['formula.csv', tableOf(SMALL_ARCHIVE, shown)]]);
  const ofTable = await throughSpreadsheet(table, `--infilter=${READ}`);
  expect(new Set(ofTable.map(({ source }) => source))).toEqual(new Set(["'=1+1", "'@SUM(1)"]));
  const book = await store([['formulas.xlsx', writeWorkbook(SMALL_ARCHIVE, shown)]]);
  const ofBook = await throughSpreadsheet(book);
  expect(new Set(ofBook.map(({ source }) => source))).toEqual(new Set(['=1+1', '@SUM(1)']));
});
