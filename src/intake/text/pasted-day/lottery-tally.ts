// What a text says about one lottery, collected over its lines.
import { derivePrizes } from '../../../domain/derive.ts';
import type { DrawDate } from '../../../domain/draw-date.ts';
import { eraOn, type Lottery } from '../../../domain/lottery.ts';
import type { SourceRow } from '../../sources/row.ts';
import type { ReadLine } from './lines.ts';
import type { Misfit } from './pattern.ts';
import { type Context, type Payload, readStatements } from './payload.ts';
import { type Statement, wrongCount } from './prize-of-label.ts';
import { REASONS } from './reasons.ts';

export type Tally = {
  readonly lottery: Lottery;
  /** 1-based. */
  readonly lines: Set<number>;
  readonly statements: Statement[];
  noDraw?: true;
  notYet?: true;
  /** Its numbers stand on lines without its name. */
  ofHeading?: true;
  /** Why nothing of it is stored. */
  problem?: string;
};

/** The tally of the lottery that a line names. */
export function enterTally(tallies: Map<string, Tally>, lottery: Lottery, line: ReadLine): Tally {
  const none: Tally = { lottery, lines: new Set(), statements: [] };
  const tally = tallies.get(lottery.slug) ?? none;
  tallies.set(lottery.slug, tally);
  tally.lines.add(line.line);
  return tally;
}

/** Asks about lotteries of which all have the same numbers: a mistake in pasting. */
export function askAboutSameNumbers(tallies: Iterable<Tally>, date: DrawDate): void {
  const byNumbers = Map.groupBy(tallies, (tally) => {
    const row = toRow(tally, date);
    return typeof row === 'object' ? Object.values(row.prizes).flat().sort().join() : '';
  });
  for (const [numbers, those] of byNumbers) {
    const names = those.map(({ lottery }) => lottery.nameTh).join(', ');
    if (numbers === '' || those.length < 2) continue;
    for (const tally of those) tally.problem ??= REASONS.sameNumbers(names);
  }
}

/** Asks about the lotteries whose numbers have no certain place. */
export function askAboutMisfit(tallies: Iterable<Tally>, { of, reason }: Misfit): void {
  for (const tally of tallies) {
    const isApart = tally.ofHeading || tally.statements.length === 0;
    if (of === 'all' || (isApart && !tally.noDraw)) tally.problem = reason;
  }
}

/** The longer number is lacking, not awaited, because such texts print only its parts. */
const PART_DIGITS = 3;
/** Prizes of the government lottery that summaries leave out. */
const LEFT_OUT = /^(?:adjacent|second|third|fourth|fifth)-/;

/** The row, or why there is none; `undefined` where the text says nothing about the draw. */
export function toRow(tally: Tally, drawDate: DrawDate): SourceRow | string | undefined {
  const { lottery, statements, noDraw, notYet, problem } = tally;
  const name = lottery.nameTh;
  if (problem !== undefined) return problem;
  if ((noDraw || notYet) && statements.length > 0) return REASONS.drawnAndNot(name);
  if (noDraw) return { drawDate, prizes: {}, noDraw: true };
  if (statements.length === 0) return undefined;
  const unproven = statements.find(
    (statement) => statement.wantsProof && !isProven(statement, statements),
  );
  if (unproven) return REASONS.unproven(name, unproven.numbers.join(' '));
  const stated = statements.filter(({ slug }) => slug !== undefined);
  if (stated.length === 0) return REASONS.numbers(name);
  const prizes = Object.fromEntries(stated.map(({ slug, numbers }) => [slug, [...numbers]]));
  const kinds = eraOn(lottery, drawDate)?.prizes ?? [];
  const known = derivePrizes(lottery, drawDate, prizes);
  const missing = kinds.filter(({ slug }) => known[slug] === undefined);
  const half = missing.filter(({ slug, digits }) =>
    lottery.drawn === 'each-prize' ? !LEFT_OUT.test(slug) : digits <= PART_DIGITS,
  );
  if (half.length > 0) return REASONS.half(name, half.map(({ nameTh }) => nameTh).join(', '));
  const pending = lottery.drawn === 'each-prize' ? missing.map(({ slug }) => slug) : [];
  return { drawDate, prizes, ...(pending.length > 0 && { pending }) };
}

/** Whether the number is an end of the drawn one, as all but these are. */
const APART = /^(?:bottom-|front-|last-|adjacent-|second-|third-|fourth-|fifth-)/;

/**
 * Adds the numbers of a line to its lottery; asks about it where they state nothing.
 * @param isBeside whether the name stands on the same line
 * @param isJustNamed whether no number stands between the name and these
 */
export function addPayload(
  tally: Tally,
  payload: Payload,
  isBeside: boolean,
  isJustNamed: boolean,
  context: Context,
) {
  const { lottery } = tally;
  if (!isBeside) tally.ofHeading = true;
  // Numbers without labels below a name are its own only once.
  const mayBeBare = isBeside || isJustNamed || tally.statements.length === 0;
  const statements = readStatements(payload, mayBeBare, { ...context, lottery });
  const parts = payload.kind === 'labelled' ? payload.parts : [];
  if (statements === undefined)
    tally.problem ??= wrongCount(parts, lottery, context.date) ?? REASONS.numbers(lottery.nameTh);
  else for (const statement of statements) addStatement(tally, statement);
}

/** Adds what the text says, each statement once, so that a tally never outgrows its prizes. */
export function addStatement(tally: Tally, statement: Statement): void {
  const { numbers, slug } = statement;
  for (const earlier of tally.statements) {
    const isSamePrize = slug !== undefined && slug === earlier.slug;
    const [first, second] = [earlier.numbers, numbers];
    const isSame = [...first].sort().join() === [...second].sort().join();
    if (isSamePrize && isSame && earlier.wantsProof === statement.wantsProof) return;
    const differ = isSamePrize ? !isSame : areEnds(statement, earlier) && !shareEnd(first, second);
    if (differ) {
      const [before, now] = [first.join(' '), second.join(' ')];
      tally.problem ??= REASONS.contradiction(tally.lottery.nameTh, before, now);
      return;
    }
  }
  tally.statements.push(statement);
}

/** Whether a longer or shorter number shares its end. */
function isProven(end: Statement, statements: readonly Statement[]): boolean {
  return statements.some(
    (statement) =>
      areEnds(end, statement) &&
      statement.numbers[0]?.length !== end.numbers[0]?.length &&
      shareEnd(end.numbers, statement.numbers),
  );
}

function areEnds(left: Statement, right: Statement): boolean {
  return !APART.test(left.slug ?? '') && !APART.test(right.slug ?? '');
}

/** Whether one number is the end of the other. */
function shareEnd([left = '']: readonly string[], [right = '']: readonly string[]): boolean {
  return left.endsWith(right) || right.endsWith(left);
}
