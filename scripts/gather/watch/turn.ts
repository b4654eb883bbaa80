// One turn of `npm run watch`: every lottery whose moment has come is looked at once. Clock and
// chance are arguments, so that a week takes seconds where it is tried out.
import type { Lottery } from '../../../src/domain/lottery.ts';
import { POLL_MS } from '../../../src/intake/polling.ts';
import { describeRefusal, readMessage } from '../../command/failure.ts';
import type { LookOptions } from '../ingest/look-for-draws.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { findUpstreams } from '../upstream/sources.ts';
import { ClockWatch } from './clock-watch.ts';
import { look } from './look-once.ts';
import { noOutages, noteAnswers, patientFetch } from './outages.ts';
import { countFailures, type Heard, lateDays, nextWakeTime, planLottery } from './lottery-plan.ts';

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
  const { registry, now, data, env, random } = options;
  if (memory.clock.wentBack(now)) forget(memory);
  const due = registry.lotteries.filter(({ slug }) => (memory.wakeAt.get(slug) ?? 0) <= now);
  const faults: string[] = [];
  /** The outcome of one lottery stands alone, whatever became of its files. */
  const alone = async <T>(lottery: Lottery, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const sentence = describeRefusal(error) ?? readMessage(error);
      if (memory.broken.get(lottery.slug) !== sentence)
        faults.push(`${lottery.slug} failed ${sentence}`);
      memory.broken.set(lottery.slug, sentence);
      memory.wakeAt.set(lottery.slug, now + POLL_MS);
      return undefined;
    }
  };
  const read = due.map((lottery) =>
    alone(lottery, async () => ({ lottery, draws: await readStoredDraws(data, lottery) })),
  );
  const readable = (await Promise.all(read)).filter((lottery) => lottery !== undefined);
  faults.push(...memory.clock.compare(readable, now));
  if (memory.clock.isWrong) {
    for (const { slug } of due) memory.wakeAt.set(slug, now + POLL_MS);
    return { outcomes: [] as Outcome[], faults, isClockWrong: true };
  }
  const { fetch, left } = patientFetch(options.fetch, memory.outages);
  const looks = readable
    .map((stored) => planLottery(stored, memory, options))
    // A question that fails by itself comes last, so that it delays no other.
    .sort((left, right) => countFailures(left, memory) - countFailures(right, memory))
    .map((plan) => alone(plan.lottery, () => look(plan, memory, { ...options, fetch }, left)));
  const looked = (await Promise.all(looks)).filter((outcome) => outcome !== undefined);
  const answers = looked.flatMap((lottery) => lottery.answers);
  const { lines, back } = noteAnswers(memory.outages, answers, now, random);
  for (const seen of looked) {
    const { lottery, outcomes } = seen;
    memory.wakeAt.set(lottery.slug, nextWakeTime(seen, memory, options));
    if (memory.broken.delete(lottery.slug)) faults.push(`${lottery.slug} can be looked at again`);
    const cancelled = outcomes.filter(({ result }) => result === 'no draw');
    const late = lateDays(seen, options)
      .filter((day) => !cancelled.some(({ drawDate }) => drawDate === day))
      .map((day) => `${lottery.slug} ${day} is late: no source has it`);
    faults.push(...late.filter((line) => !memory.late.has(line)));
    for (const line of late) memory.late.add(line);
  }
  for (const { slug } of registry.lotteries) {
    if (findUpstreams(slug, registry, env).some(({ source }) => back.includes(source)))
      memory.wakeAt.set(slug, now);
  }
  const outcomes = looked.flatMap((lottery) => lottery.outcomes);
  return { outcomes, faults: [...faults, ...lines], isClockWrong: false };
}

/** When the next turn is due, in milliseconds since 1970. */
export function nextTurnAt({ wakeAt }: WatchMemory): number {
  return Math.min(...wakeAt.values());
}

function forget({ asked, wakeAt, outages }: WatchMemory): void {
  for (const known of [asked, wakeAt, outages.out, outages.failing]) known.clear();
}
