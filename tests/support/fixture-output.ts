// A build output without pages: the emission of a few frozen draws, the functions and the routes,
// made by what makes them in a build. Once for all tests that share a process.
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInventory } from '../../scripts/output/inventory.ts';
import { writeChanged } from '../../scripts/disk/text-files.ts';
import { emitApi, emitGenerated, prepareEmission } from '../../scripts/build/emit-site.ts';
import { type HostedSite, openRelease } from '../../scripts/output/built.ts';
import { functions } from '../../scripts/build/functions.ts';
import type { Folders } from '../../scripts/output/output-folder.ts';
import type { Sources } from '../../scripts/output/source-digest.ts';
import { outputHeaders } from '../../scripts/build/output-headers.ts';
import { describeSite } from '../../scripts/output/settings.ts';
import { type Catalogue, openCatalogue } from '../../src/api/contract/catalogue.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { readRealArchive } from './real-archive.ts';

/** One lottery of each family has draws here, enough for every limit. */
const STORED = ['thai-government', 'hanoi-normal', 'lao-lottery', 'lao-tv'];
const DRAWS = 40;

/** In the place of what Astro renders. */
const PAGES = {
  'index.html': '<!doctype html><p>หน้าแรก</p>',
  'check/index.html': '<!doctype html><p>ตรวจเลข</p>',
  '404.html': '<!doctype html><p>ไม่พบหน้านี้</p>',
  'embed/lottery-result.js': 'export {};',
  'package/perdphon.js': 'export {};',
  'badges/thai-government.json': '{}',
  'badges/gsb-lottery.svg': '<svg/>',
};

export type FixtureOutput = {
  /** As `.vercel/output` is laid out. */
  readonly output: string;
  /** As `src/generated` is. */
  readonly generated: string;
  readonly catalogue: Catalogue;
  readonly site: HostedSite;
};

let making: Promise<FixtureOutput> | undefined;

export function fixtureOutput(): Promise<FixtureOutput> {
  making ??= fixtureData().then(outputOf);
  return making;
}

/** The frozen registry with the newest frozen draws of a few lotteries. */
export async function fixtureData(): Promise<DataFolder> {
  const data = await readRealArchive();
  const archive = data.archive.map(({ lottery, draws }) => ({
    lottery,
    draws: STORED.includes(lottery.slug) ? draws.slice(0, DRAWS) : [],
  }));
  return { ...data, archive };
}

/** The output of any draws. */
export async function outputOf(data: DataFolder): Promise<FixtureOutput> {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const folders = { output: join(folder, 'output'), generated: join(folder, 'generated') };
  await writeOutput(folders, data, PAGES, { sources: null, code: null });
  const entries = JSON.parse(await readFile(join(folders.generated, 'catalogue.json'), 'utf8'));
  return {
    ...folders,
    catalogue: openCatalogue(entries),
    site: await openRelease(folders.output),
  };
}

/** Writes what a build of these sources leaves, with these pages, texts by path. */
export async function writeOutput(
  { output, generated }: Folders,
  data: DataFolder,
  pages: Readonly<Record<string, string>>,
  sources: Sources,
): Promise<void> {
  const site = describeSite(data, process.env);
  const prepared = prepareEmission(data, site);
  emitGenerated(prepared, generated);
  emitApi(prepared, join(output, 'static'));
  for (const [path, text] of Object.entries(pages)) {
    await writeChanged(join(output, 'static', path), text);
  }
  const config = join(output, 'config.json');
  await writeChanged(config, JSON.stringify({ routes: [{ handle: 'filesystem' }] }));
  for (const { hooks } of [
    functions(output, generated),
    outputHeaders(config, join(generated, 'catalogue.json')),
  ]) {
    await hooks['astro:build:done']?.({} as never);
  }
  await writeInventory(output, sources);
}
