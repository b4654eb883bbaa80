// The whole data folder: file texts in; lotteries with their draws out, or every problem there is.

import type { Calendar } from '../domain/calendar.ts';
import { type LotteryDraws, withBegunEras } from '../domain/draw.ts';
import type { HeldDraw } from '../domain/held.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Source } from '../domain/source.ts';
import { isWithdrawn } from '../domain/withdrawal.ts';
import { parseCalendar } from './calendar-file.ts';
import { parseDrawFile } from './draw-file.ts';
import { HELD_FILE, parseHeld } from './held-file.ts';
import type { OtherNames } from './lottery-names.ts';
import { type Finding, isError, type Problem } from './problem.ts';
import { parseOtherNames, parseRegistry } from './registry-file.ts';
import { FILE_RULES, judgeDraw } from './rules/all.ts';
import type { RuleContext } from './rules/rule.ts';
import { parseRulings, type Ruling } from './ruling.ts';
import { type Parsed, parseJson } from './schema.ts';
import { parseSources } from './source-file.ts';
import type { Upstream } from './sources/upstream.ts';
import { parseUpstreams } from './upstream-file.ts';

/** File texts by path relative to the data folder, `/` between the parts. */
export type DataFiles = Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys' | 'size'>;

export type Registry = {
  readonly lotteries: readonly Lottery[];
  /** Names that stand for no lottery of these. */
  readonly otherNames: OtherNames;
  readonly sources: readonly Source[];
  readonly calendar: Calendar;
  /** Where draws are published, in the order of belief. */
  readonly upstreams: readonly Upstream[];
  /** What a person decided about rows that cannot be taken as they are. */
  readonly rulings: readonly Ruling[];
  /** Draws that wait for a person. */
  readonly held: readonly HeldDraw[];
};

export type DataFolder = Registry & {
  /** Every lottery in registry order, those without a draw included. */
  readonly archive: readonly LotteryDraws[];
};

type ReadDataFolder = {
  /** `undefined` when a problem is an error. */
  readonly dataFolder?: DataFolder;
  readonly problems: readonly Problem[];
};

const DRAW_FILE = /^draws\/([^/]+)\/(\d{4})\.json$/;

/** The registry and the sources alone; `undefined` with problems where they cannot be read. */
export function readRegistry(files: DataFiles): { registry?: Registry; problems: Problem[] } {
  const lotteries = readFile(files, 'lotteries.json', parseRegistry);
  const otherNames = readFile(files, 'lotteries.json', (input) => ({
    value: parseOtherNames(input),
  }));
  const sources = readFile(files, 'sources.json', parseSources);
  const calendar = files.has('calendar.json')
    ? readFile(files, 'calendar.json', parseCalendar)
    : { value: {}, problems: [] };
  const rulings = files.has('rulings.json')
    ? readFile(files, 'rulings.json', parseRulings)
    : { value: [], problems: [] };
  const known = { lotteries: lotteries.value ?? [], sources: sources.value ?? [] };
  const upstreams = files.has('upstreams.json')
    ? readFile(files, 'upstreams.json', (input) => parseUpstreams(input, known))
    : { value: [], problems: [] };
  const held = files.has(HELD_FILE)
    ? readFile(files, HELD_FILE, (input) => parseHeld(input, known))
    : { value: [], problems: [] };
  const problems = [lotteries, sources, calendar, rulings, upstreams, held].flatMap(
    (one) => one.problems,
  );
  if (!lotteries.value || !sources.value || !calendar.value || !rulings.value) return { problems };
  if (!upstreams.value || !held.value) return { problems };
  const registry = {
    lotteries: lotteries.value,
    otherNames: otherNames.value ?? { ambiguous: [], notOurs: [] },
    sources: sources.value,
    calendar: calendar.value,
    rulings: rulings.value,
    upstreams: upstreams.value,
    held: held.value,
  };
  return { registry, problems };
}

