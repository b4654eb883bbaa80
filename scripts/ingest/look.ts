// Looks for draws of a lottery: asks its sources in the order of belief, until each day is known from an
// authority or from two witnesses, and stores what they say. A source that fails stops no other.
import { copiedFrom } from '../../src/domain/copied-draw.ts';
import { byNewestFirst, type Draw, isComplete } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { type Doubt, describeDoubt, doubtsOf, isOfNumbers } from '../../src/domain/doubt.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { announcementAt } from '../../src/domain/lateness.ts';
import { isAuthority } from '../../src/domain/source.ts';
import { drawOfRow } from '../../src/intake/draw-of-row.ts';
import { setAsideOddPrizes } from '../../src/intake/set-aside.ts';
import type { Finding } from '../../src/intake/problem.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import { storeReading } from '../draw-store.ts';
import { fetchDays } from '../upstream/fetch-days.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { recordNoDraw } from './no-draw.ts';
import type { RowStore } from './store-row.ts';

/** Days to ask a source for. */
export type Question = {
  readonly upstream: Upstream;
  readonly days: readonly DrawDate[];
  /** Those of them whose numbers are known, to be compared. */
  readonly again?: readonly DrawDate[];
};

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

/** From then on a draw that no source has is a gap. */
const GAP_AFTER_MS = 24 * 3_600_000;

/**
 * Asks before it waits for anything else, so that lotteries looked at together ask in the order of their calls.
 *
 * @param stored newest first
 * @param questions in the order of belief
 */
export async function lookFor(
  lottery: Lottery,
  stored: readonly Draw[],
  questions: readonly Question[],
  options: LookOptions,
): Promise<Look> {
  const { registry, now, fetch = fetchDays } = options;
  const newest = [stored[0]?.drawDate ?? '', ...questions.flatMap(({ days }) => days)]
    .sort()
    .at(-1);
  const answers: Answer[] = [];
  for (const { upstream, days, again = [] } of questions) {
    const { source, newestOnly } = upstream;
    const wanted = days
      .filter((day) => !newestOnly || day === newest)
      .filter((day) =>
        again.includes(day)
          ? !answers.some((one) => one.source === source && one.drawDate === day && one.draw)
          : !isSettled(lottery, day, source, answers, stored, options),
      );
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
    // A source that shows one result for two days makes both doubtful, whichever would be stored first.
    const near = answers.flatMap(({ drawDate, draw }) => (draw && drawDate !== day ? draw : []));
    outcomes.push(...(await storeDay(lottery, day, ofDay, { stored, near }, options)));
  }
  return { outcomes, answers };
}

/** The doubts in the numbers themselves. */
function doubtsIn(
  draw: Draw,
  lottery: Lottery,
  draws: readonly Draw[],
  { registry, now, accepted = [] }: RowStore,
): Doubt[] {
  return doubtsOf(draw, { ...registry, lottery, now, draws }).filter(
    (doubt) => isOfNumbers(doubt) && !accepted.includes(doubt.name),
  );
}

/** Whether nothing is left to learn of a day: from its authority, from two witnesses, or from this one. */
function isSettled(
  lottery: Lottery,
  day: DrawDate,
  source: string,
  answers: readonly Answer[],
  stored: readonly Draw[],
  options: RowStore,
): boolean {
  const { held, sources } = options.registry;
  // Every source of a draw that is held is asked, since they may come to agree.
  if (held.some((one) => one.lottery === lottery.slug && one.drawDate === day)) return false;
  const ours = stored.find(({ drawDate }) => drawDate === day);
  const whole = ours !== undefined && isComplete(ours);
  if (whole && [ours.source, ...(ours.confirmedBy ?? [])].includes(source)) return true;
  const heard = answers.filter(
    // A doubtful answer is none: the next source is asked.
    ({ drawDate, draw }) =>
      drawDate === day &&
      draw &&
      isComplete(draw) &&
      doubtsIn(draw, lottery, stored, options).length === 0,
  );
  return (
    heard.some((one) => isAuthority(one.source, sources)) || heard.length + (whole ? 1 : 0) >= 2
  );
}

