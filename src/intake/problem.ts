// A problem locates a defect of the data: file, line, draw, path, value, and what was expected.

export type Severity = 'error' | 'warning';

/** A problem without its file: a rule sees only values, and its caller adds the place. */
export type Finding = {
  readonly path: string;
  readonly value: unknown;
  readonly expectation: string;
  readonly severity?: Severity;
  /** 1-based. */
  readonly line?: number | undefined;
  /** The date of the draw, as the file has it. */
  readonly draw?: string | undefined;
};

export type Problem = Finding & { readonly file: string };

/** Names in one file that another one has to have. */
export const UNKNOWN_LOTTERY = 'expected a slug of data/lotteries.json';
export const UNKNOWN_SOURCE = 'expected an id of data/sources.json';

/** What has to hold, the place and the value it is about, and what was expected. */
export type Check = readonly [holds: boolean, path: string, value: unknown, expectation: string];

export function findBroken(checks: readonly Check[]): Finding[] {
  return checks.flatMap(([holds, path, value, expectation]) =>
    holds ? [] : [{ path, value, expectation }],
  );
}

export function isError(problem: Finding): boolean {
  return problem.severity !== 'warning';
}

/** Prints at most so many problems of a kind: a person then looks for their common cause. */
const MOST_ALIKE = 10;

/** A line for each problem. Of those alike only the first are printed; the rest is counted. */
export function describeProblems(problems: readonly Problem[]): string[] {
  const alike = [...Map.groupBy(problems, kindOf).values()];
  const first = new Map(
    alike.map((kind) => [kind[mostShown(kind) - 1], kind.length - mostShown(kind)]),
  );
  const listed = new Set(alike.flatMap((kind) => kind.slice(0, mostShown(kind))));
  return problems
    .filter((problem) => listed.has(problem))
    .map((problem) => {
      const more = first.get(problem) ?? 0;
      return describeProblem(problem) + (more > 0 ? ` (and ${more} more like it)` : '');
    });
}

/** Whether the name is unknown: it is printed once, however often it occurs. */
function isUnknownName({ expectation }: Finding): boolean {
  return [UNKNOWN_LOTTERY, UNKNOWN_SOURCE].some((unknown) => expectation.startsWith(unknown));
}

function kindOf(problem: Problem): string {
  const { file, path, value, expectation, severity } = problem;
  if (isUnknownName(problem)) return JSON.stringify([value, expectation, severity]);
  // A mistake in the registry causes the same problem in every lottery of a family.
  const [, lottery = ''] = /draws\/([^/]+)\//.exec(file) ?? [];
  const expected = lottery === '' ? expectation : expectation.replaceAll(lottery, '*');
  return JSON.stringify([path.replace(/\[\d+\]/g, ''), expected, severity]);
}

function mostShown([problem]: readonly Problem[]): number {
  return problem !== undefined && isUnknownName(problem) ? 1 : MOST_ALIKE;
}

/** `data/draws/lao-tv/2026.json:14: draw 2026-08-27 prizes.top-two-digit[0]: "7" — expected …` */
export function describeProblem(problem: Problem): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
  const draw = problem.draw === undefined ? '' : `draw ${problem.draw} `;
  const warning = isError(problem) ? '' : 'warning: ';
  return visible(`${place}: ${warning}${draw}${describeFinding(problem)}`);
}

/** The same without a place, for a draw that is in no file yet. */
export function describeFinding({ path, value, expectation }: Finding): string {
  const text = cutOff(JSON.stringify(value) ?? 'nothing');
  return visible(`${path === '' ? '' : `${path}: `}${text} — ${expectation}`);
}

/** Characters that a terminal, a log or a workflow takes for a command, and invisible ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Text from outside in a form that may be printed and stored: on one line, control characters as
 * letters.
 * @example visible('12\n::error::') //=> '12\\u{a}::error::'
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** Enough of a value to recognise it: a problem, or an entry of a log, is one line. */
const VALUE_CHARACTERS = 60;

/** The text, or its beginning and a sign that it goes on. */
export function cutOff(text: string): string {
  return text.length <= VALUE_CHARACTERS ? text : `${text.slice(0, VALUE_CHARACTERS)}…`;
}
