// `ingest --collections`: raw collections of draws → those the data folder lacks, and the prizes that its
// draws lack. A stored number is never changed here: another for a stored date is a conflict and stays out.
import { byNewestFirst, type Draw } from '../../src/domain/draw.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { addCollected } from '../../src/intake/add-collected.ts';
import { type Collection, collectionsOf } from '../../src/intake/collections.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { formatDraw } from '../../src/intake/draw-file.ts';
import { type Merged, mergeCollections } from '../../src/intake/merge-collections.ts';
import { withDataLock } from '../data-lock.ts';
import { readDraws, writeYears } from '../draw-store.ts';

/** A raw file is not of the form its collection promises. */
export class UnreadableCollection extends Error {}

type CollectionOptions = {
  readonly data: string;
  readonly registry: Registry;
  /** Raw texts by path. */
  readonly raw: ReadonlyMap<string, string>;
  readonly verbose: boolean;
};

/** Stores what is new, lottery by lottery. @returns how many stored draws have other numbers */
export async function ingestCollections(options: CollectionOptions): Promise<number> {
  const { data, registry, raw } = options;
  // Parses all before it stores any, so that an unreadable file changes nothing.
  const collected = registry.lotteries.map((lottery) => ({
    lottery,
    rows: collectionsOf(lottery.slug).map((collection) => ({
      collection,
      rows: rowsOf(collection, raw),
    })),
  }));
  let conflicts = 0;
  for (const { lottery, rows } of collected) {
    const ofLottery = registry.rulings.filter((ruling) => ruling.lottery === lottery.slug);
    const merged = mergeCollections(rows, ofLottery, {
      lottery,
      sources: registry.sources,
      now: Date.now(),
    });
    if (merged.draws.length === 0) continue;
    conflicts += await withDataLock(data, () => storeMerged(lottery, merged, options));
  }
  return conflicts;
}

function rowsOf({ file, parse }: Collection, raw: ReadonlyMap<string, string>) {
  const files = [...raw].filter(([path]) =>
    file.endsWith('/') ? path.startsWith(file) : path === file,
  );
  return files.flatMap(([path, text]) => {
    try {
      return parse(text, path);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new UnreadableCollection(`${path} is not what its parser expects: ${detail}`);
    }
  });
}

async function storeMerged(lottery: Lottery, merged: Merged, { data, verbose }: CollectionOptions) {
  const stored = await readDraws(data, lottery);
  const held = new Map(stored.map((draw) => [draw.drawDate, draw]));
  const added = merged.draws.filter(({ drawDate }) => !held.has(drawDate));
  const conflicting: Draw[] = [];
  const completed: Draw[] = [];
  for (const draw of merged.draws) {
    const old = held.get(draw.drawDate);
    if (old === undefined) continue;
    if (!sameNumbers(old, draw)) {
      conflicting.push(draw);
      continue;
    }
    const fuller = addCollected(old, draw);
    if (formatDraw(lottery, fuller) === formatDraw(lottery, old)) continue;
    held.set(draw.drawDate, fuller);
    completed.push(fuller);
  }
  const all = [...held.values(), ...added].sort(byNewestFirst);
  const years = [...added, ...completed].map(({ drawDate }) => drawDate.slice(0, 4));
  await writeYears(data, lottery, all, years);
  const range = `${all.at(-1)?.drawDate}..${all[0]?.drawDate}`;
  console.log(
    `${lottery.slug}: ${all.length} draws ${range}, ${added.length} new, ${completed.length} completed`,
  );
  for (const { drawDate } of conflicting) {
    console.error(`  conflict: ${lottery.slug} ${drawDate} is stored with other numbers; kept`);
  }
  report(merged, verbose);
  return conflicting.length;
}

function report({ leftOut, disagreements }: Merged, verbose: boolean) {
  for (const { drawDate, reason } of leftOut) console.log(`  left out: ${drawDate}, ${reason}`);
  if (disagreements.length > 0) {
    console.log(`  ${disagreements.length} disagreements between sources`);
  }
  if (!verbose) return;
  for (const { drawDate, source, prize, stored, theirs } of disagreements) {
    console.log(`    ${drawDate} ${prize}: ${stored}; ${source} has ${theirs}`);
  }
}

/** Whether both have the same numbers for every prize that both name. */
function sameNumbers(one: Draw, other: Draw): boolean {
  return Object.entries(other.prizes).every(
    ([slug, numbers]) => (one.prizes[slug] ?? numbers).join() === numbers.join(),
  );
}
