import { announcementDays, type Calendar } from '../domain/calendar.ts';
import type { Draw } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import type { Finding } from './problem.ts';

/**
 * A warning for a draw on a day that neither schedule nor known exceptions expect: more often a slip
 * of the date than a new holiday. Asked at the door only; old draws keep the days they were drawn on.
 */
export function warnOffCalendar(draw: Draw, lottery: Lottery, calendar: Calendar): Finding[] {
  const { drawDate: value } = draw;
  if (announcementDays(lottery, calendar, value, value).length > 0) return [];
  const expectation = `${lottery.slug} is not expected on this day; look at the date again`;
  return [{ path: 'drawDate', value, expectation, severity: 'warning' }];
}
