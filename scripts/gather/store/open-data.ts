// Reads and judges the data folder, and prints its problems.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lottery } from '../../../src/domain/lottery.ts';
import {
  type DataFolder,
  type Registry,
  readDataFolder,
  readRegistry,
} from '../../../src/intake/files/data-folder.ts';
import { closestLotteries, didYouMean } from '../../../src/intake/text/name-book.ts';
import {
  describeProblems,
  isError,
  type Problem,
  type Severity,
} from '../../../src/intake/problem.ts';
import { parseSubscribers, SUBSCRIBERS_FILE } from '../../../src/intake/files/subscriber-file.ts';
import { WrongUse } from '../../command/failure.ts';
import type { Env, Io } from '../../command/io.ts';
import { ifMissing, readFiles } from '../../disk/text-files.ts';

/** Where the data are; tests have their own. */
export function findDataFolder(env: Env): string {
  return env['DATA_FOLDER'] || 'data';
}

/** All but the draws; nothing where there is no such folder. */
export async function readRegistryFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder).catch(ifMissing);
  const names = (entries ?? []).filter((name) => name.endsWith('.json'));
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}

/** The registry of a data folder; throws a `WrongUse` that names every problem. */
export async function openRegistry(folder: string): Promise<Registry> {
  const draws = await readFiles(join(folder, 'draws'), '.json');
  const files = new Map(await readRegistryFiles(folder));
  for (const [path, text] of draws) files.set(`draws/${path}`, text);
  const { registry, problems } = readRegistry(files, Date.now());
  if (registry !== undefined) return registry;
  const listed = describeProblems(problems).join('\n');
  throw new WrongUse(`the data folder cannot be read\n${listed}`);
}

/** The lottery of a slug. Throws a `WrongUse` that says which may have been meant. */
export function requireLottery(slug: string, { lotteries }: Registry): Lottery {
  const lottery = lotteries.find((candidate) => candidate.slug === slug);
  if (lottery !== undefined) return lottery;
  const closest = didYouMean(closestLotteries(slug, lotteries));
  throw new WrongUse(`${slug || 'nothing'} is not a lottery of the registry${closest}`);
}

/**
 * Reads a data folder; prints every problem; `undefined` when one is an error.
 * @param subscribers how grave a problem of their list is; without it the list is not judged, since
 *   only announcements need it
 */
export async function openDataFolder(
  folder: string,
  { now, err }: Pick<Io, 'now' | 'err'>,
  subscribers?: Severity,
): Promise<DataFolder | undefined> {
  const files = await readFiles(folder, '.json');
  const { dataFolder, problems } = readDataFolder(files, now());
  const ofList = subscribers === undefined ? [] : problemsOfSubscribers(files, subscribers);
  for (const line of describeFolder([...ofList, ...problems], folder, files.size)) err(line);
  return ofList.some(isError) ? undefined : dataFolder;
}

/** How many draws a folder holds, as a sentence. */
export function countDraws({ archive }: DataFolder): string {
  const draws = archive.flatMap((lottery) => lottery.draws).length;
  const withdrawn = archive.flatMap((lottery) => lottery.withdrawn ?? []).length;
  const lotteries = archive.filter((lottery) => lottery.draws.length > 0).length;
  const beside = withdrawn > 0 ? `, and ${withdrawn} withdrawn` : '';
  return `${draws} draws of ${lotteries} lotteries are in order${beside}`;
}

function problemsOfSubscribers(files: ReadonlyMap<string, string>, severity: Severity): Problem[] {
  const text = files.get(SUBSCRIBERS_FILE);
  if (text === undefined) return [];
  const lotteries = readRegistry(files, Date.now()).registry?.lotteries;
  const parsed = parseSubscribers(text, lotteries && new Set(lotteries.map(({ slug }) => slug)));
  if (!('findings' in parsed)) return [];
  return parsed.findings.map((finding) => ({ ...finding, severity, file: SUBSCRIBERS_FILE }));
}

function describeFolder(problems: readonly Problem[], folder: string, files: number): string[] {
  const placed = problems.map((problem) => ({ ...problem, file: `${folder}/${problem.file}` }));
  const errors = problems.filter(isError);
  if (errors.length === 0) return describeProblems(placed);
  const counted = `${errors.length} problem${errors.length === 1 ? '' : 's'}`;
  const broken = new Set(errors.map(({ file }) => file)).size;
  const summary = `${counted} in ${broken} of ${files} files; nothing was written`;
  return [...describeProblems(placed), files === 0 ? `${folder} has no data files` : summary];
}
