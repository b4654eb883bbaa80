// What Lighthouse says of the pages people come to first, as on a telephone. It brings a hundred
// packages for a few minutes' use, so it is fetched for the run and is not a dependency.
// Its performance is that of the machine as well (0.82 to 0.99 of one page, in one run beside other
// programs): it is printed. What makes a page slow is held elsewhere: bytes, shifts, the work of
// interactions.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './support/fresh-clone.ts';
import { MEASURED_PAGES } from './support/page-types.ts';
import {
  CHROMIUM,
  CHROMIUM_FLAGS,
  NO_QUOTA,
  originOf,
  startHost,
  stopHost,
} from './support/visit.ts';

const LIGHTHOUSE = 'npx --yes lighthouse@13.5.0';
const HELD = ['accessibility', 'best-practices', 'seo'];
const CATEGORIES = ['performance', ...HELD];
const LEAST = 0.99;

/** Lighthouse asks to be run again where its trace of a page broke off (NO_NAVSTART). */
const TRIES = 3;

let host: Server;
let folder: string;
beforeAll(async () => {
  host = await startHost(NO_QUOTA);
  folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
});
afterAll(async () => {
  await stopHost(host);
  await rm(folder, { recursive: true });
});

type Report = {
  readonly categories: Readonly<Record<string, { score: number; auditRefs: { id: string }[] }>>;
  readonly audits: Readonly<Record<string, { title: string; score: number | null }>>;
};

async function measure(path: string): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const report = join(folder, 'report.json');
  await run(
    folder,
    `${LIGHTHOUSE} ${originOf(host)}${path} --output=json --output-path=${report} --quiet` +
      ` --only-categories=${CATEGORIES.join()} --throttling-method=simulate --chrome-flags="${flags}"`,
    { CHROME_PATH: CHROMIUM, PUPPETEER_SKIP_DOWNLOAD: '1' },
  );
  return JSON.parse(await readFile(report, 'utf8'));
}

/** The categories below the mark, each with what took its points. */
function shortcomings({ categories, audits }: Report): string[] {
  return Object.entries(categories)
    .filter(([name, { score }]) => HELD.includes(name) && score < LEAST)
    .map(([name, { score, auditRefs }]) => {
      const lost = auditRefs.map(({ id }) => audits[id]).filter((audit) => (audit?.score ?? 1) < 1);
      return `${name} ${score}: ${lost.map((audit) => audit?.title).join('; ')}`;
    });
}

async function measureWhole(path: string): Promise<Report> {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    const report = await measure(path).catch((error: Error) => error);
    if (!(report instanceof Error)) return report;
    console.log(`${path}: once more, ${report.message}`);
  }
  return measure(path);
}

test.each(MEASURED_PAGES)(
  '$path has at least 99 in accessibility, best practices and SEO',
  async ({ path }) => {
    const report = await measureWhole(path);
    const scores = Object.entries(report.categories).map(([name, { score }]) => `${name} ${score}`);
    console.log(`${path}: ${scores.join(', ')}`);
    expect(scores).toHaveLength(CATEGORIES.length);
    expect(shortcomings(report)).toEqual([]);
  },
  300_000,
);
