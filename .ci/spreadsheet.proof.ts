// A real spreadsheet opens the CSV exports as anyone would, by its default import: every number keeps
// its zeros, and nothing is run as a formula.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitExports } from '../src/emit/export.ts';
import { realSite } from '../src/testing/real-files.ts';
import { heldLotteries, readRealArchive } from '../src/testing/real-archive.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../src/testing/small-archive.ts';

type Row = Readonly<Record<string, string>>;

/** Comma, double quote, UTF-8, from the first line: what the import dialog proposes for such a file. */
const READ = 'CSV:44,34,76,1';
/** The cells as they are shown, so that what was taken for a number has lost its zeros. */
const WRITE = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

const rowsOf = (table: string): Row[] => parse(table, { bom: true, columns: true });

/** The table after a spreadsheet has opened and saved it. */
async function throughSpreadsheet(name: string, table: string): Promise<Row[]> {
  const path = join(folder, name);
  await writeFile(path, table);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const out = join(folder, 'out');
  const convert = ['--convert-to', WRITE, `--infilter=${READ}`, '--outdir', out, path];
  await promisify(execFile)('soffice', ['--headless', profile, ...convert]);
  return rowsOf(await readFile(join(out, basename(name)), 'utf8'));
}

test('a bare cell of digits does lose its zeros: the proof can fail', async () => {
  const rows = await throughSpreadsheet('bare.csv', 'numbers,other\n004615,"007"\n');
  expect(rows).toEqual([{ numbers: '4615', other: '7' }]);
});

test('every number of every lottery comes back as it was drawn', async () => {
  const site = await realSite();
  for (const archive of heldLotteries((await readRealArchive()).archive)) {
    const { slug } = archive.lottery;
    const table = emitExports(archive, site)[2]?.text ?? '';
    const kept = (rows: Row[]) =>
      rows.map(({ drawDate, prize, prizeName, numbers }) => [drawDate, prize, prizeName, numbers]);
    const opened = kept(await throughSpreadsheet(`${slug}.csv`, table));
    const written = kept(rowsOf(table));
    expect([slug, opened.length]).toEqual([slug, written.length]);
    expect(opened.filter((row, index) => row.join() !== written[index]?.join())).toEqual([]);
  }
});

test('a text that looks like a formula stays a text', async () => {
  const sources = [
    { id: 'hand', name: '=1+1', url: 'https://hand.example' },
    { id: 'other', name: '@SUM(1)', url: 'https://other.example' },
  ];
  const table = emitExports(SMALL_ARCHIVE, { ...SMALL_SITE, sources })[2]?.text ?? '';
  const opened = await throughSpreadsheet('formula.csv', table);
  expect(new Set(opened.map(({ source }) => source))).toEqual(new Set(["'=1+1", "'@SUM(1)"]));
});
