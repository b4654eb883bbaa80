// Enters in a copy of the project what nobody has drawn yet, through the project's own commands.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom, syntheticDraw } from '../../bench/synthetic-archive.ts';
import { readFiles } from '../../scripts/disk/text-files.ts';
import { announcementDays } from '../../src/domain/calendar.ts';
import { addDays } from '../../src/domain/clock.ts';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { type DrawDate, parseDrawDate } from '../../src/domain/draw-date.ts';
import { type DataFolder, readDataFolder } from '../../src/intake/files/data-folder.ts';
import { clockFrom } from './clock.ts';
import { run } from './fresh-clone.ts';
import { COMPILED } from './run-script.ts';

/** Longer than any wait between two draws of a lottery. */
const DAYS_AHEAD = 45;

export type Entered = {
  /** The environment in which the new draws are past. */
  readonly env: Readonly<Record<string, string>>;
  /** What `ingest` printed for each lottery. */
  readonly printed: readonly string[];
};

/** Stores one new draw of every lottery with `ingest --file`. */
export async function enterDraws(folder: string): Promise<Entered> {
  const data = await openedData(folder);
  const draws = data.archive.flatMap((one) => one.draws);
  const entered = draws.flatMap((one) => [
    one.recordedAt,
    ...(one.corrections ?? []).map(({ at }) => at),
  ]);
  const days = [
    ...draws.map((one) => one.drawDate),
    ...entered.map((at) => at?.slice(0, 10) ?? ''),
  ];
  const today = addDays(parseDrawDate(days.sort().at(-1) ?? ''), DAYS_AHEAD);
  const env = clockFrom(`${today}T20:00:00Z`, { haste: 1 });
  const random = seededRandom(7);
  const waiting = data.archive.map((one) => ({ one, row: newDraw(one, data, today, random) }));
  const printed: string[] = [];
  const inTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { slug } = next.one.lottery;
      const source = next.one.draws[0]?.source ?? 'allhuay';
      // Beside the clone, in whose files the entered draws are all that is new.
      const file = join(folder, '..', `${slug}.json`);
      await writeFile(file, JSON.stringify([next.row]));
      const command = `node_modules/.bin/node scripts/run.ts ingest --file ${file} --lottery ${slug}`;
      printed.push(await run(folder, `${command} --source ${source}`, { ...env, ...COMPILED }));
    }
  };
  await Promise.all([inTurn(), inTurn()]);
  return { env, printed };
}

/** The draw of the newest day announced by then. */
function newDraw(
  { lottery }: LotteryDraws,
  { calendar }: DataFolder,
  today: DrawDate,
  random: () => number,
) {
  const day = announcementDays(lottery, calendar, addDays(today, -DAYS_AHEAD + 1), today).at(-1);
  if (day === undefined) throw new Error(`${lottery.slug} has no draw to come`);
  const { drawDate, prizes } = syntheticDraw(lottery, day, random);
  return { drawDate, prizes };
}

/** Adds to the registry an era of the government lottery without its fifth prize, long ahead. */
export async function enterEra(folder: string): Promise<void> {
  const file = join(folder, 'data/lotteries.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  const { eras } = registry.families.thai;
  const prizes = eras.at(-1).prizes.filter(({ slug }: { slug: string }) => slug !== 'fifth-prize');
  eras.push({ from: '2199-01-01', prizes });
  await writeFile(file, `${JSON.stringify(registry, null, 2)}\n`);
}

async function openedData(folder: string): Promise<DataFolder> {
  const files = await readFiles(join(folder, 'data'), '.json');
  const { dataFolder, problems } = readDataFolder(files, Date.parse('9999-12-31'));
  if (dataFolder === undefined) throw new Error(JSON.stringify(problems));
  return dataFolder;
}
