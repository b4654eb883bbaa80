// Delivers announcements to many receivers: each in its own order, none waiting for another.
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import pRetry from 'p-retry';
import type { Announcement } from '../../src/announce/announcement.ts';
import type { Receipt, Receiver, Undeliverable } from './channel.ts';

export type Errand = {
  readonly receiver: Receiver;
  /** Oldest first; none for a receiver that is told of a file. */
  readonly announcements: readonly Announcement[];
};

export const LIMITS = {
  /** Deliveries begun side by side; one that is slow gives its place to the next. */
  atOnce: 256,
  slowMs: 1_000,
  /** With slow ones; beyond this, a slow one keeps its place. */
  open: 1_500,
  tries: 3,
  /** The second try comes this late, or up to twice as late, the third five times that. */
  firstWaitMs: 1_000,
  /** A receiver that asks for a longer pause waits for the next publication. */
  longestWaitMs: 30_000,
};

export type Limits = Readonly<typeof LIMITS>;

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

class Undelivered extends Error {
  readonly receipt: Undeliverable;
  constructor(receipt: Undeliverable) {
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
  /** How long to leave the receiver alone; `undefined` where another try is in vain. */
  const pauseMs = (error: unknown) => {
    if (!(error instanceof Undelivered) || error.receipt.outcome !== 'down') return undefined;
    const ms = (error.receipt.afterSeconds ?? 0) * 1000;
    return ms <= limits.longestWaitMs ? ms : undefined;
  };
  try {
    return await pRetry(attempt, {
      retries: limits.tries - 1,
      minTimeout: limits.firstWaitMs,
      factor: 5,
      maxTimeout: limits.longestWaitMs,
      randomize: true,
      signal,
      shouldRetry: ({ error }) => pauseMs(error) !== undefined,
      onFailedAttempt: async ({ error, retriesLeft }) => {
        const ms = pauseMs(error);
        if (retriesLeft > 0 && ms !== undefined) await wait(ms, undefined, { signal });
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
