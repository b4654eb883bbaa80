// Delivers announcements to many receivers: each in its own order, none waiting for another.
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Announcement } from '../../src/api/announce/announcement.ts';
import type { Receipt, Receiver } from './channel.ts';

export type Errand = {
  readonly receiver: Receiver;
  /** Oldest first. */
  readonly announcements: readonly Announcement[];
};

export const LIMITS = {
  /** Deliveries side by side: many, so that slow receivers leave places to the others. */
  atOnce: 1_000,
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

type TryOnce = ReturnType<typeof boundTries>;

/** Resolves when every receiver has heard all, or what it can hear now. */
export async function deliverAll(errands: readonly Errand[], delivery: Delivery): Promise<void> {
  const tryOnce = boundTries(delivery.limits);
  await Promise.all(errands.map((errand) => run(errand, tryOnce, delivery)));
}

async function run(errand: Errand, tryOnce: TryOnce, delivery: Delivery) {
  const { receiver, announcements } = errand;
  const waiting = new Set<string>();
  const parts = announcements.map((part) => [part]);
  for (const part of parts) {
    const lotteries = part.map(({ change }) => change.lottery);
    // In order per lottery: what follows an undelivered change of a lottery waits for it.
    if (lotteries.some((lottery) => waiting.has(lottery))) continue;
    const delivered = { receiver, announcements: part };
    const receipt = await deliver(delivered, tryOnce, delivery);
    delivery.onReceipt(delivered, receipt);
    if (receipt.outcome === 'down') return;
    if (receipt.outcome === 'refused') for (const lottery of lotteries) waiting.add(lottery);
  }
}

/** Delivers once, and again where the receiver is down; keeps the pause that it asks for. */
async function deliver(
  { receiver, announcements }: Errand,
  tryOnce: TryOnce,
  { limits, signal }: Delivery,
): Promise<Receipt> {
  const { tries, firstWaitMs, longestWaitMs } = limits;
  try {
    signal.throwIfAborted();
    for (let attempt = 1; ; attempt += 1) {
      const receipt = await tryOnce(attempt, () => receiver.deliver(announcements, signal));
      if (receipt.outcome === 'delivered') return receipt;
      signal.throwIfAborted();
      if (receipt.outcome === 'refused' || attempt === tries) return receipt;
      const askedMs = (receipt.afterSeconds ?? 0) * 1000;
      if (askedMs > longestWaitMs) return receipt;
      const ownMs = firstWaitMs * 5 ** (attempt - 1) * (1 + Math.random());
      await wait(askedMs + Math.min(ownMs, longestWaitMs), undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) return { outcome: 'down', reason: 'the time for announcing was over' };
    throw error;
  }
}

/**
 * Bounds what is under way. First tries go before second ones, so that receivers that answer hear
 * first.
 */
function boundTries({ atOnce }: Limits) {
  const queue = new PQueue({ concurrency: atOnce });
  return (attempt: number, work: () => Promise<Receipt>) => queue.add(work, { priority: -attempt });
}
