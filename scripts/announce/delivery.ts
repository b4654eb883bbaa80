// Delivers announcements to many receivers: each in its own order, none waiting for another.
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import pRetry from 'p-retry';
import type { Announcement } from '../../src/announce/announcement.ts';
import type { Receipt, Receiver } from './channel.ts';

export type Errand = {
  readonly receiver: Receiver;
  /** Oldest first; none for a receiver that is told of a file. */
  readonly announcements: readonly Announcement[];
};

export type Limits = {
  /** Deliveries begun side by side; one that is slow gives its place to the next. */
  readonly atOnce: number;
  readonly slowMs: number;
  /** With slow ones; beyond this, a slow one keeps its place. */
  readonly open: number;
  readonly tries: number;
  /** The second try comes this late, or up to twice as late, the third five times that. */
  readonly firstWaitMs: number;
  /** A receiver that asks for a longer pause waits for the next publication. */
  readonly longestWaitMs: number;
};

export const LIMITS: Limits = {
  atOnce: 256,
  slowMs: 1_000,
  open: 1_500,
  tries: 3,
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
};

type Delivery = {
  readonly limits: Limits;
  readonly signal: AbortSignal;
  /** Told of each delivery when it ends, well or not. */
  readonly onReceipt: (errand: Errand, receipt: Receipt) => void;
};

/** Resolves when every receiver has heard all, or what it can hear now. */
export async function deliverAll(errands: readonly Errand[], delivery: Delivery): Promise<void> {
  const slots = new Slots(delivery.limits);
  await Promise.all(errands.map((errand) => run(errand, slots, delivery)));
}

async function run(errand: Errand, slots: Slots, delivery: Delivery) {
  const { receiver, announcements } = errand;
  const waiting = new Set<string>();
  const parts = receiver.file === undefined ? announcements.map((part) => [part]) : [[]];
  for (const part of parts) {
    const lotteries = part.map(({ change }) => change.lottery);
    // In order per lottery: what follows an undelivered change of a lottery waits for it.
    if (lotteries.some((lottery) => waiting.has(lottery))) continue;
    const told = { receiver, announcements: part };
    const receipt = await deliver(told, slots, delivery);
    delivery.onReceipt(told, receipt);
    if (receipt.outcome === 'down') return;
    if (receipt.outcome === 'refused') for (const lottery of lotteries) waiting.add(lottery);
  }
}

type Failed = Exclude<Receipt, { outcome: 'delivered' }>;

class Undelivered extends Error {
  readonly receipt: Failed;
  constructor(receipt: Failed) {
    super(receipt.reason);
    this.receipt = receipt;
  }
}

async function deliver(
  { receiver, announcements }: Errand,
  slots: Slots,
  { limits, signal }: Delivery,
): Promise<Receipt> {
  const attempt = async (count: number) => {
    const receipt = await slots.run(count, () => receiver.deliver(announcements, signal));
    if (receipt.outcome !== 'delivered') throw new Undelivered(receipt);
    return receipt;
  };
  const isWorthATry = ({ outcome, afterSeconds = 0 }: Failed) =>
    outcome === 'down' && afterSeconds * 1000 <= limits.longestWaitMs;
  try {
    return await pRetry(attempt, {
      retries: limits.tries - 1,
      minTimeout: limits.firstWaitMs,
      factor: 5,
      maxTimeout: limits.longestWaitMs,
      randomize: true,
      signal,
      shouldRetry: ({ error }) => error instanceof Undelivered && isWorthATry(error.receipt),
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (retriesLeft === 0 || !(error instanceof Undelivered)) return;
        const { afterSeconds = 0 } = error.receipt;
        if (isWorthATry(error.receipt)) await wait(afterSeconds * 1000, undefined, { signal });
      },
    });
  } catch (error) {
    if (error instanceof Undelivered) return error.receipt;
    if (signal.aborted) return { outcome: 'down', reason: 'the time for announcing was over' };
    throw error;
  }
}

/** Bounds what is under way. First tries go before second ones, so that who is well hears first. */
class Slots {
  readonly #queue: PQueue;
  readonly #limits: Limits;
  #open = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atOnce });
  }

  run<Result>(attempt: number, work: () => Promise<Result>): Promise<Result> {
    const { slowMs, open } = this.#limits;
    return new Promise((resolve, reject) => {
      const begin = async () => {
        this.#open += 1;
        const working = work().finally(() => {
          this.#open -= 1;
        });
        working.then(resolve, reject);
        const ended = working.catch(() => {});
        const slow = wait(slowMs, undefined, { ref: false });
        await (this.#open < open ? Promise.race([ended, slow]) : ended);
      };
      void this.#queue.add(begin, { priority: -attempt });
    });
  }
}
