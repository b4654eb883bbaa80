// The whole data folder: file texts in; lotteries with their draws out, or every problem there is.
import type { Calendar } from '../../domain/calendar.ts';
import { describeDoubt } from '../../domain/doubt-names.ts';
import { byNewestFirst, type LotteryDraws, type Source, withBegunEras } from '../../domain/draw.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import { findCancelled } from './calendar-sense.ts';
import { parseCalendar, parseSources } from './data-files.ts';
import { type DayEntry, formatDayFile, parseDayFile } from '../fold/day-file.ts';
import type { DayLine } from '../fold/day-line.ts';
import type { FoldedDay } from '../fold/fold-day.ts';
import { foldLine } from '../fold/fold-line.ts';
import { COLLECTED, judgeAnew } from '../fold/judge-anew.ts';
import { judgeLines } from '../fold/judge-lines.ts';
import type { JudgeContext } from '../fold/judges.ts';
import { unite } from '../fold/unite.ts';
import { type Parsed, parseJson } from '../json.ts';
import type { OtherNames } from '../text/name-book.ts';
import { type Finding, isError, type Problem } from '../problem.ts';
import { findUnkept } from './promised.ts';
import { parseRegistry } from './registry-file.ts';
import { FILE_RULES, judgeDraw, ORDER_RULE } from '../rules/all.ts';
import type { RuleContext } from '../rules/rule.ts';
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
const DRAW_FILE = /^draws\/([^/]+)\/(\d{4})\.json$/;

/**
 * The registry and the sources alone; `undefined` with problems where they cannot be read.
 * @param now milliseconds since 1970
 */
export function readRegistry(
  files: DataFiles,
  now: number,
): { registry?: Registry; problems: Problem[] } {
  const { registry, problems } = readRules(files);
  if (registry === undefined) return { problems };
  const heldBack = registry.lotteries.flatMap((lottery) =>
    listHolds(files, { ...registry, lottery, now }),
  );
  return { registry: { ...registry, heldBack }, problems };
}

type Rules = Omit<Registry, 'heldBack'>;

/** All but what waits. */
function readRules(files: DataFiles): { registry?: Rules; problems: Problem[] } {
  const problems: Problem[] = [];
  /** An absent file is read as this value. */
  const read = <T>(file: string, parse: (input: unknown) => Parsed<T>, absent?: T) => {
    const text = files.get(file);
    if (text === undefined && absent !== undefined) return absent;
    const json = text === undefined ? NO_FILE : parseJson(text);
    const parsed = 'findings' in json ? json : parse(json.value);
    if ('value' in parsed) return parsed.value;
    problems.push(...parsed.findings.map((finding) => ({ ...finding, file })));
    return undefined;
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
  if (!registryFile || !sources || !calendar || !upstreams) return { problems };
  return { registry: { ...registryFile, sources, calendar, upstreams }, problems };
}

/** Only a lottery with such a line, or a day after the collections, can have a hold. */
const BESIDE = /"(?:also|doubts|prizeSources|recordedAt)":|"drawDate"\s*:\s*"([^"]*)"/g;

/** What waits of a lottery. */
function listHolds(files: DataFiles, context: JudgeContext): readonly HeldBackDraw[] {
  const texts = drawFilesOf(context.lottery, files).map((path) => files.get(path) ?? '');
  const isPlain = texts.every((text) =>
    [...text.matchAll(BESIDE)].every(([, day = '9']) => day <= COLLECTED),
  );
  if (isPlain) return [];
  const entries = texts.flatMap((text) => parseDayFile(text).entries);
  const days = judgeAnew(
    uniteDays(entries, context).map(({ day }) => day),
    context,
  );
  return days.flatMap((day) => foldLine(day, context).heldBack ?? []);
}

/** The files of a lottery, newest year first, so that its draws come out newest first. */
function drawFilesOf({ slug }: Lottery, files: DataFiles): string[] {
  const its = [...files.keys()].filter((path) => DRAW_FILE.exec(path)?.[1] === slug);
  return its.sort().reverse();
}

/**
 * Reads and judges everything; no folder where a problem is an error.
 * @param now milliseconds since 1970
 */
