// One turn of `npm run watch`: every lottery whose moment has come is looked at once. Clock and chance are
// arguments, so that a week takes seconds where it is tried out.
import { type Draw, isUnconfirmed } from '../../src/domain/draw.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { POLL_MS } from '../../src/intake/polling.ts';
import { readDraws } from '../draw-store.ts';
import { messageOf, sentenceOf } from '../failure.ts';
import { type LookOptions, lookFor } from '../ingest/look.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { fetchDays } from '../upstream/fetch-days.ts';
import { upstreamsOf } from '../upstream/sources.ts';
import { ClockWatch } from './clock.ts';
import { type Asking, noOutages, noteAnswers, questionOf } from './outages.ts';
import { patientFetch } from './patience.ts';
import { failuresOf, type Heard, type Plan, planOf, wakeTimeOf } from './plan.ts';

/** What the watch knows beyond the data folder. It may be lost: everything is asked once more then. */
export type WatchMemory = Heard & {
  /** By lottery, when it is looked at next; milliseconds since 1970. */
  readonly wakeAt: Map<string, number>;
  /** By lottery, why it cannot be looked at. */
  readonly broken: Map<string, string>;
  readonly clock: ClockWatch;
};

/** @param watchedUntil until then a watch before this one asked everything in time; milliseconds since 1970 */
export function noMemory(watchedUntil?: number): WatchMemory {
  return {
    watchedUntil,
    asked: new Map(),
    outages: noOutages(),
    wakeAt: new Map(),
    broken: new Map(),
    clock: new ClockWatch(),
  };
}

export type TurnOptions = Omit<LookOptions, 'registry'> & {
  /** Read anew each turn: the calendar changes, and what is held. */
  readonly registry: Registry;
  /** From 0 to 1. */
  readonly random: () => number;
};

export type Turn = {
  readonly outcomes: readonly Outcome[];
  /** A line for each fault of a source, a file or the clock that begins or ends. */
  readonly faults: readonly string[];
  /** Where the clock is wrong, nothing was asked. */
  readonly isClockWrong: boolean;
};

/** Looks at all lotteries whose moment has come, those of different sources side by side. */
export async function takeTurn(memory: WatchMemory, options: TurnOptions): Promise<Turn> {
  const { registry, now, data, random } = options;
  if (memory.clock.wentBack(now)) forget(memory);
  const due = registry.lotteries.filter(({ slug }) => (memory.wakeAt.get(slug) ?? 0) <= now);
  const faults: string[] = [];
  /** The outcome of one lottery stands alone, whatever became of its files. */
  const alone = async <T>(lottery: Lottery, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const sentence = sentenceOf(error) ?? messageOf(error);
      if (memory.broken.get(lottery.slug) !== sentence)
        faults.push(`${lottery.slug} failed ${sentence}`);
      memory.broken.set(lottery.slug, sentence);
      memory.wakeAt.set(lottery.slug, now + POLL_MS);
      return undefined;
    }
  };
  const read = due.map((lottery) =>
    alone(lottery, async () => ({ lottery, before: await readDraws(data, lottery) })),
  );
  const readable = (await Promise.all(read)).filter((one) => one !== undefined);
  faults.push(...memory.clock.compare(readable, now));
  if (memory.clock.isWrong) {
    for (const { slug } of due) memory.wakeAt.set(slug, now + POLL_MS);
    return { outcomes: [], faults, isClockWrong: true };
  }
  const { fetch, left } = patientFetch(options.fetch ?? fetchDays, memory.outages);
  const looks = readable
    .map(({ lottery, before }) => planOf(lottery, before, memory, options))
    // A question that fails by itself comes last, so that it keeps nobody waiting.
    .sort((one, other) => failuresOf(one, memory) - failuresOf(other, memory))
    .map((plan) => alone(plan.lottery, () => look(plan, memory, { ...options, fetch }, left)));
  const looked = (await Promise.all(looks)).filter((one) => one !== undefined);
  const { lines, back } = noteAnswers(
    memory.outages,
    looked.flatMap(({ answers }) => answers),
    now,
    random,
  );
  for (const { lottery, stored } of looked) {
    memory.wakeAt.set(lottery.slug, wakeTimeOf(lottery, stored, memory, options));
    if (memory.broken.delete(lottery.slug)) faults.push(`${lottery.slug} can be looked at again`);
  }
  for (const { slug } of registry.lotteries) {
    if (upstreamsOf(slug, registry).some(({ source }) => back.includes(source)))
      memory.wakeAt.set(slug, now);
  }
  const outcomes = looked.flatMap((one) => one.outcomes);
  return { outcomes, faults: [...faults, ...lines], isClockWrong: false };
}

