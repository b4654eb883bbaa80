// Checks tickets on the spot against a checkset file, by the very code the service runs: no ticket
// leaves the device, and no request is made.
import type { Catalogue } from '../contract/catalogue.ts';
import { checkBody, checksBody } from '../contract/check-body.ts';
import { faultBody } from '../contract/fault-body.ts';
import { isFault, parseQuery } from '../contract/query.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { numberLengths } from '../domain/ticket.ts';
import type { Check, Checks, Checkset } from './answers.ts';
import { LotteryFault } from './refusal.ts';

type Entry = Parameters<typeof checkBody>[0];

/**
 * The results of some numbers, in the order given, each as the service would answer it.
 *
 * Throws a `LotteryFault` for a number that the lottery cannot decide. There is no most.
 */
export function checkOffline(checkset: Checkset, numbers: readonly string[]): Checks['data'] {
  return offlineChecks(checkset, numbers, '').data;
}

/** @param credit the address that answers credit */
export function offlineChecks(
  checkset: Checkset,
  numbers: readonly string[],
  credit: string,
): Checks {
  for (const number of numbers) requireDecidable(checkset, number);
  return checksBody(entryOf(checkset), numbers, credit) as Checks;
}

export function offlineCheck(checkset: Checkset, number: string, credit: string): Check {
  requireDecidable(checkset, number);
  return checkBody(entryOf(checkset), number, credit) as Check;
}

/** The service's own judgement of the number, its words included. */
function requireDecidable(checkset: Checkset, number: string): void {
  const { lottery, lotteryName, prizes } = checkset;
  const catalogue: Catalogue = [
    {
      slug: lottery,
      nameTh: lotteryName,
      prizes: prizes.map(({ slug }) => slug),
      numberLengths: numberLengths(entryOf(checkset).lottery.eras[0]?.prizes ?? []),
      hasDraws: true,
      hasCompleteDraws: true,
    },
  ];
  const query = parseQuery('check', new URLSearchParams({ lottery, number }), catalogue);
  if (isFault(query)) throw new LotteryFault(query.status, faultBody(query) as never);
}

/** The lottery as it was on the day of the draw, and the draw. */
function entryOf({ lottery, lotteryName, drawDate, prizes }: Checkset): Entry {
  const kinds = prizes.map(({ slug, name, digits, place, amount, numbers }) => ({
    slug,
    nameTh: name,
    digits,
    place,
    amount,
    picks: numbers.length,
  }));
  const known = prizes.filter(({ numbers }) => numbers.length > 0);
  return {
    lottery: {
      slug: lottery,
      nameTh: lotteryName,
      eras: [{ from: null, prizes: kinds }],
      // Checking asks neither when it is drawn nor by whom.
      schedule: { every: 'day', time: '00:00' },
      timeZone: 'UTC',
      utcOffset: '+00:00',
      originTh: '',
      drawn: 'each-prize',
    },
    draw: {
      drawDate: drawDate as DrawDate,
      source: '',
      prizes: Object.fromEntries(known.map(({ slug, numbers }) => [slug, numbers])),
      pending: prizes.filter(({ pending }) => pending).map(({ slug }) => slug),
    },
  };
}
