// The whole data folder: file texts in; lotteries with their draws out, or every problem there is.

import type { Calendar } from '../domain/calendar.ts';
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Source } from '../domain/source.ts';
import { parseCalendar } from './calendar-file.ts';
import { parseDrawFile } from './draw-file.ts';
import { type Finding, isError, type Problem } from './problem.ts';
import { parseRegistry } from './registry-file.ts';
import { FILE_RULES, judgeDraw } from './rules/all.ts';
import { parseRulings, type Ruling } from './ruling.ts';
import { parseJson, type Shaped } from './shape.ts';
import { parseSources } from './source-file.ts';

/** File texts by path relative to the data folder, `/` between the parts. */
export type DataFiles = Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys' | 'size'>;

export type Registry = {
  readonly lotteries: readonly Lottery[];
  readonly sources: readonly Source[];
  readonly calendar: Calendar;
  /** What a person decided about rows that cannot be taken as they are. */
  readonly rulings: readonly Ruling[];
};

export type Archive = Registry & {
  /** Every lottery in registry order, those without a draw included. */
  readonly archive: readonly LotteryDraws[];
};

export type ReadArchive = {
  /** Missing when a problem is an error: half an archive is of no use to anyone. */
  readonly archive?: Archive;
  readonly problems: readonly Problem[];
};

const DRAW_FILE = /^draws\/([^/]+)\/(\d{4})\.json$/;

/** The registry and the sources alone; `undefined` with problems where they cannot be read. */
export function readRegistry(files: DataFiles): { registry?: Registry; problems: Problem[] } {
  const lotteries = readFile(files, 'lotteries.json', parseRegistry);
  const sources = readFile(files, 'sources.json', parseSources);
  const calendar = files.has('calendar.json')
    ? readFile(files, 'calendar.json', parseCalendar)
    : { value: {}, problems: [] };
  const rulings = files.has('rulings.json')
    ? readFile(files, 'rulings.json', parseRulings)
    : { value: [], problems: [] };
  const problems = [lotteries, sources, calendar, rulings].flatMap((one) => one.problems);
  if (!lotteries.value || !sources.value || !calendar.value || !rulings.value) return { problems };
  const registry = {
    lotteries: lotteries.value,
    sources: sources.value,
    calendar: calendar.value,
    rulings: rulings.value,
  };
  return { registry, problems };
}

/** Reads and judges everything. `today` is the day where the lotteries draw. */
export function readArchive(files: DataFiles, today: DrawDate): ReadArchive {
  const { registry, problems: registryProblems } = readRegistry(files);
  if (registry === undefined) return { problems: registryProblems };
  const paths = [...files.keys()];
  const read = registry.lotteries.map((lottery) =>
    readDraws(drawFilesOf(paths, lottery.slug), files, { lottery, today, ...registry }),
  );
  const ofDraws = [...findStrayFiles(paths, registry), ...read.flatMap(({ problems }) => problems)];
  const problems = [...registryProblems, ...ofDraws.sort(byFile)];
  if (problems.some(isError)) return { problems };
  const archive = registry.lotteries.map((lottery, index) => ({
    lottery,
    draws: read[index]?.draws ?? [],
  }));
  return { archive: { ...registry, archive }, problems };
}

/** Orders problems as they are told: the newest year of a lottery first, each file from its top. */
export function byFile(one: Problem, other: Problem): number {
  if (one.file === other.file) return 0;
  return one.file < other.file ? 1 : -1;
}

/** The files of one lottery among all, newest year first, so that its draws come out newest first. */
export function drawFilesOf(paths: readonly string[], slug: string): string[] {
  return paths
    .filter((path) => DRAW_FILE.exec(path)?.[1] === slug)
    .sort()
    .reverse();
}

/** Files among the draws that are of no lottery. */
export function findStrayFiles(paths: readonly string[], { lotteries }: Registry): Problem[] {
  const slugs = new Set(lotteries.map(({ slug }) => slug));
  return paths.flatMap((file) => {
    const [, slug = ''] = DRAW_FILE.exec(file) ?? [];
    if (!file.startsWith('draws/') || slugs.has(slug)) return [];
    const expectation = 'expected draws/<lottery>/<year>.json with a lottery of the registry';
    return [{ file, path: '', value: slug || file, expectation }];
  });
}

type LotteryContext = Omit<DrawFileContext, 'year'>;

/** Reads and judges the draws of one lottery; no rule looks at two lotteries at once. */
export function readDraws(paths: readonly string[], files: DataFiles, context: LotteryContext) {
  const draws: Draw[] = [];
  const problems: Problem[] = [];
  for (const file of paths) {
    const year = DRAW_FILE.exec(file)?.[2] ?? '';
    const read = readDrawFile(files.get(file) ?? '', { ...context, year });
    problems.push(...read.problems.map((problem) => ({ ...problem, file })));
    for (const draw of read.draws) draws.push(draw);
  }
  return { draws, problems };
}

type DrawFileContext = {
  readonly lottery: Lottery;
  readonly sources: readonly Source[];
  readonly year: string;
  readonly today: DrawDate;
};

function readDrawFile(text: string, context: DrawFileContext) {
  const { entries, findings } = parseDrawFile(text);
  const draws = entries.map(({ draw }) => draw);
  const ofFile = FILE_RULES.flatMap((rule) => [...rule(draws, context)]);
  const sense = entries.flatMap(({ draw, line }, index) =>
    [
      ...ofFile.filter(([at]) => at === index).map(([, finding]) => finding),
      ...judgeDraw(draw, context),
    ].map((finding) => ({ ...finding, line, draw: draw.drawDate as string })),
  );
  return { draws, problems: [...findings, ...sense] };
}

function readFile<T>(files: DataFiles, file: string, parse: (input: unknown) => Shaped<T>) {
  const located = (findings: readonly Finding[]) =>
    ({ value: undefined, problems: findings.map((finding) => ({ ...finding, file })) }) as const;
  const text = files.get(file);
  if (text === undefined) {
    return located([{ path: '', value: undefined, expectation: 'expected this file to be there' }]);
  }
  const json = parseJson(text);
  if ('findings' in json) return located(json.findings);
  const shaped = parse(json.value);
  return 'findings' in shaped ? located(shaped.findings) : { value: shaped.value, problems: [] };
}
