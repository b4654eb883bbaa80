// What a form of a page carries of its lottery, for the script that checks its draws.
import type { LotteryFacts } from '../../domain/lateness.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { calendar } from '../site-data.ts';

/** As the text of an attribute. */
export function describeFacts({ slug, group, schedule, utcOffset }: Lottery): string {
  const facts: LotteryFacts = { group, schedule, utcOffset, entry: calendar[slug] };
  return JSON.stringify(facts);
}
