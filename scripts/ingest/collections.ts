// `ingest --file <folder>`: raw collections → the draws, and prizes of draws, that we lack. No
// stored number changes here; a doubtful draw is held back, unless its doubt is known.
import { findDisagreement, findDoubts } from '../../src/domain/doubt.ts';
import { byNewestFirst, type Draw } from '../../src/domain/draw.ts';
import { changedPrizes } from '../../src/domain/reading.ts';
import { type Collection, listCollections } from '../../src/intake/collections.ts';
import { formatDraw } from '../../src/intake/draw-file.ts';
import { type Merged, mergeCollections } from '../../src/intake/merge-collections.ts';
import { addCollected } from '../../src/intake/merge-draws.ts';
import { visibleRow } from '../../src/intake/sources/row.ts';
import type { ReadingContext } from '../../src/intake/statements.ts';
import { readMessage, WrongUse } from '../command/failure.ts';
import { withDataLock } from '../store/data-lock.ts';
import { readStoredDraws, storeReadings, writeYears } from '../store/draw-store.ts';
import { describeAdmission, describeOutcomes, type Outcome } from './outcome.ts';
import { admitAt, type StoreOptions } from './store-draw.ts';

type CollectionOptions = Pick<StoreOptions, 'data' | 'registry' | 'accepted'> & {
  /** Raw texts by path. */
  readonly raw: ReadonlyMap<string, string>;
};

const NO_COLLECTION =
  'the folder has none of the raw collections (data/README.md); a CSV or JSON of your own is named by itself, with --source';

/** Stores what is new, lottery by lottery. @returns for how many draws a person is needed */
export async function ingestCollections(options: CollectionOptions): Promise<number> {
  const { data, registry, raw } = options;
  // Parses all before it stores any, so that an unreadable file changes nothing.
  const collected = registry.lotteries.map((lottery) => ({
    lottery,
    rows: listCollections(lottery.slug).map((collection) => ({
      collection,
      rows: readRows(collection, raw),
    })),
  }));
  const read = collected.flatMap(({ rows }) => rows.flatMap((collection) => collection.rows));
  if (read.length === 0) throw new WrongUse(NO_COLLECTION);
  let needed = 0;
  for (const { lottery, rows } of collected) {
    const now = Date.now();
    const { rulings, sources } = registry;
    const ours = rulings.filter((ruling) => ruling.lottery === lottery.slug);
    const merged = mergeCollections(rows, ours, { lottery, sources, now });
    if (merged.draws.length === 0) continue;
    const [entry, context] = admitAt(lottery, { ...options, now });
    const { conflicting, doubtful } = await withDataLock(data, () =>
      storeMerged(merged, context, options),
    );
    const outcomes: Outcome[] = [];
    for (const { draw, others } of doubtful) {
      const incoming = { draw, entry };
      const batch = [incoming, ...others.map((other) => ({ draw: other, entry }))];
      const admission = (await storeReadings(data, batch, context)).get(incoming);
      const { drawDate } = draw;
      if (admission)
        outcomes.push(describeAdmission(admission, { lottery: lottery.slug, drawDate }));
    }
    if (outcomes.length > 0) console.log(describeOutcomes(outcomes));
    const open = outcomes.filter(({ result }) => result === 'held back' || result === 'failed');
    needed += conflicting.length + open.length;
  }
  return needed;
}

function readRows({ file, parse }: Collection, raw: ReadonlyMap<string, string>) {
  const files = [...raw].filter(([path]) =>
    file.endsWith('/') ? path.startsWith(file) : path === file,
  );
  return files.flatMap(([path, text]) => {
    try {
      return parse(text, path).map(visibleRow);
    } catch (error) {
      throw new WrongUse(`${path} is not what its parser expects: ${readMessage(error)}`);
    }
  });
}

async function storeMerged(merged: Merged, context: ReadingContext, options: CollectionOptions) {
  const { data, accepted = [] } = options;
  const { lottery } = context;
  const stored = await readStoredDraws(data, lottery);
  const kept = new Map(stored.map((draw) => [draw.drawDate, draw]));
  const offered = merged.draws.filter(({ drawDate }) => !kept.has(drawDate));
  const near = [...stored, ...offered].sort(byNewestFirst);
  const judged = offered.map((draw) => {
    const others = readOthers(draw, merged);
    const readings = others.map(({ source, prizes }) => ({ source, prizes, at: '' }));
    const doubts = [
      ...findDoubts(draw, { ...context, draws: stored, near }),
      ...findDisagreement(draw, readings),
    ];
    // One that says its doubt has been looked at.
    const isOpen = draw.doubt === undefined && doubts.some(({ name }) => !accepted.includes(name));
    return { draw, others, isOpen };
  });
  const added = judged.filter(({ isOpen }) => !isOpen).map(({ draw }) => draw);
  const conflicting: Draw[] = [];
  const completed: Draw[] = [];
  for (const draw of merged.draws) {
    const before = kept.get(draw.drawDate);
    if (before === undefined) continue;
    const fuller = addCollected(before, draw);
    if (changedPrizes(before, draw).length > 0) conflicting.push(draw);
    else if (formatDraw(lottery, fuller) !== formatDraw(lottery, before)) {
      kept.set(draw.drawDate, fuller);
      completed.push(fuller);
    }
  }
  const all = [...kept.values(), ...added].sort(byNewestFirst);
  const years = [...added, ...completed].map(({ drawDate }) => drawDate.slice(0, 4));
  await writeYears(data, lottery, all, years);
  const range = `${all.at(-1)?.drawDate}..${all[0]?.drawDate}`;
  console.log(
    `${lottery.slug}: ${all.length} draws ${range}, ${added.length} new, ${completed.length} completed`,
  );
  for (const { drawDate } of conflicting) {
    console.error(`  conflict: ${lottery.slug} ${drawDate} is stored with other numbers; kept`);
  }
  report(merged);
  return { conflicting, doubtful: judged.filter(({ isOpen }) => isOpen) };
}

/** What other collections say of its day where they differ, as draws. */
function readOthers({ drawDate }: Draw, { disagreements }: Merged): Draw[] {
  const ofDay = disagreements.filter((other) => other.drawDate === drawDate);
  const bySource = Map.groupBy(ofDay, ({ source }) => source);
  return [...bySource].map(([source, said]) => ({
    drawDate,
    source,
    prizes: Object.fromEntries(said.map(({ prize, theirs }) => [prize, theirs.split(' ')])),
  }));
}

function report({ leftOut, disagreements }: Merged) {
  for (const { drawDate, reason } of leftOut) console.log(`  left out: ${drawDate}, ${reason}`);
  if (disagreements.length > 0) {
    console.log(`  ${disagreements.length} disagreements between sources`);
  }
  for (const { drawDate, source, prize, stored, theirs } of disagreements) {
    console.log(`    ${drawDate} ${prize}: ${stored}; ${source} has ${theirs}`);
  }
}
