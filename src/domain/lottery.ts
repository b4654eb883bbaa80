// A lottery: its name, when it draws, and what it pays in each era.
import type { DrawDate } from './draw-date.ts';
import type { PrizeKind } from './prize.ts';
import type { Schedule } from './schedule.ts';

/** The prizes a lottery pays from a date on; `from: null` reaches back to its beginning. */
export type Era = { readonly from: DrawDate | null; readonly prizes: readonly PrizeKind[] };

export type Lottery = {
  readonly slug: string;
  readonly nameTh: string;
  /** A plain translation or transliteration of ours: no lottery but the government's has an official one. */
  readonly nameEn?: string | undefined;
  /** What people also call it, where other spellings of its names do not cover it. */
  readonly aliases?: readonly string[] | undefined;
  /** The heading of its list, in Thai: its country. */
  readonly groupTh: string;
  /** The same as an identifier: `thai`, `lao` or `hanoi`. */
  readonly group: string;
  readonly schedule: Schedule;
  readonly timeZone: string;
  /** Fixed: no zone of these lotteries has daylight saving time. */
  readonly utcOffset: string;
  /** Who announces the results, in Thai. */
  readonly originTh: string;
  /** Whether the placed prizes are parts of one drawn number, or each prize is drawn by itself. */
  readonly drawn: 'one-number' | 'each-prize';
  /** Oldest first. */
  readonly eras: readonly Era[];
};

/** The era a draw of that date belongs to; `undefined` before the first one. */
export function eraOn(lottery: Pick<Lottery, 'eras'>, drawDate: DrawDate): Era | undefined {
  return lottery.eras.findLast((era) => era.from === null || era.from <= drawDate);
}

/**
 * The prizes of the newest era, in registry order. In `LotteryDraws` that era is the one in force,
 * which tables, statistics and ticket lengths follow.
 */
export function newestEraPrizes(lottery: Lottery): readonly PrizeKind[] {
  return lottery.eras.at(-1)?.prizes ?? [];
}
