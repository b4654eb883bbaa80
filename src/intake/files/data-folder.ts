// The whole data folder: file texts in; lotteries with their draws out, or every problem there is.
import type { Calendar } from '../../domain/calendar.ts';
import { type LotteryDraws, withBegunEras } from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { parseCalendar, parseSources } from './data-files.ts';
import { formatOf, type Reading, readKnown, withFormat } from './data-format.ts';
import { DRAW_FILE, foldDrawFiles, judgeDrawFiles, listHeard, listHolds } from './draw-files.ts';
import { type Parsed, parseJson } from '../json.ts';
import type { OtherNames } from '../text/name-book.ts';
import { isError, type Problem } from '../problem.ts';
import { findUnkept } from './promised.ts';
import { parseRegistry } from './registry-file.ts';
import type { Upstream } from '../sources/upstream.ts';
import { SUBSCRIBERS_FILE } from './subscriber-file.ts';
import { findUnasked, parseUpstreams } from './upstream-file.ts';

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
  /** Draws that wait for a person, by lottery, the newest first. */
  readonly heldBack: readonly HeldBackDraw[];
};

export type DataFolder = Registry & {
  /** Every lottery in registry order, those without a draw included. */
  readonly archive: readonly LotteryDraws[];
};

const NO_FILE = {
  findings: [{ path: '', value: undefined, expectation: 'expected this file to be there' }],
};

/**
 * The registry and the sources alone; `undefined` with problems where they cannot be read.
 * @param now milliseconds since 1970
 */
export function readRegistry(
  files: DataFiles,
  now: number,
): { registry?: Registry; problems: readonly Problem[] } {
  const { registry, problems, format } = readRules(files);
  if (registry === undefined) return { problems: withFormat(problems, format) };
  const folded = foldDrawFiles(files, { ...registry, now });
  return { registry: { ...registry, heldBack: listHolds(folded) }, problems };
}

type Rules = Omit<Registry, 'heldBack'>;

/** All but what waits. */
function readRules(files: DataFiles): { registry?: Rules; problems: Problem[]; format: number } {
  const problems: Problem[] = [];
  const format = formatOf(files.get('lotteries.json'));
  /** An absent file is read as this value. */
  const read = <T>(file: string, parse: (input: unknown) => Parsed<T>, absent?: T) => {
    const text = files.get(file);
    if (text === undefined && absent !== undefined) return absent;
    const json = text === undefined ? NO_FILE : parseJson(text);
    const reading = 'findings' in json ? json : readKnown(json.value, parse, { file, format });
    const { value, findings }: Reading<T> = reading;
    problems.push(...findings.map((finding) => ({ ...finding, file })));
    return value;
  };
  const registryFile = read('lotteries.json', (input) => {
    const parsed = parseRegistry(input);
    const unkept = 'value' in parsed ? findUnkept(parsed.value.lotteries) : [];
    return unkept.length > 0 ? { findings: unkept } : parsed;
  });
  const lotteries = registryFile && { lotteries: registryFile.lotteries };
  const sources = read('sources.json', (input) => parseSources(input, lotteries));
  const calendar = read(
    'calendar.json',
    (input) => parseCalendar(input, registryFile?.lotteries),
    {},
  );
  const known = { ...lotteries, ...(sources && { sources }) };
  const upstreams = read('upstreams.json', (input) => parseUpstreams(input, known), []);
  if (!registryFile || !sources || !calendar || !upstreams) return { problems, format };
  return { registry: { ...registryFile, sources, calendar, upstreams }, problems, format };
}

/**
 * Reads and judges everything; no folder where a problem is an error.
 * @param now milliseconds since 1970
 */
export function readDataFolder(
  files: DataFiles,
  now: number,
): { dataFolder?: DataFolder; problems: readonly Problem[] } {
  const { registry, problems: registryProblems, format } = readRules(files);
  if (registry === undefined) return { problems: withFormat(registryProblems, format) };
  const paths = [...files.keys()];
  const context = { ...registry, now };
  const folded = foldDrawFiles(files, context);
  const drawn = folded.flatMap(({ lottery, draws }) => (draws.length > 0 ? lottery.slug : []));
  const unasked = findUnasked(drawn, registry.upstreams);
  const ofDraws = [
    ...unasked.map((finding) => ({ ...finding, file: 'upstreams.json' })),
    ...findStrayFiles(paths, registry),
    ...folded.flatMap((stored) => judgeDrawFiles(stored, { ...context, lottery: stored.lottery })),
  ];
  const problems = [...registryProblems, ...ofDraws.sort(byFile)];
  if (problems.some(isError)) return { problems: withFormat(problems, format) };
  const archive = folded.map((stored) => ({
    ...withBegunEras(stored.lottery, stored.draws),
    heard: listHeard(stored),
  }));
  return { dataFolder: { ...registry, heldBack: listHolds(folded), archive }, problems };
}

/** Orders problems for printing: the newest year of a lottery first, each file from its top. */
function byFile(left: Problem, right: Problem): number {
  if (left.file === right.file) return 0;
  return left.file < right.file ? 1 : -1;
}

const REGISTRY_FILES = [
  ...['lotteries.json', 'sources.json', 'calendar.json', 'upstreams.json', SUBSCRIBERS_FILE],
];

/** Files that nothing reads: a misspelt name, or draws of an unknown lottery. */
function findStrayFiles(paths: readonly string[], { lotteries }: Rules): Problem[] {
  const slugs = new Set(lotteries.map(({ slug }) => slug));
  return paths.flatMap((file) => {
    if (!file.includes('/') && !REGISTRY_FILES.includes(file)) {
      const expectation = `expected one of ${REGISTRY_FILES.join(', ')}`;
      return [{ file, path: '', value: file, expectation }];
    }
    const [, slug = ''] = DRAW_FILE.exec(file) ?? [];
    if (!file.startsWith('draws/') || slugs.has(slug)) return [];
    const expectation = 'expected draws/<lottery>/<year>.json with a lottery of the registry';
    return [{ file, path: '', value: slug || file, expectation }];
  });
}
