// Checks tickets against the file of a draw by the service's own code: none leaves the device.
import { type CheckableDraw, checkBody, checksBody } from '../api/check/check-body.ts';
import { dueNext } from '../api/check/due-draws.ts';
import { readPlacedDraw } from '../api/check/placed-draw.ts';
import type { Fault } from '../api/contract/faults.ts';
import { type Decidable, numberFault, numbersFault } from '../api/contract/decidable-number.ts';
import { DEFAULT_LOTTERY } from '../api/contract/query.ts';
import { isDrawDate } from '../domain/draw-date.ts';
import { numberLengths } from '../domain/ticket.ts';
import { type Answered, answered, joinMeta } from './answered.ts';
import type { Check, Checks, DrawFile, DrawQuery, PlacedDraw, Results } from './answers.ts';
import { createAsk } from './ask-hosts.ts';
import { DIGITS, type Kind, listOf, NUMBER, needed, OBJECT, readOptions } from './options.ts';
import { type Ask, askDraw, askEndpoint } from './questions.ts';
import { LotteryFault, NoHostAnswered } from './refusal.ts';
import { isPassing } from './reply.ts';
import type { CallSettings } from './settings.ts';

/** From `results`, where the newest draw is checked: decides whether a newer one was due. */
type AfterNewest = {
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

const DRAW: Kind = {
  th: ' data ของ draw()',
  en: 'the data of draw()',
  takes: (value) => {
    const { drawDate, prizes } = (value ?? {}) as Partial<PlacedDraw>;
    const isPrize = (prize: Partial<PlacedDraw['prizes'][number]> | null) =>
      Array.isArray(prize?.numbers);
    return isDrawDate(drawDate ?? '') && Array.isArray(prizes) && prizes.every(isPrize);
  },
};

/**
 * The results of any number of numbers, in the order given, each as the service would answer it.
 * With `nextDraw` it says in `dueDraws` that a newer draw was due.
 * Throws a `LotteryFault` that names in `rejected` the numbers the lottery cannot decide.
 */
export function checkOffline(tickets: Tickets): Checks['data'] {
  const { draw, numbers, ...after } = readOptions<Tickets>('checkOffline', tickets, {
    draw: needed(DRAW),
    numbers: needed(listOf(DIGITS)),
    nextDraw: OBJECT,
    now: NUMBER,
  });
  return checkEach(numbers)(draw, '', after).data;
}

/** @param credit the address that answers credit */
type CheckDraw<Body> = (draw: PlacedDraw, credit: string, after: AfterNewest) => Body;

/** Checks numbers against a draw. Throws a `LotteryFault` where the lottery cannot decide one. */
export function checkEach(numbers: readonly string[]): CheckDraw<Checks> {
  return (draw, credit, after) => {
    const checked = readDecidable(draw, after, (lottery) => numbersFault(numbers, lottery));
    return checksBody(checked, numbers, credit) as Checks;
  };
}

/** Checks one number against a draw. Throws a `LotteryFault` where the lottery cannot decide it. */
export function checkOne(number: string): CheckDraw<Check> {
  return (draw, credit, after) => {
    const checked = readDecidable(draw, after, (lottery) => numberFault(number, lottery));
    return checkBody(checked, number, credit) as Check;
  };
}

/** The draw to check with. Throws what the service answers where it cannot decide a number. */
function readDecidable(
  body: PlacedDraw,
  { nextDraw, now = Date.now() }: AfterNewest,
  findFault: (lottery: Decidable) => Fault | undefined,
): CheckableDraw {
  const { draw, kinds } = readPlacedDraw(body);
  const lottery = { slug: body.lottery, nameTh: body.lotteryName };
  const fault = findFault({ ...lottery, numberLengths: numberLengths(kinds) });
  if (fault !== undefined) throw new LotteryFault(fault.status, fault);
  return {
    lottery: { ...lottery, eras: [{ from: null, prizes: kinds }] },
    draw,
    unconfirmed: 'unconfirmed' in body,
    due: dueNext(body.drawDate, nextDraw, now),
  };
}

/**
 * What to do with the error of the service: gives what `check` makes of the draw asked for, from
 * the files of a mirror or those kept. Throws the error where the service did answer, and where
 * there is no file either.
 */
export function checkAnyway<Body extends object>(
  { lottery = DEFAULT_LOTTERY, date }: DrawQuery,
  settings: CallSettings,
  check: CheckDraw<Body>,
): (error: unknown) => Promise<Answered<Body>> {
  return async (error) => {
    if (!isDown(error)) throw error;
    // The service has just been asked as often as is worth it.
    const askAgain = createAsk({ ...settings, retries: 0 });
    const ask: Ask = (question) =>
      askAgain<never>(question).catch((failure: unknown) => {
        settings.signal?.throwIfAborted();
        if (!isDown(failure)) throw failure;
        const isRefused = error instanceof LotteryFault;
        throw isRefused ? error : new NoHostAnswered([...error.attempts, ...failure.attempts]);
      });
    const newest =
      date === undefined ? await ask<Results>(askEndpoint('results', { lottery })) : undefined;
    const day = date ?? newest?.data[0]?.drawDate ?? '';
    const file = await ask<DrawFile>(askDraw({ lottery, date: day }));
    // A ticket that is checked without a day may be of a draw that was due since.
    const after = newest && { nextDraw: newest.nextDraw, now: settings.clock.now() };
    const body = check(file.data, file.attribution.url, after ?? {});
    return answered(body, joinMeta([file.meta, ...(newest ? [newest.meta] : [])], error.attempts));
  };
}

/** Whether another host, or files, may do better. */
function isDown(error: unknown): error is LotteryFault | NoHostAnswered {
  const isRefused = error instanceof LotteryFault && isPassing(error.status);
  return isRefused || error instanceof NoHostAnswered;
}