/** Reads and judges everything, as of `now` in milliseconds since 1970. */
export function readDataFolder(files: DataFiles, now: number): ReadDataFolder {
  const { registry, problems: registryProblems } = readRegistry(files);
  if (registry === undefined) return { problems: registryProblems };
  const paths = [...files.keys()];
  const read = registry.lotteries.map((lottery) =>
    readDraws(drawFilesOf(paths, lottery.slug), files, { lottery, now, ...registry }),
  );
  const ofDraws = [...findStrayFiles(paths, registry), ...read.flatMap(({ problems }) => problems)];
  const problems = [...registryProblems, ...ofDraws.sort(byFile)];
  if (problems.some(isError)) return { problems };
  const archive = registry.lotteries.map((lottery, index) =>
    withBegunEras(lottery, read[index]?.draws ?? []),
  );
  return { dataFolder: { ...registry, archive }, problems };
}

/** Orders problems for printing: the newest year of a lottery first, each file from its top. */
function byFile(one: Problem, other: Problem): number {
  if (one.file === other.file) return 0;
  return one.file < other.file ? 1 : -1;
}

/** The files of one lottery, newest year first, so that its draws come out newest first. */
function drawFilesOf(paths: readonly string[], slug: string): string[] {
  return paths
    .filter((path) => DRAW_FILE.exec(path)?.[1] === slug)
    .sort()
    .reverse();
}

/** Files among the draws that are of no lottery. */
function findStrayFiles(paths: readonly string[], { lotteries }: Registry): Problem[] {
  const slugs = new Set(lotteries.map(({ slug }) => slug));
  return paths.flatMap((file) => {
    const [, slug = ''] = DRAW_FILE.exec(file) ?? [];
    if (!file.startsWith('draws/') || slugs.has(slug)) return [];
    const expectation = 'expected draws/<lottery>/<year>.json with a lottery of the registry';
    return [{ file, path: '', value: slug || file, expectation }];
  });
}

/** Reads and judges the draws of one lottery; no rule looks at two lotteries at once. */
export function readDraws(paths: readonly string[], files: DataFiles, context: RuleContext) {
  const parsed = paths.map((file) => ({ file, ...parseDrawFile(files.get(file) ?? '') }));
  const draws = parsed.flatMap(({ entries }) => entries.map(({ draw }) => draw));
  // A withdrawn draw bears nothing out.
  const results = draws.filter((draw) => !isWithdrawn(draw));
  const problems = parsed.flatMap(({ file, ...read }) => {
    const year = DRAW_FILE.exec(file)?.[2] ?? '';
    const found = judgeFile(read, { ...context, draws: results, year });
    return found.map((problem): Problem => ({ ...problem, file }));
  });
  return { draws, problems };
}

type ParsedFile = ReturnType<typeof parseDrawFile>;

/** What its form and its draws have wrong. */
function judgeFile(
  { entries, findings }: ParsedFile,
  context: RuleContext & { readonly year: string },
) {
  const draws = entries.map(({ draw }) => draw);
  const ofFile = FILE_RULES.flatMap((rule) => [...rule(draws, context)]);
  const sense = entries.flatMap(({ draw, line }, index) =>
    [
      ...ofFile.filter(([at]) => at === index).map(([, finding]) => finding),
      ...judgeDraw(draw, context),
    ].map((finding) => ({ ...finding, line, draw: draw.drawDate as string })),
  );
  return [...findings, ...sense];
}

function readFile<T>(files: DataFiles, file: string, parse: (input: unknown) => Parsed<T>) {
  const located = (findings: readonly Finding[]) =>
    ({ value: undefined, problems: findings.map((finding) => ({ ...finding, file })) }) as const;
  const text = files.get(file);
  if (text === undefined) {
    return located([{ path: '', value: undefined, expectation: 'expected this file to be there' }]);
  }
  const json = parseJson(text);
  if ('findings' in json) return located(json.findings);
  const parsed = parse(json.value);
  return 'findings' in parsed ? located(parsed.findings) : { value: parsed.value, problems: [] };
}
