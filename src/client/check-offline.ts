// Checks tickets against the file of a draw by the service's own code: none leaves the device.
import { checksBody } from '../api/check/check-body.ts';
import { dueNext } from '../api/check/due-draws.ts';
import { readPlacedDraw } from '../api/check/placed-draw.ts';
import { numbersFault } from '../api/contract/decidable-number.ts';
import { numberLengths } from '../domain/ticket.ts';
import type { PlacedDraw, Schemas } from './answers.ts';
import { readOptions } from './options.ts';
import { LotteryFault } from './refusal.ts';

/** Numbers, and the draw they are compared with. */
export type Tickets = {
  /** The `data` of `getDraw`. */
  readonly draw: PlacedDraw;
  readonly numbers: readonly string[];
  /** From `getResults`, where the newest draw is checked: decides whether a newer one was due. */
  readonly nextDraw?: Schemas['Results']['nextDraw'];
  /** Milliseconds since 1970; the present. */
  readonly now?: number;
};

/**
 * The results of any number of numbers, in the order given, each as the service would answer it.
 * With `nextDraw` it says in `dueDraws` that a newer draw was due.
 * Throws a `LotteryFault` that names in `rejected` the numbers the lottery cannot decide.
 */
export function checkOffline(tickets: Tickets): Schemas['Checks']['data'] {
  const kinds = { draw: 'draw', numbers: 'numbers', nextDraw: 'object?', now: 'number?' } as const;
  return checkWith(readOptions('checkOffline', tickets, kinds), '').data;
}

/** The same as a whole answer. @param credit the address that answers credit */
export function checkWith(
  { draw: body, numbers, nextDraw, now = Date.now() }: Tickets,
  credit: string,
): Schemas['Checks'] {
  const { draw, kinds } = readPlacedDraw(body);
  const lottery = { slug: body.lottery, nameTh: body.lotteryName };
  const fault = numbersFault(numbers, { ...lottery, numberLengths: numberLengths(kinds) });
  if (fault !== undefined) throw new LotteryFault(fault.status, fault);
  const checked = {
    lottery: { ...lottery, eras: [{ from: null, prizes: kinds }] },
    draw,
    unconfirmed: 'unconfirmed' in body,
    due: dueNext(body.drawDate, nextDraw, now),
  };
  return checksBody(checked, numbers, credit) as Schemas['Checks'];
}
