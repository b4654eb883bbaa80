// One round: every lottery is looked at, and what is due of its sources is asked. Clock and chance
// are arguments, so that a week takes seconds where it is tried out.
import type { LotteryDraws } from '../../../src/domain/draw.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { describeRefusal, readMessage } from '../../command/failure.ts';
import type { LookOptions } from '../ingest/look-for-draws.ts';
import type { Outcome } from '../ingest/outcome.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { doubtMoment } from './doubt-moment.ts';
import { type Look, look } from './look.ts';
import { countFailures, planLottery } from './lottery-plan.ts';
import { forgetPast, type Memory } from './memory.ts';
import { isPublished, listEvents, listLate, tellEvents } from './news.ts';
import { noteClock, noteLottery } from './faults.ts';
import { noteAnswers, patientFetch } from './outages.ts';

/** With the registry as it is now: the calendar changes, and what is held back. */
type RoundOptions = LookOptions & {
  /** What was announced so lately is asked for at once, whatever its pace. */
  readonly withinMs: number;
  /** From 0 to 1. */
  readonly random: () => number;
};

export type Round = {
  /** What became of each draw that was asked for. */
  readonly outcomes: readonly Outcome[];
  /** What nobody has said yet: draws, doubts, and each fault that begins or ends. */
  readonly lines: readonly string[];
  /** As they are stored now, of those that can be read. */
  readonly lotteries: readonly LotteryDraws[];
  /** Whether what visitors read is another. */
  readonly isNews: boolean;
  /** Why the clock cannot be right: then nothing was asked. */
  readonly doubt: string | undefined;
};

/** Looks at all lotteries; at none where the clock is wrong. */
export async function takeRound(memory: Memory, options: RoundOptions): Promise<Round> {
  const { registry, now, data, random } = options;
  const lines: string[] = [];
  const failures: Outcome[] = [];
  const alone: Alone = async ({ slug }, work) => {
    try {
      return await work();
    } catch (error) {
      const detail = describeRefusal(error) ?? readMessage(error);
      failures.push({ lottery: slug, drawDate: '', result: 'failed', detail });
      lines.push(...noteLottery(memory, slug, detail));
      return undefined;
    }
  };
  const read = registry.lotteries.map((lottery) =>
    alone(lottery, async () => ({
      lottery,
      draws: await readStoredDraws(data, lottery, registry),
    })),
  );
  const readable = (await Promise.all(read)).filter((lottery) => lottery !== undefined);
  const doubt = doubtMoment(readable, now);
  lines.push(...noteClock(memory, doubt, now));
  if (doubt !== undefined) return { lines, outcomes: [], lotteries: [], isNews: false, doubt };
  forgetPast(memory, now);
  const looks = await lookAtAll(readable, memory, options, alone);
  const answers = looks.flatMap(({ answers: ofLook }) => ofLook);
  lines.push(...looks.flatMap(({ lottery }) => noteLottery(memory, lottery.slug)));
  lines.push(...looks.flatMap((ofLottery) => listLate(ofLottery, memory, options)));
  lines.push(...noteAnswers(memory, answers, now, random));
  const events = looks.flatMap((ofLottery) => listEvents(ofLottery, registry));
  lines.push(...tellEvents(events, memory, now));
  memory.at = now;
  return {
    // A source with two addresses tells twice.
    lines: [...new Set(lines)],
    outcomes: [...failures, ...looks.flatMap(({ outcomes }) => outcomes)],
    lotteries: looks,
    isNews: events.some(isPublished),
    doubt,
  };
}

/** Runs work of one lottery; its failure is a fault, and stops no other. */
type Alone = <T>(lottery: Lottery, work: () => Promise<T>) => Promise<T | undefined>;

/** Looks at every lottery that can be read, those of different sources side by side. */
async function lookAtAll(
  readable: readonly LotteryDraws[],
  memory: Memory,
  options: RoundOptions,
  alone: Alone,
): Promise<Look[]> {
  const { fetch, unasked } = patientFetch(options.fetch, memory);
  const looks = readable
    .map((lottery) => planLottery(lottery, memory, options))
    // A question that fails by itself comes last, so that it delays no other.
    .sort((left, right) => countFailures(left, memory) - countFailures(right, memory))
    .map((plan) => alone(plan.lottery, () => look(plan, memory, { ...options, fetch }, unasked)));
  return (await Promise.all(looks)).filter((ofLottery) => ofLottery !== undefined);
}
