// Compares the machine's clock with all stored draws, before anything is asked. A wrong clock asks
// for the wrong days in silence, and would store wrong times for good.
import { LOOK_BACK_DAYS } from '../../../src/domain/calendar.ts';
import { DAY_MS } from '../../../src/domain/clock.ts';
import type { LotteryDraws } from '../../../src/domain/draw.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import { findLaterThan } from '../../../src/intake/fold/doubt-clock.ts';
import { CLOCK_SKEW_MS } from '../../../src/intake/rules/recorded-by-now.ts';

/** One future draw is a mistake in its file; those of several lotteries are one of the clock. */
const LOTTERIES_TO_DOUBT = 2;

export class ClockWatch {
  #lastTurnAt = Number.NEGATIVE_INFINITY;
  /** When the newest draw of each lottery was announced; milliseconds since 1970. */
  readonly #newestAt = new Map<string, number>();
  /** By lottery, which of its draws the clock has not reached. */
  readonly #later = new Map<string, string>();
  isWrong = false;

  /** @param now milliseconds since 1970 */
  wentBack(now: number): boolean {
    const isBack = now < this.#lastTurnAt - CLOCK_SKEW_MS;
    this.#lastTurnAt = now;
    return isBack;
  }

  /** @returns a line where the clock begins to be wrong, or is right again */
  compare(lotteries: readonly LotteryDraws[], now: number) {
    for (const { lottery, draws } of lotteries) {
      const [newest] = draws;
      if (newest === undefined) continue;
      this.#newestAt.set(lottery.slug, announcementAt(lottery, newest.drawDate));
      const later = findLaterThan(now, draws, lottery);
      if (later === undefined) this.#later.delete(lottery.slug);
      else this.#later.set(lottery.slug, later);
    }
    const doubt = this.#doubt(now);
    if ((doubt !== undefined) === this.isWrong) return [];
    this.isWrong = doubt !== undefined;
    if (doubt === undefined) return ['the clock is right again'];
    return [`THE CLOCK IS WRONG: ${new Date(now).toISOString()} ${doubt}`];
  }

  #doubt(now: number): string | undefined {
    const [first] = this.#later.values();
    const { size } = this.#later;
    if (first !== undefined && size >= Math.min(LOTTERIES_TO_DOUBT, this.#newestAt.size)) {
      const witnesses = size === 1 ? '' : ` (${size} lotteries say so)`;
      return `${first}${witnesses}; nothing is asked or stored until it is set`;
    }
    const days = Math.floor((now - Math.max(...this.#newestAt.values())) / DAY_MS);
    return this.#newestAt.size > 0 && days > LOOK_BACK_DAYS
      ? `lies ${days} days after the newest stored draw; nothing is asked or stored until it is set, or ingest --due has fetched what is missing`
      : undefined;
  }
}