export function readDataFolder(
  files: DataFiles,
  now: number,
): { dataFolder?: DataFolder; problems: readonly Problem[] } {
  const { registry, problems: registryProblems } = readRules(files);
  if (registry === undefined) return { problems: registryProblems };
  const paths = [...files.keys()];
  const parsedFiles = registry.lotteries.map((lottery) => {
    const context = { ...registry, lottery, now };
    const judged = judgeDrawFiles(drawFilesOf(lottery, files), files, context);
    return { ...judged, stored: withBegunEras(lottery, judged.draws) };
  });
  const drawn = parsedFiles.flatMap(({ stored: { lottery, draws } }) =>
    draws.length > 0 ? lottery.slug : [],
  );
  const unasked = findUnasked(drawn, registry.upstreams);
  const ofDraws = [
    ...unasked.map((finding) => ({ ...finding, file: 'upstreams.json' })),
    ...findStrayFiles(paths, registry),
    ...parsedFiles.flatMap(({ problems }) => problems),
  ];
  const problems = [...registryProblems, ...ofDraws.sort(byFile)];
  if (problems.some(isError)) return { problems };
  return {
    dataFolder: {
      ...registry,
      heldBack: parsedFiles.flatMap(({ heldBack }) => heldBack),
      archive: parsedFiles.map(({ stored }) => stored),
    },
    problems,
  };
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

/** Reads, folds and judges the days of one lottery; no rule looks at two lotteries at once. */
function judgeDrawFiles(paths: readonly string[], files: DataFiles, context: JudgeContext) {
  const parsed = paths.map((file) => {
    const { entries, findings } = parseDayFile(files.get(file) ?? '');
    return { file, entries, findings, days: uniteDays(entries, context) };
  });
  const all = parsed.flatMap(({ days }) => days.map(({ day }) => day));
  const judgedDays = judgeAnew(all, context);
  const verdicts = new Map(all.map((day, index) => [day, judgedDays[index] ?? day]));
  const folded = parsed.map(({ days }) =>
    days.map(({ day, line }): FoldedEntry => {
      const judged = verdicts.get(day) ?? day;
      return { ...foldLine(judged, context), day: judged, line, isAnew: judged !== day };
    }),
  );
  // A merge of git may leave the draws in another order.
  const draws = folded
    .flatMap((days) => days.flatMap(({ draw }) => draw ?? []))
    .sort(byNewestFirst);
  // A withdrawn draw is no evidence for a rule.
  const results = draws.filter((draw) => !isWithdrawn(draw));
  const problems = parsed.flatMap(({ file, entries, findings }, index) => {
    const year = DRAW_FILE.exec(file)?.[2] ?? '';
    const judged = { ...context, draws: results, year };
    const days = folded[index] ?? [];
    const held = new Set(days.flatMap(({ draw, day }) => (draw ? [] : day.drawDate)));
    const sense = [...judgeFile(days, judged), ...judgeLines(entries, context, held)];
    const found = [...findings, ...sense];
    const lines = entries.map(({ day }) => day);
    const unformatted =
      found.length === 0 ? judgeFormat(context.lottery, lines, files.get(file)) : [];
    const waiting = days.flatMap(warnOfHold);
    return [...found, ...unformatted, ...waiting].map((problem): Problem => ({ ...problem, file }));
  });
  const heldBack = folded.flat().flatMap((day) => day.heldBack ?? []);
  const cancelled = findCancelled(
    folded.flat().flatMap(dayInCalendar),
    context.lottery,
    context.calendar,
  );
  const ofCalendar = cancelled.map((finding): Problem => ({ ...finding, file: 'calendar.json' }));
  return { draws, heldBack, problems: [...problems, ...ofCalendar] };
}

/** The day of a draw that is or was published, unless a person let it through off the calendar. */
function dayInCalendar({ day, draw, isAnew }: FoldedEntry) {
  const isAccepted = day.decided?.some((act) => 'accept' in act && act.accept.includes('day'));
  return isAccepted || !(draw ?? isAnew) || isWithdrawn(day) ? [] : day.drawDate;
}

type FoldedEntry = FoldedDay & DayEntry & { readonly isAnew: boolean };

/** What has no verdict in the file is held until a person rules, and whoever checks it is told. */
function warnOfHold({ day, line, heldBack, isAnew }: FoldedEntry): Finding[] {
  if (!isAnew || heldBack === undefined) return [];
  const doubts = heldBack.doubts.map(describeDoubt).join('; ');
  const expectation = `is held back: ${doubts}; not published until a person rules`;
  const place = { path: 'prizes', value: day.prizes, draw: day.drawDate, line };
  return [{ ...place, expectation, severity: 'warning' }];
}

/** Each day once, at its first line. */
function uniteDays(entries: readonly DayEntry[], context: Pick<RuleContext, 'now'>): DayEntry[] {
  const now = new Date(context.now).toISOString();
  const byDay = Map.groupBy(entries, ({ day }) => day.drawDate);
  return [...byDay.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    return [{ ...first, day: unite([first.day, ...others.map(({ day }) => day)], now) }];
  });
}

/** The rules for the draws of a file, as they are published. */
function judgeFile(days: readonly FoldedEntry[], judged: RuleContext & { year: string }) {
  const entries = days.flatMap(({ draw, line }) => (draw ? [{ draw, line }] : []));
  const ofFile = entries.map(({ draw }) => draw);
  const ordered = ofFile.toSorted(byNewestFirst);
  return entries.flatMap(({ draw, line }, index) => {
    const place = ordered.indexOf(draw);
    const own = FILE_RULES.flatMap((rule) => rule(draw, place, ordered, judged) ?? []);
    const misplaced = ORDER_RULE(draw, index, ofFile, judged) ?? [];
    const ofDraw = [...own, misplaced, ...judgeDraw(draw, judged)].flat();
    return ofDraw.map((finding) => ({ ...finding, line, draw: draw.drawDate }));
  });
}

/** What no line shows: the order of prizes, and what stands between the lines. */
function judgeFormat(lottery: Lottery, days: readonly DayLine[], text?: string): Finding[] {
  if (formatDayFile(lottery, days) === text) return [];
  const expectation = 'expected the file as ingest writes it';
  return [{ path: '', value: undefined, expectation, severity: 'warning' }];
}
