// Compares the machine's clock with the stored draws, because a wrong clock stores wrong times for
// good.
import type { Draw } from '../../domain/draw.ts';
import { announcementAt, canHaveHappened } from '../../domain/lateness.ts';
import type { Lottery } from '../../domain/lottery.ts';
import type { Finding } from '../problem.ts';
import { CLOCK_SKEW_MS } from '../rules/recorded-by-now.ts';
import type { RuleContext } from '../rules/rule.ts';
import { DAY_MS } from '../../domain/clock.ts';

/** No lottery has paused for longer, so a clock further ahead of all its draws is wrong. */
const LONGEST_SILENCE_MS = 3 * 366 * DAY_MS;

/** Why the clock cannot be right: it lies before a stored draw, or years after the newest one. */
export function doubtClock(draws: readonly Draw[], { lottery, now }: RuleContext): Finding[] {
  const [newest] = draws;
  const isYearsLater =
    newest !== undefined && now - announcementAt(lottery, newest.drawDate) > LONGEST_SILENCE_MS;
  const years = `lies years after the newest stored draw of ${lottery.slug}, ${newest?.drawDate}`;
  const doubt = findLaterThan(now, draws, lottery) ?? (isYearsLater ? years : undefined);
  if (doubt === undefined) return [];
  const value = new Date(now).toISOString();
  return [{ path: 'clock', value, expectation: `${doubt}; set the clock, or mend the data` }];
}

/** Which stored draw, or time of one, lies after `now`. @param draws newest first */
export function findLaterThan(now: number, draws: readonly Draw[], lottery: Lottery) {
  const [newest] = draws;
  if (newest !== undefined && !canHaveHappened(lottery, newest.drawDate, now)) {
    return `lies before the newest stored draw of ${lottery.slug}, ${newest.drawDate}`;
  }
  const latest = new Date(now + CLOCK_SKEW_MS).toISOString();
  const ahead = draws.find(({ recordedAt }) => recordedAt !== undefined && recordedAt > latest);
  return ahead && `lies before a stored draw of ${lottery.slug} was entered, ${ahead.recordedAt}`;
}
