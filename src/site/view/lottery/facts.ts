// What a form of a page carries of its lottery, for the script that checks its draws.
import type { LotteryFacts } from '../../../domain/lateness.ts';
import type { Lottery } from '../../../domain/lottery.ts';
import { calendar } from '../built-data.ts';

/** As the text of an attribute. */
export function describeFacts({ slug, group, schedule, utcOffset }: Lottery): string {
  const facts: LotteryFacts = { group, schedule, utcOffset, entry: calendar[slug] };
  return JSON.stringify(facts);
}

/**
 * What a form needs whose numbers are checked on its own page. All of it at once: without its facts
 * a form would say that there is no connection.
 * @param newest the year of the newest draw
 */
export function checkHereData(lottery: Lottery, newest: string | undefined) {
  return {
    'data-newest': newest,
    'data-lottery-name': lottery.nameTh,
    'data-facts': describeFacts(lottery),
  };
}
