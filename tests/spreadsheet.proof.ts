// A real spreadsheet opens the CSV exports as anyone would, by its default import: every number
// keeps its zeros, and nothing is run as a formula.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Source } from '../src/domain/draw.ts';
import { emitExports, emitLatest, latestRows } from '../src/emit/export.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';
import { liveSite } from './support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from './support/small-archive.ts';

type Row = Readonly<Record<string, string>>;

/** Comma, double quote, UTF-8, from the first line: the import dialog's proposal for the file. */
const READ = 'CSV:44,34,76,1';
/** The cells as they are shown, so that what was taken for a number has lost its zeros. */
const WRITE = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

const rowsOf = (table: string): Row[] => parse(table, { bom: true, columns: true });

/** Tables by name, after a spreadsheet has opened and saved each. */
async function throughSpreadsheet(
  tables: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Row[]>>> {
  const paths = Object.keys(tables).map((name) => join(folder, `${name}.csv`));
  for (const path of paths) await writeFile(path, tables[basename(path, '.csv')] ?? '');
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const out = join(folder, 'out');
  const convert = ['--convert-to', WRITE, `--infilter=${READ}`, '--outdir', out, ...paths];
  await promisify(execFile)('soffice', ['--headless', profile, ...convert]);
  const opened = paths.map(async (path) => {
    const table = await readFile(join(out, basename(path)), 'utf8');
    return [basename(path, '.csv'), rowsOf(table)] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}

test('a bare cell of digits does lose its zeros: the proof can fail', async () => {
  const { bare } = await throughSpreadsheet({ bare: 'numbers,other\n004615,"007"\n' });
  expect(bare).toEqual([{ numbers: '4615', other: '7' }]);
});

test('every number of every lottery comes back as it was drawn', async () => {
  const site = await liveSite();
  const stored = lotteriesWithDraws((await readLiveArchive()).archive);
  const tables: Record<string, string> = Object.fromEntries([
    ...stored.map((one) => [one.lottery.slug, emitExports(one, site)[2]?.text ?? '']),
    ['latest', emitLatest(stored.flatMap((one) => latestRows(one, site))).text],
  ]);
  const all = await throughSpreadsheet(tables);
  const kept = (rows: Row[]) =>
    rows.map(({ drawDate, prize, prizeName, numbers }) => [drawDate, prize, prizeName, numbers]);
  for (const [slug, table] of Object.entries(tables)) {
    const opened = kept(all[slug] ?? []);
    const written = kept(rowsOf(table));
    expect([slug, opened.length]).toEqual([slug, written.length]);
    expect(opened.filter((row, index) => row.join() !== written[index]?.join())).toEqual([]);
  }
});

test('a text that looks like a formula stays a text', async () => {
  const sources: Source[] = [
    { id: 'hand', name: '=1+1', url: 'https://hand.example', role: 'authority' },
    { id: 'other', name: '@SUM(1)', url: 'https://other.example', role: 'witness' },
  ];
  const table = emitExports(SMALL_ARCHIVE, { ...SMALL_SITE, sources })[2]?.text ?? '';
  const { formula = [] } = await throughSpreadsheet({ formula: table });
  expect(new Set(formula.map(({ source }) => source))).toEqual(new Set(["'=1+1", "'@SUM(1)"]));
});
