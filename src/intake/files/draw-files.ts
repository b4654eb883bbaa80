// The files of draws: their lines folded, and what is wrong with them.
import type { Calendar } from '../../domain/calendar.ts';
import { describeDoubt } from '../../domain/doubt-names.ts';
import { byNewestFirst, type Draw } from '../../domain/draw.ts';
import type { Source } from '../../domain/source.ts';
import type { HeldBackDraw } from '../../domain/held-back.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { isWithdrawn } from '../../domain/withdrawal.ts';
import { type DayEntry, formatDayFile, parseDayFile } from '../fold/day-file.ts';
import type { FoldedDay } from '../fold/fold-day.ts';
import { foldLine } from '../fold/fold-line.ts';
import { digestHeard } from '../fold/heard.ts';
import { judgeAnew } from '../fold/judge-anew.ts';
import { judgeLines } from '../fold/judge-lines.ts';
import type { JudgeContext } from '../fold/judges.ts';
import { findTwins } from '../fold/same-day.ts';
import { uniteDays } from '../fold/unite.ts';
import type { Finding, Problem } from '../problem.ts';
import { FILE_RULES, judgeDraw, ORDER_RULE } from '../rules/all.ts';
import type { RuleContext } from '../rules/rule.ts';
import { findCancelled } from './calendar-sense.ts';

export const DRAW_FILE = /^draws\/([^/]+)\/(\d{4})\.json$/;

type DrawFile = {
  readonly file: string;
  readonly text: string;
  readonly entries: readonly DayEntry[];
  readonly findings: readonly Finding[];
  readonly folded: readonly FoldedEntry[];
};

/** A day with what it folds to. @property isAnew its verdict is not in the file */
type FoldedEntry = FoldedDay & DayEntry & { readonly isAnew: boolean };

export type FoldedFiles = {
  readonly lottery: Lottery;
  readonly files: readonly DrawFile[];
  /** Newest first, the withdrawn ones among them. */
  readonly draws: readonly Draw[];
};

type FoldFilesContext = {
  readonly lotteries: readonly Lottery[];
  readonly sources: readonly Source[];
  readonly calendar: Calendar;
  readonly now: number;
};

/** The files of each lottery, its newest year first, with what their lines fold to. */
export function foldDrawFiles(
  texts: Pick<ReadonlyMap<string, string>, 'get' | 'keys'>,
  context: FoldFilesContext,
): FoldedFiles[] {
  const paths = [...texts.keys()].sort().reverse();
  const parsed = context.lotteries.map((lottery) => {
    const files = paths
      .filter((path) => DRAW_FILE.exec(path)?.[1] === lottery.slug)
      .map((file) => {
        const text = texts.get(file) ?? '';
        const { entries, findings } = parseDayFile(text);
        return { file, text, entries, findings, united: uniteDays(entries, context.now) };
      });
    return { lottery, files, days: files.flatMap(({ united }) => united.map(({ day }) => day)) };
  });
  const twins = findTwins(parsed);
  return parsed.map(({ lottery, files, days }) => {
    const judged = judgeAnew(days, { ...context, lottery }, twins);
    const verdicts = new Map(days.map((day, index) => [day, judged[index] ?? day]));
    const all = files.map(({ united, ...file }) => {
      const folded = united.map(({ day: stored, line }): FoldedEntry => {
        const day = verdicts.get(stored) ?? stored;
        return { ...foldLine(day, { ...context, lottery }), day, line, isAnew: day !== stored };
      });
      return { ...file, folded };
    });
    const draws = all.flatMap(({ folded }) => folded.flatMap(({ draw }) => draw ?? []));
    // A merge of git may leave the draws in another order.
    return { lottery, files: all, draws: draws.sort(byNewestFirst) };
  });
}

/** What waits for a person. */
export function listHolds(all: readonly FoldedFiles[]): HeldBackDraw[] {
  return all.flatMap(({ files }) =>
    files.flatMap(({ folded }) => folded.flatMap(({ heldBack }) => heldBack ?? [])),
  );
}

