// `ingest --collections`: raw collections of draws → those the data folder lacks, and the prizes that its
// draws lack. A stored number is never changed here: another for a stored date is a conflict and stays out. A
// doubtful draw is held back, unless a person has said that its doubt is known.
import { type DoubtName, doubtsOf } from '../../src/domain/doubt.ts';
import { byNewestFirst, type Draw } from '../../src/domain/draw.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { addCollected } from '../../src/intake/add-collected.ts';
import { type Collection, collectionsOf } from '../../src/intake/collections.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { formatDraw } from '../../src/intake/draw-file.ts';
import { type Merged, mergeCollections } from '../../src/intake/merge-collections.ts';
import { withDataLock } from '../data-lock.ts';
import { readDraws, storeReading, writeYears } from '../draw-store.ts';
import { describeOutcomes, type Outcome, outcomeOf } from './outcome.ts';

/** A raw file is not of the form its collection promises. */
export class UnreadableCollection extends Error {}

type CollectionOptions = {
  readonly data: string;
  readonly registry: Registry;
  /** Raw texts by path. */
  readonly raw: ReadonlyMap<string, string>;
  readonly verbose: boolean;
  /** Doubts that a person lets through. */
  readonly accepted?: readonly DoubtName[] | undefined;
};

/** Stores what is new, lottery by lottery. @returns for how many draws a person is needed */
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
    const now = Date.now();
    const ofLottery = registry.rulings.filter((ruling) => ruling.lottery === lottery.slug);
    const merged = mergeCollections(rows, ofLottery, {
      lottery,
      sources: registry.sources,
      now,
    });
    if (merged.draws.length === 0) continue;
    const { conflicting, doubtful } = await withDataLock(data, () =>
      storeMerged(lottery, merged, now, options),
    );
    conflicts += conflicting;
    const outcomes: Outcome[] = [];
    for (const { draw, others } of doubtful) {
      const entry = { at: new Date(now).toISOString(), accepted: options.accepted };
      const admission = await storeReading(data, draw, others, entry, {
        ...registry,
        lottery,
        now,
      });
      outcomes.push(outcomeOf(admission, lottery.slug, draw.drawDate));
    }
    if (outcomes.length > 0) console.log(describeOutcomes(outcomes));
    conflicts += outcomes.filter(({ result }) => result === 'held' || result === 'failed').length;
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

async function storeMerged(
  lottery: Lottery,
  merged: Merged,
  now: number,
  { data, verbose, registry, accepted = [] }: CollectionOptions,
) {
  const stored = await readDraws(data, lottery);
  const held = new Map(stored.map((draw) => [draw.drawDate, draw]));
  const offered = merged.draws.filter(({ drawDate }) => !held.has(drawDate));
  const near = [...stored, ...offered].sort(byNewestFirst);
  const judged = offered.map((draw) => {
    const others = otherWords(draw, merged);
    const readings = others.map(({ source, prizes }) => ({ source, prizes, at: '' }));
    const draws = near.filter((one) => one !== draw);
    const doubts = doubtsOf(draw, { ...registry, lottery, now, draws, others: readings });
    // One that says its doubt has been looked at.
    const isOpen = draw.doubt === undefined && doubts.some(({ name }) => !accepted.includes(name));
    return { draw, others, isOpen };
  });
  const added = judged.filter(({ isOpen }) => !isOpen).map(({ draw }) => draw);
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
  return { conflicting: conflicting.length, doubtful: judged.filter(({ isOpen }) => isOpen) };
}

/** What other collections say of its day where they differ, as draws. */
function otherWords({ drawDate }: Draw, { disagreements }: Merged): Draw[] {
  const ofDay = disagreements.filter((one) => one.drawDate === drawDate);
  const bySource = Map.groupBy(ofDay, ({ source }) => source);
  return [...bySource].map(([source, said]) => ({
    drawDate,
    source,
    prizes: Object.fromEntries(said.map(({ prize, theirs }) => [prize, theirs.split(' ')])),
  }));
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
