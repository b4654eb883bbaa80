// ลาวพัฒนา with 12:30 beside it is not the draw of 20:30: another lottery's name begins so.
import type { Lottery } from '../../domain/lottery.ts';
import type { NameBook } from '../lottery-names.ts';
import { REASONS } from './reasons.ts';
import type { Tally } from './tally.ts';

/**
 * The lottery whose name begins with a name of this one and whose draw is nearer to the time.
 *
 * @param time `HH:MM`
 */
function nearerNamesake(
  lottery: Lottery,
  time: string,
  { lotteries, keysOf }: NameBook,
): Lottery | undefined {
  const keys = keysOf(lottery);
  const away = (one: Lottery) => Math.abs(minutesOf(one.schedule.time) - minutesOf(time));
  return lotteries
    .filter(
      (other) =>
        other !== lottery &&
        keys.some((key) => keysOf(other)[0]?.startsWith(key)) &&
        away(other) < away(lottery),
    )
    .sort((one, other) => away(one) - away(other))[0];
}

/** Asks about a lottery where a time beside its name says that another one is meant. */
export function mindTimes(tally: Tally, times: readonly string[], book: NameBook): void {
  for (const time of times) {
    const other = nearerNamesake(tally.lottery, time, book);
    if (other !== undefined) {
      tally.problem ??= REASONS.time(tally.lottery.nameTh, time, other.nameTh);
    }
  }
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