/** A digest of each statement and decision of a lottery, of what waits too. */
export function listHeard({ files }: FoldedFiles): string[] {
  return files.flatMap(({ folded }) => folded.flatMap(({ day }) => digestHeard(day)));
}

/** What is wrong with the files of one lottery. */
export function judgeDrawFiles({ files, draws }: FoldedFiles, context: JudgeContext): Problem[] {
  // A withdrawn draw is no evidence for a rule.
  const judging = { ...context, draws: draws.filter((draw) => !isWithdrawn(draw)) };
  const problems = files.flatMap((drawFile) =>
    judgeFile(drawFile, judging).map((finding): Problem => ({ ...finding, file: drawFile.file })),
  );
  const { lottery, calendar } = context;
  const days = files.flatMap(({ folded }) => folded.flatMap(dayInCalendar));
  const cancelled = findCancelled(days, lottery, calendar);
  return [
    ...problems,
    ...cancelled.map((finding): Problem => ({ ...finding, file: 'calendar.json' })),
  ];
}

function judgeFile(drawFile: DrawFile, context: RuleContext): Finding[] {
  const { folded, entries, findings } = drawFile;
  const held = new Set(folded.flatMap(({ draw, day }) => (draw ? [] : day.drawDate)));
  const problems = [
    ...findings,
    ...judgeDraws(drawFile, context),
    ...judgeLines(entries, context, held),
  ];
  const unformatted = problems.length === 0 ? judgeFormat(drawFile, context.lottery) : [];
  return [...problems, ...unformatted, ...folded.flatMap(warnOfHold)];
}

/** The rules for the draws of a file, as they are published. */
function judgeDraws({ file, folded }: DrawFile, context: RuleContext): Finding[] {
  const judging = { ...context, year: DRAW_FILE.exec(file)?.[2] ?? '' };
  const entries = folded.flatMap(({ draw, line }) => (draw ? [{ draw, line }] : []));
  const ofFile = entries.map(({ draw }) => draw);
  const ordered = ofFile.toSorted(byNewestFirst);
  return entries.flatMap(({ draw, line }, index) => {
    const place = ordered.indexOf(draw);
    const own = FILE_RULES.flatMap((rule) => rule(draw, place, ordered, judging) ?? []);
    const misplaced = ORDER_RULE(draw, index, ofFile, judging) ?? [];
    const ofDraw = [...own, misplaced, ...judgeDraw(draw, judging)].flat();
    return ofDraw.map((finding) => ({ ...finding, line, draw: draw.drawDate }));
  });
}

/** What no line shows: the order of prizes, and what stands between the lines. */
function judgeFormat({ entries, text }: DrawFile, lottery: Lottery): Finding[] {
  const days = entries.map(({ day }) => day);
  if (formatDayFile(lottery, days) === text) return [];
  const expectation = 'expected the file as ingest writes it';
  return [{ path: '', value: undefined, expectation, severity: 'warning' }];
}

/** What has no verdict in the file is held until a person rules, and whoever checks it is told. */
function warnOfHold({ day, line, heldBack, isAnew }: FoldedEntry): Finding[] {
  if (!isAnew || heldBack === undefined) return [];
  const doubts = heldBack.doubts.map(describeDoubt).join('; ');
  const expectation = `is held back: ${doubts}; not published until a person rules`;
  const place = { path: 'prizes', value: day.prizes, draw: day.drawDate, line };
  return [{ ...place, expectation, severity: 'warning' }];
}

/** The day of a draw that is or was published, unless a person let it through off the calendar. */
function dayInCalendar({ day, draw, isAnew }: FoldedEntry) {
  const isAccepted = day.decided?.some((act) => 'accept' in act && act.accept.includes('day'));
  return isAccepted || !(draw ?? isAnew) || isWithdrawn(day) ? [] : day.drawDate;
}