async function storeDay(
  lottery: Lottery,
  drawDate: DrawDate,
  answers: readonly Answer[],
  { stored, near }: { readonly stored: readonly Draw[]; readonly near: readonly Draw[] },
  options: LookOptions,
): Promise<Outcome[]> {
  const of = { lottery: lottery.slug, drawDate };
  const isStored = stored.some((draw) => draw.drawDate === drawDate && isComplete(draw));
  const outcomes: Outcome[] = [];
  const around = ({ source }: Draw) =>
    [...stored, ...near.filter((other) => other.source === source)].sort(byNewestFirst);
  const judged = answers.flatMap(({ draw, warnings = [] }) =>
    draw ? [{ draw, warnings, doubts: doubtsIn(draw, lottery, around(draw), options) }] : [],
  );
  const said = judged.map(({ draw }) => draw);
  // A right answer goes first, so that a doubtful one beside it holds nothing back.
  judged.sort((one, other) => Math.sign(one.doubts.length) - Math.sign(other.doubts.length));
  for (const { draw, warnings } of judged) {
    // A part that shows the draw before still waits for the rest: at no cost, so that any equality is enough.
    if (!isComplete(draw) && copiedFrom(draw, stored, 1) !== undefined) {
      outcomes.push({ ...of, result: 'not yet', source: draw.source });
      continue;
    }
    // Named in the table and in the exit code, so that the other draws are still stored.
    const failed = (error: Error): Outcome => ({
      ...of,
      result: 'failed',
      source: draw.source,
      detail: error.message,
    });
    outcomes.push(await store(lottery, draw, [...said, ...near], warnings, options).catch(failed));
  }
  const isKnown = isStored || outcomes.some(({ result }) => STORED.includes(result));
  for (const { source, failure, draw, noDraw } of answers.toReversed()) {
    if (failure !== undefined) {
      const stored = isKnown && ({ isStored: true } as const);
      outcomes.unshift({ ...of, result: 'failed', source, detail: failure, ...stored });
    } else if (isStored && draw === undefined && !noDraw) {
      outcomes.push({ ...of, result: 'silent', source });
    }
  }
  if (said.length > 0 || isStored) return outcomes;
  if (answers.some(({ noDraw }) => noDraw)) {
    const recorded = await recordNoDraw(lottery, drawDate, answers, options);
    if (recorded !== undefined) return [...outcomes, recorded];
  }
  if (answers.every(({ failure }) => failure !== undefined)) return outcomes;
  const isGap = options.now - announcementAt(lottery, drawDate) >= GAP_AFTER_MS;
  return [...outcomes, { ...of, result: isGap ? 'gap' : 'not yet' }];
}

const STORED: readonly Outcome['result'][] = ['came', 'completed', 'confirmed', 'stored before'];

async function store(
  lottery: Lottery,
  draw: Draw,
  others: readonly Draw[],
  setAside: readonly Finding[],
  { data, registry, now, accepted }: LookOptions,
): Promise<Outcome> {
  const { source, drawDate } = draw;
  const of = { lottery: lottery.slug, drawDate, source };
  const entry = { at: new Date(now).toISOString(), accepted };
  const admission = await storeReading(data, draw, others, entry, { ...registry, lottery, now });
  if (admission.outcome === 'passed over') {
    const odd = admission.doubts.filter(({ name }) => name !== 'copy');
    // A page that shows the draw before still is as good as none yet.
    if (odd.length === 0) return { ...of, result: 'not yet' };
    // What is stored stays, so the source is at fault and no draw.
    const detail = `${source}: ${odd.map(describeDoubt).join('; ')}`;
    return { ...of, result: 'failed', detail, isStored: true };
  }
  return { ...outcomeOf(admission, lottery.slug, drawDate, setAside), source };
}
