// When the watch publishes: at once what is new, and what was rejected again after a while, longer each time.

const MINUTE_MS = 60_000;

/** A mended setting or host is noticed within this. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

export class Unpublished {
  /** What was stored before the watch began may not be live. */
  #isAny = true;
  #failures = 0;
  #notBefore = Number.NEGATIVE_INFINITY;

  /** News may mend what was rejected, and somebody waits for it. */
  add(): void {
    this.#isAny = true;
    this.#notBefore = Number.NEGATIVE_INFINITY;
  }

  /** @param now milliseconds since 1970 */
  isDue(now: number): boolean {
    return this.#isAny && now >= this.#notBefore;
  }

  /** Everything that was stored is live. */
  succeeded(): void {
    this.#isAny = false;
    this.#failures = 0;
  }

  /** @returns in how many minutes it is tried again, unless there is news before. */
  failed(now: number): number {
    const wait = Math.min(MINUTE_MS * 2 ** this.#failures, LONGEST_WAIT_MS);
    this.#failures += 1;
    this.#notBefore = now + wait;
    return wait / MINUTE_MS;
  }
}
