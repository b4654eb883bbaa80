// When the watch publishes: at once what is new; what was rejected, after ever longer waits.
import { MINUTE_MS } from '../../../src/domain/clock.ts';

/** A mended setting or host is noticed within this. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

export class Unpublished {
  #isRunning = false;
  #failures = 0;
  /**
   * Publishes at once, since what was stored before the watch began may not be live. Never, if all
   * is live.
   */
  #dueAt = Number.NEGATIVE_INFINITY;

  /** Whether the latest publication failed. */
  get isOpen(): boolean {
    return this.#failures > 0;
  }

  /** A new draw may make a rejected publication valid, and somebody waits for it. */
  add(): void {
    this.#dueAt = Number.NEGATIVE_INFINITY;
  }

  /** @param now milliseconds since 1970 */
  isDue(now: number): boolean {
    return !this.#isRunning && now >= this.#dueAt;
  }

  /** A publication reads what is stored now; what comes meanwhile is for the next one. */
  begin(): void {
    this.#isRunning = true;
    this.#dueAt = Number.POSITIVE_INFINITY;
  }

  /** All that was stored when it began is live. */
  succeeded(): void {
    this.#isRunning = false;
    this.#failures = 0;
  }

  /** @returns in how many minutes it is tried again, unless there is news before. */
  failed(now: number): number {
    const wait = Math.min(MINUTE_MS * 2 ** this.#failures, LONGEST_WAIT_MS);
    this.#failures += 1;
    this.#dueAt = Math.min(this.#dueAt, now + wait);
    this.#isRunning = false;
    return wait / MINUTE_MS;
  }
}
