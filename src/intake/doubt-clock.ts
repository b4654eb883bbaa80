// Compares the machine's clock with the stored draws. A wrong clock would store a wrong time for
// good, so no draw is admitted where the stored ones contradict the clock.
import type { Draw } from '../domain/draw.ts';
import { announcementAt, canHaveHappened } from '../domain/lateness.ts';
import type { Finding } from './problem.ts';
import { CLOCK_SKEW_MS } from './rules/recorded-by-now.ts';
import type { RuleContext } from './rules/rule.ts';

/** No lottery has paused for longer, so a clock further ahead of all its draws is wrong. */
const LONGEST_SILENCE_MS = 3 * 366 * 86_400_000;

/**
 * Says why the clock cannot be right, if so: a stored draw or its time lies in its future, or
 * nothing was drawn for years before it.
 *
 * @param draws newest first; without any nothing contradicts the clock
 */
export function doubtClock(draws: readonly Draw[], { lottery, now }: RuleContext): Finding[] {
  const [newest] = draws;
  if (newest === undefined) return [];
  const clock = new Date(now).toISOString();
  const doubt = (value: string, expectation: string): Finding[] => [
    {
      path: 'clock',
      value: clock,
      expectation: `${expectation} ${value}; set the clock, or mend the data`,
    },
  ];
  if (!canHaveHappened(lottery, newest.drawDate, now)) {
    return doubt(newest.drawDate, `lies before the newest stored draw of ${lottery.slug},`);
  }
  const latest = new Date(now + CLOCK_SKEW_MS).toISOString();
  const ahead = draws.find(({ recordedAt }) => recordedAt !== undefined && recordedAt > latest);
  if (ahead?.recordedAt !== undefined) {
    return doubt(ahead.recordedAt, `lies before a stored draw of ${lottery.slug} was entered,`);
  }
  return now - announcementAt(lottery, newest.drawDate) > LONGEST_SILENCE_MS
    ? doubt(newest.drawDate, `lies years after the newest stored draw of ${lottery.slug},`)
    : [];
}
