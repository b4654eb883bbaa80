// One turn of `npm run watch`: every lottery whose moment has come is looked at once. Clock and
// chance are arguments, so that a week takes seconds where it is tried out.
import type { Lottery } from '../../../src/domain/lottery.ts';
import { POLL_MS } from '../../../src/intake/sources/polling.ts';
import { describeRefusal, readMessage } from '../../command/failure.ts';
import type { LookOptions } from '../ingest/look-for-draws.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { findUpstreams } from '../upstream/sources.ts';
import { ClockWatch } from './clock-watch.ts';
import { look } from './look-once.ts';
import { countFailures, type Heard, lateDays, nextWakeTime, planLottery } from './lottery-plan.ts';
import { noOutages, noteAnswers, patientFetch } from './outages.ts';

/** @param watchedUntil an earlier watch asked all in time until then; milliseconds since 1970 */
export function noMemory(watchedUntil?: number) {
  const heard: Heard = { watchedUntil, asked: new Map(), outages: noOutages() };
  return {
    ...heard,
    /** By lottery, when it is looked at next; milliseconds since 1970. */
    wakeAt: new Map<string, number>(),
    /** By lottery, why it cannot be looked at. */
    broken: new Map<string, string>(),
    /** What was said of late draws. */
    late: new Set<string>(),
    clock: new ClockWatch(),
  };
}

/** What the watch knows beyond the data folder. If it is lost, everything is asked once more. */
type WatchMemory = ReturnType<typeof noMemory>;

/** With the registry as it is now: the calendar changes, and what is held back. */
type TurnOptions = LookOptions & {
  /** From 0 to 1. */
  readonly random: () => number;
};

/**
 * Looks at all lotteries whose moment has come, those of different sources side by side; at none
 * where the clock is wrong. @returns also a line for each fault that begins or ends
 */
export async function takeTurn(memory: WatchMemory, options: TurnOptions) {
  const { registry, now, data, random } = options;
  if (memory.clock.wentBack(now)) forget(memory);
  const due = registry.lotteries.filter(({ slug }) => (memory.wakeAt.get(slug) ?? 0) <= now);
  const faults: string[] = [];
  const alone: Alone = (lottery, work) => runAlone(lottery, work, memory, faults, now);
  const stored = due.map((lottery) =>
    alone(lottery, async () => ({
      lottery,
      draws: await readStoredDraws(data, lottery, registry),
    })),
  );
  const readable = (await Promise.all(stored)).filter((lottery) => lottery !== undefined);
  faults.push(...memory.clock.compare(readable, now));
  if (memory.clock.isWrong) {
    for (const { slug } of due) memory.wakeAt.set(slug, now + POLL_MS);
    return { outcomes: [] as Outcome[], faults, isClockWrong: true };
  }
  const looks = await lookAtAll(readable, memory, options, alone);
  const answers = looks.flatMap((lottery) => lottery.answers);
  const { lines, back } = noteAnswers(memory.outages, answers, now, random);
  faults.push(...looks.flatMap((finished) => noteLook(finished, memory, options)));
  wakeForSources(back, memory, options);
  const outcomes = looks.flatMap((lottery) => lottery.outcomes);
  return { outcomes, faults: [...faults, ...lines], isClockWrong: false };
}

/** Runs work of one lottery; its failure is a fault, and stops no other. */
type Alone = <T>(lottery: Lottery, work: () => Promise<T>) => Promise<T | undefined>;

/** The outcome of one lottery stands alone, whatever became of its files. */
async function runAlone<T>(
  { slug }: Lottery,
  work: () => Promise<T>,
  memory: WatchMemory,
  faults: string[],
  now: number,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const sentence = describeRefusal(error) ?? readMessage(error);
    if (memory.broken.get(slug) !== sentence) faults.push(`${slug} failed ${sentence}`);
    memory.broken.set(slug, sentence);
    memory.wakeAt.set(slug, now + POLL_MS);
    return undefined;
  }
}

/** Looks at every lottery that can be read, those of different sources side by side. */
async function lookAtAll(
  readable: readonly Parameters<typeof planLottery>[0][],
  memory: WatchMemory,
  options: TurnOptions,
  alone: Alone,
) {
  const { fetch, unasked } = patientFetch(options.fetch, memory.outages);
  const looks = readable
    .map((lottery) => planLottery(lottery, memory, options))
    // A question that fails by itself comes last, so that it delays no other.
    .sort((left, right) => countFailures(left, memory) - countFailures(right, memory))
    .map((plan) => alone(plan.lottery, () => look(plan, memory, { ...options, fetch }, unasked)));
  return (await Promise.all(looks)).filter((finished) => finished !== undefined);
}

/** Plans the next look at a lottery. @returns a line for each fault that begins or ends with it */
function noteLook(
  finished: Awaited<ReturnType<typeof look>>,
  memory: WatchMemory,
  options: TurnOptions,
): string[] {
  const { lottery, outcomes } = finished;
  memory.wakeAt.set(lottery.slug, nextWakeTime(finished, memory, options));
  const mended = memory.broken.delete(lottery.slug);
  const cancelled = outcomes.filter(({ result }) => result === 'no draw');
  const late = lateDays(finished, options)
    .filter((day) => !cancelled.some(({ drawDate }) => drawDate === day))
    .map((day) => `${lottery.slug} ${day} is late: no source has it`)
    .filter((line) => !memory.late.has(line));
  for (const line of late) memory.late.add(line);
  return [...(mended ? [`${lottery.slug} can be looked at again`] : []), ...late];
}

/** Looks at once at the lotteries whose source answers again. */
function wakeForSources(
  back: readonly string[],
  memory: WatchMemory,
  { registry, now, env }: TurnOptions,
): void {
  for (const { slug } of registry.lotteries) {
    if (findUpstreams(slug, registry, env).some(({ source }) => back.includes(source)))
      memory.wakeAt.set(slug, now);
  }
}

/** When the next turn is due, in milliseconds since 1970. */
export function nextTurnAt({ wakeAt }: WatchMemory): number {
  return Math.min(...wakeAt.values());
}

function forget({ asked, wakeAt, outages }: WatchMemory): void {
  for (const known of [asked, wakeAt, outages.out, outages.failing]) known.clear();
}
