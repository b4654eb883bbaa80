// Checks tickets against the file of a draw with the code of the service, without a request: no
// ticket leaves the device.
import { checkBody, checksBody } from '../contract/check-body.ts';
import { dueNext } from '../contract/due-draws.ts';
import { faultBody } from '../contract/fault-body.ts';
import type { Fault } from '../contract/faults.ts';
import { type Decidable, numberFault, numbersFault } from '../contract/query.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { numberLengths } from '../domain/ticket.ts';
import type { Check, Checks, PlacedDraw, Results } from './answers.ts';
import { LotteryFault } from './refusal.ts';

type Entry = Parameters<typeof checkBody>[0];

/** From `results`, where the newest draw is checked: decides whether a newer one was due. */
export type AfterNewest = {
  readonly nextDraw?: Results['nextDraw'];
  /** Milliseconds since 1970; the present. */
  readonly now?: number;
};

/** Numbers, and the draw they are compared with. */
export type Tickets = AfterNewest & {
  /** The `data` of `draw`. */
  readonly draw: PlacedDraw;
  readonly numbers: readonly string[];
};

/**
 * The results of any number of numbers, in the order given, each as the service would answer it. With
 * `nextDraw` it says in `dueDraws` that a newer draw was due.
 *
 * Throws a `LotteryFault` that names in `rejected` the numbers the lottery cannot decide.
 */
export function checkOffline({ draw, numbers, ...after }: Tickets): Checks['data'] {
  return offlineChecks(draw, numbers, '', after).data;
}

/** @param credit the address that answers credit */
export function offlineChecks(
  draw: PlacedDraw,
  numbers: readonly string[],
  credit: string,
  after: AfterNewest,
): Checks {
  requireDecidable(draw, (lottery) => numbersFault(numbers, lottery));
  return checksBody(withDue(draw, after), numbers, credit) as Checks;
}

/** Checks one number against a draw. Throws a `LotteryFault` where the lottery cannot decide it. */
export function offlineCheck(
  draw: PlacedDraw,
  number: string,
  credit: string,
  after: AfterNewest,
): Check {
  requireDecidable(draw, (lottery) => numberFault(number, lottery));
  return checkBody(withDue(draw, after), number, credit) as Check;
}

function withDue(draw: PlacedDraw, { nextDraw, now = Date.now() }: AfterNewest): Entry {
  const unconfirmed = 'unconfirmed' in draw;
  return { ...entryOf(draw), unconfirmed, due: dueNext(draw.drawDate, nextDraw, now) };
}

/** Throws what the service would answer where the lottery cannot decide a number. */
function requireDecidable(draw: PlacedDraw, faultOf: (lottery: Decidable) => Fault | undefined) {
  const kinds = entryOf(draw).lottery.eras[0]?.prizes ?? [];
  const fault = faultOf({ nameTh: draw.lotteryName, numberLengths: numberLengths(kinds) });
  if (fault !== undefined) throw new LotteryFault(fault.status, faultBody(fault) as never);
}

/** The lottery as it was on the day of the draw, and the draw. */
function entryOf(body: PlacedDraw): Entry {
  const {
    lottery,
    lotteryName,
    drawDate,
    prizes,
    pendingPrizes = [],
    unavailablePrizes = [],
  } = body;
  const drawn = prizes.map(({ slug, name, place, amount, numbers }) => ({
    slug,
    nameTh: name,
    digits: numbers[0]?.length ?? 0,
    place,
    amount,
    picks: numbers.length,
  }));
  const unknown = [...pendingPrizes, ...unavailablePrizes].map(({ slug, name, digits, place }) => ({
    slug,
    nameTh: name,
    digits,
    place,
    // Nothing is won of it before its numbers are known.
    amount: '0.00',
    picks: 0,
  }));
  return {
    lottery: {
      slug: lottery,
      nameTh: lotteryName,
      group: '',
      groupTh: '',
      eras: [{ from: null, prizes: [...drawn, ...unknown] }],
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
      prizes: Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers])),
      pending: pendingPrizes.map(({ slug }) => slug),
    },
  };
}
