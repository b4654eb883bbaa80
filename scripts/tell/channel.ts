// What a channel is to those who announce: receivers that each take changes and return a receipt.
import ky, { type Options } from 'ky';
import type { Announcement } from '../../src/api/announce/announcement.ts';
import { readCode } from '../command/failure.ts';

/**
 * `down`: nothing reaches the receiver now, so it is tried again, then left for the next
 * publication. `refused`: it does not take this, which trying again at once does not change.
 */
export type Receipt =
  | { readonly outcome: 'delivered' }
  | {
      readonly outcome: 'down' | 'refused';
      readonly reason: string;
      /** How long the receiver asks to be left alone. */
      readonly afterSeconds?: number | undefined;
    };

export type Receiver = {
  /** One word for the channel and what tells its receivers apart. Never a secret; never changes. */
  readonly name: string;
  wants(change: { readonly lottery: string }): boolean;
  /** What is wrong with its own settings: it hears nothing until they are right. */
  readonly problem?: string | undefined;
  /** Delivers once. Rejects only for a fault of the program. */
  deliver(announcements: readonly Announcement[], signal: AbortSignal): Promise<Receipt>;
};

export type Channel = {
  readonly name: string;
  readonly receivers: readonly Receiver[];
  /** What is wrong with its settings. What it would have announced is kept until they are right. */
  readonly problem?: string | undefined;
};

const TIMEOUT_MS = 10_000;

/** Posts once to a service that the settings name. @param judge reads the receipt in its answer */
export async function postOnce(
  url: string,
  options: Options,
  judge = async ({ status, headers }: Response): Promise<Receipt> =>
    readReceipt(status, headers.get('retry-after')),
): Promise<Receipt> {
  try {
    const once = { throwHttpErrors: false, retry: 0, timeout: TIMEOUT_MS } as const;
    return await judge(await ky.post(url, { ...once, ...options }));
  } catch (error) {
    return describeUnreached(error);
  }
}

/** Statuses that say "later", besides every 5xx. */
const LATER = [408, 425, 429];

/** The receipt for an answer over HTTP. @param retryAfter the header of that name, in seconds */
export function readReceipt(status: number, retryAfter?: string | null): Receipt {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  const outcome = status >= 500 || LATER.includes(status) ? 'down' : 'refused';
  const seconds = Number(retryAfter ?? 0);
  const afterSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  return { outcome, reason: `answered ${status}`, afterSeconds };
}

/** The receipt for a receiver that could not be reached. */
export function describeUnreached(error: unknown): Receipt {
  const { name, cause } = error as Error;
  // Never its message, which may have an address with a token in it.
  const code =
    readCode(error) ?? readCode(cause) ?? readCode((cause as Error | undefined)?.cause) ?? name;
  const isSlow = name === 'TimeoutError' || name === 'AbortError';
  return { outcome: 'down', reason: isSlow ? 'no answer in time' : code };
}

/** @param lotteries slugs; `undefined` for every lottery */
export function isAmong(lotteries: readonly string[] | undefined) {
  const wanted = lotteries && new Set(lotteries);
  return ({ lottery }: { readonly lottery: string }) => wanted?.has(lottery) ?? true;
}
