// Looks for draws of a lottery: asks its sources in the order of belief, until each day is known from an
// authority or from two witnesses, and stores what they say. A source that fails stops no other.
import { type Draw, isComplete } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { describeHeld } from '../../src/domain/held.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { isAuthority } from '../../src/domain/source.ts';
import { drawOfRow } from '../../src/intake/draw-of-row.ts';
import { setAsideOddPrizes } from '../../src/intake/set-aside.ts';
import { isRepeatedNear } from '../../src/intake/rules/repeated-draw.ts';
import type { Finding } from '../../src/intake/problem.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { readDraws, storeReading } from '../draw-store.ts';
import { fetchDays } from '../upstream/fetch-days.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { recordNoDraw } from './no-draw.ts';
import type { RowStore } from './store-row.ts';

/** Days to ask a source for. */
export type Question = { readonly upstream: Upstream; readonly days: readonly DrawDate[] };

/** What a source said of one day. */
type Answer = {
  readonly source: string;
  readonly drawDate: DrawDate;
  readonly failure?: string | undefined;
  readonly noDraw?: boolean | undefined;
  readonly draw?: Draw | undefined;
  readonly warnings?: readonly Finding[];
};

export type Look = {
  readonly outcomes: readonly Outcome[];
  /** Everything asked, in order. */
  readonly answers: readonly Answer[];
};

export type LookOptions = RowStore & { readonly fetch?: typeof fetchDays };

/** @param questions in the order of belief */
export async function lookFor(
  lottery: Lottery,
  questions: readonly Question[],
  options: LookOptions,
): Promise<Look> {
  const { registry, data, now, fetch = fetchDays } = options;
  const stored = await readDraws(data, lottery);
  const newest = [stored[0]?.drawDate ?? '', ...questions.flatMap(({ days }) => days)]
    .sort()
    .at(-1);
  const answers: Answer[] = [];
  for (const { upstream, days } of questions) {
    const { source, newestOnly } = upstream;
    const wanted = days
      .filter((day) => !newestOnly || day === newest)
      .filter((day) => !isSettled(day, source, answers, stored, options));
    for await (const { drawDate, row, failure } of fetch(lottery.slug, upstream, wanted)) {
      if (row === undefined || row.noDraw) {
        answers.push({ source, drawDate, failure, noDraw: row?.noDraw });
      } else {
        const context = { ...registry, lottery, now };
        answers.push({
          source,
          drawDate,
          ...setAsideOddPrizes(drawOfRow(row, source, lottery), context),
        });
      }
    }
  }
  const outcomes: Outcome[] = [];
  for (const day of new Set(answers.map(({ drawDate }) => drawDate))) {
    const ofDay = answers.filter(({ drawDate }) => drawDate === day);
    const isStored = stored.some((draw) => draw.drawDate === day && isComplete(draw));
    outcomes.push(...(await storeDay(lottery, day, ofDay, isStored, options)));
  }
  return { outcomes, answers };
}

/** Whether nothing is left to learn of a day: from its authority, from two witnesses, or from this one. */
function isSettled(
  day: DrawDate,
  source: string,
  answers: readonly Answer[],
  stored: readonly Draw[],
  { registry }: RowStore,
): boolean {
  const ours = stored.find(({ drawDate }) => drawDate === day);
  const whole = ours !== undefined && isComplete(ours);
  if (whole && [ours.source, ...(ours.confirmedBy ?? [])].includes(source)) return true;
  const heard = answers.filter(
    // The numbers of a draw close by are no answer: the next source is asked.
    ({ drawDate, draw }) =>
      drawDate === day && draw && isComplete(draw) && !isRepeatedNear(draw, stored),
  );
  return (
    heard.some((one) => isAuthority(one.source, registry.sources)) ||
    heard.length + (whole ? 1 : 0) >= 2
  );
}

async function storeDay(
  lottery: Lottery,
  drawDate: DrawDate,
  answers: readonly Answer[],
  isStored: boolean,
  options: LookOptions,
): Promise<Outcome[]> {
  const of = { lottery: lottery.slug, drawDate };
  const outcomes: Outcome[] = [];
  for (const { source, failure } of answers) {
    if (failure !== undefined) outcomes.push({ ...of, result: 'failed', source, detail: failure });
  }
  const said = answers.flatMap(({ draw }) => draw ?? []);
  for (const { draw, warnings = [] } of answers) {
    if (draw === undefined) continue;
    // Named in the table and in the exit code, so that the other draws are still stored.
    const failed = (error: Error): Outcome => ({
      ...of,
      result: 'failed',
      source: draw.source,
      detail: error.message,
    });
    outcomes.push(await store(lottery, draw, said, warnings, options).catch(failed));
  }
  for (const { source, failure, draw, noDraw } of answers) {
    if (isStored && failure === undefined && draw === undefined && !noDraw) {
      outcomes.push({ ...of, result: 'silent', source });
    }
  }
  if (said.length > 0 || isStored) return outcomes;
  if (answers.some(({ noDraw }) => noDraw)) {
    const recorded = await recordNoDraw(lottery, drawDate, answers, options);
    if (recorded !== undefined) return [...outcomes, recorded];
  }
  return answers.every(({ failure }) => failure !== undefined)
    ? outcomes
    : [...outcomes, { ...of, result: 'not yet' }];
}

async function store(
  lottery: Lottery,
  draw: Draw,
  others: readonly Draw[],
  setAside: readonly Finding[],
  { data, registry, now }: LookOptions,
): Promise<Outcome> {
  const { source, drawDate } = draw;
  const of = { lottery: lottery.slug, drawDate, source };
  const entry = { at: new Date(now).toISOString() };
  const admission = await storeReading(data, draw, others, entry, { ...registry, lottery, now });
  if (admission.outcome === 'passed over') return { ...of, result: 'not yet' };
  if (admission.outcome === 'held') {
    return { ...of, result: 'held', detail: describeHeld(admission.held) };
  }
  return { ...outcomeOf(admission, lottery.slug, drawDate, setAside), source };
}