/** When the next turn is due, in milliseconds since 1970. */
export function nextTurnAt({ wakeAt }: WatchMemory): number {
  return Math.min(...wakeAt.values());
}

function forget({ asked, wakeAt, outages }: WatchMemory): void {
  for (const known of [asked, wakeAt, outages.out, outages.failing]) known.clear();
}

type Looked = {
  readonly lottery: Lottery;
  readonly stored: readonly Draw[];
  readonly outcomes: readonly Outcome[];
  readonly answers: readonly Asking[];
};

async function look(
  { lottery, before, asking }: Plan,
  memory: WatchMemory,
  options: TurnOptions,
  left: ReadonlySet<string>,
): Promise<Looked> {
  const { slug } = lottery;
  const { now, registry } = options;
  if (asking.length === 0) return { lottery, stored: before, outcomes: [], answers: [] };
  const found = await lookFor(lottery, asking, options);
  const answers = found.answers.map(({ source, drawDate, failure }) => ({
    lottery: slug,
    drawDate,
    source,
    failure,
  }));
  const put = new Set(answers.map(questionOf));
  for (const { upstream, days } of asking) {
    for (const drawDate of days) {
      const { source } = upstream;
      const question = questionOf({ lottery: slug, drawDate, source });
      // Also what was not asked, because another source knew: it may be asked to confirm that, later.
      if (left.has(question) && !put.has(question)) continue;
      const isOfDay = (answer: Asking) => answer.source === source && answer.drawDate === drawDate;
      const failed = put.has(question) && answers.filter(isOfDay).every(({ failure }) => failure);
      const drew = found.answers.some(
        (answer) => isOfDay({ ...answer, lottery: slug }) && answer.draw,
      );
      const known = memory.asked.get(question);
      memory.asked.set(question, {
        at: now,
        answeredAt: failed ? known?.answeredAt : now,
        drewAt: known?.drewAt ?? (drew ? now : undefined),
      });
    }
  }
  const stored = await readDraws(options.data, lottery);
  const isHeld = (day: string) =>
    registry.held.some((held) => held.lottery === slug && held.drawDate === day);
  const isNews = ({ result, source = '', drawDate, detail }: Outcome) => {
    const ofQuestion = found.answers.filter(
      (answer) => answer.source === source && answer.drawDate === drawDate,
    );
    // Said of the source, once for all lotteries.
    if (result === 'failed') return !ofQuestion.some(({ failure }) => failure === detail);
    const [was, is] = [before, stored].map((draws) =>
      draws.find((draw) => draw.drawDate === drawDate),
    );
    if (result === 'held' && was === undefined) return !isHeld(drawDate);
    if (result === 'held') return JSON.stringify(was) !== JSON.stringify(is);
    if (was === undefined) return true;
    // Nobody waits for one more source where an authority has spoken, unless it takes its own word back.
    const isWaiting = isUnconfirmed(was, registry.sources);
    if (result === 'confirmed') return isWaiting || was.doubt !== undefined;
    const isBack = ofQuestion.some((answer) => answer.draw !== undefined);
    return result !== 'silent' || (!isBack && (isWaiting || was.source === source));
  };
  const outcomes = found.outcomes.filter(isNews);
  return { lottery, stored, outcomes, answers };
}
