// Warnings for the day of an incoming draw. Stored draws keep the days they were drawn on.
import { announcementDays, type Calendar } from '../domain/calendar.ts';
import type { Draw } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Finding } from './problem.ts';

/**
 * Warns of a day that neither schedule nor calendar expects, and of one before every stored draw:
 * each is more often a typing error than a new holiday or an early draw.
 *
 * @param stored the draws of the lottery, newest first
 */
export function warnOfUnexpectedDay(
  { drawDate: value }: Draw,
  stored: readonly Draw[],
  lottery: Lottery,
  calendar: Calendar,
): Finding[] {
  const warning = (expectation: string): Finding => ({
    path: 'drawDate',
    value,
    expectation: `${expectation}; look at the date again`,
    severity: 'warning',
  });
  const first = stored.at(-1)?.drawDate;
  return [
    ...(announcementDays(lottery, calendar, value, value).length === 0
      ? [warning(`${lottery.slug} is not expected on this day`)]
      : []),
    ...(first !== undefined && value < first
      ? [warning(`is before the first stored draw, ${first}`)]
      : []),
  ];
}
