// One-minute windows of clients, in memory.
import { PERIOD_SECONDS } from '../../api/contract/quota-headers.ts';

/** Milliseconds that only grow; the time of day can be set back. */
export type Clock = () => number;

/** Milliseconds since this process began. */
export const monotonic: Clock = () => performance.now();

const PERIOD_MS = PERIOD_SECONDS * 1_000;

/** Ended windows are removed this often, because their keys are addresses of people. */
const SWEEP_MS = 5_000;

export type Window = { readonly endsAt: number; requests: number };

/** The open windows of all clients, one a key, at most `max` of them. */
export class Windows {
  readonly #windows = new Map<string, Window>();
  readonly #max: number;
  readonly #now: Clock;
  #sweep: NodeJS.Timeout | undefined;

  /** @param max beyond it the window that began first is removed */
  constructor(max: number, now: Clock) {
    this.#max = max;
    this.#now = now;
  }

  /** The window of a client; `undefined` once it has ended. */
  open(client: string): Window | undefined {
    const window = this.#windows.get(client);
    return window !== undefined && this.#isOpen(window, this.#now()) ? window : undefined;
  }

  begin(client: string, lastsMs = PERIOD_MS): Window {
    const window = { endsAt: this.#now() + Math.min(lastsMs, PERIOD_MS), requests: 0 };
    // Deleted first: a Map keeps the place of a key that is set again.
    this.#windows.delete(client);
    this.#windows.set(client, window);
    this.#sweep ??= this.#sweepLater();
    const [first] = this.#windows.size > this.#max ? this.#windows.keys() : [];
    if (first !== undefined) this.#windows.delete(first);
    return window;
  }

  /** Whole seconds until a window ends, 1..60. */
  secondsLeft({ endsAt }: Window): number {
    return wholeSeconds(endsAt - this.#now());
  }

  /** A window that lasts longer than a period began before the clock was set back: it has ended. */
  #isOpen({ endsAt }: Window, now: number): boolean {
    return now < endsAt && endsAt - now <= PERIOD_MS;
  }

  #sweepLater(): NodeJS.Timeout {
    const timer = setTimeout(() => {
      const now = this.#now();
      for (const [client, window] of this.#windows) {
        if (!this.#isOpen(window, now)) this.#windows.delete(client);
      }
      this.#sweep = this.#windows.size > 0 ? this.#sweepLater() : undefined;
    }, SWEEP_MS);
    return timer.unref();
  }
}

/** What `Retry-After` says of these milliseconds: 1..60. */
export function wholeSeconds(milliseconds: number): number {
  return Math.min(PERIOD_SECONDS, Math.max(1, Math.ceil(milliseconds / 1_000)));
}
