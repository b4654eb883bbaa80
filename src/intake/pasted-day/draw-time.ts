// ลาวพัฒนา with 12:30 beside it is not the draw of 20:30: another lottery's name begins so.
import type { Lottery } from '../../domain/lottery.ts';
import type { NameBook } from '../lottery-names.ts';

/**
 * The lottery whose name begins with a name of this one and whose draw is nearer to the time.
 *
 * @param time `HH:MM`
 */
export function nearerNamesake(
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

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
