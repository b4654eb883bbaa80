// Checks a number while no service answers: from the files of a mirror, or from those kept.
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { type Answered, derived } from './answered.ts';
import type { DrawFile, DrawQuery, PlacedDraw, Results } from './answers.ts';
import { type Open, opener } from './ask.ts';
import type { AfterNewest } from './check-offline.ts';
import { drawQuestion, resultsQuestion } from './questions.ts';
import { LotteryFault, NoHostAnswered } from './refusal.ts';
import { isPassing } from './reply.ts';
import type { Settings } from './settings.ts';

/** @param credit the address that answers credit */
type CheckDraw<Body> = (draw: PlacedDraw, credit: string, after: AfterNewest) => Body;

/**
 * Takes the error of the service, and gives what `check` makes of the draw asked for. Throws that
 * error where the service did answer, and where there is no file either.
 */
export function checkAnyway<Body extends object>(
  { lottery = DEFAULT_LOTTERY, date }: DrawQuery,
  settings: Settings,
  signal: AbortSignal | undefined,
  check: CheckDraw<Body>,
): (error: unknown) => Promise<Answered<Body>> {
  return async (error) => {
    if (!isDown(error)) throw error;
    // The service has just been asked as often as is worth it.
    const ask = opener({ ...settings, retries: 0 }, signal);
    const open: Open = (question) =>
      ask<never>(question).catch(() => {
        signal?.throwIfAborted();
        throw error;
      });
    const newest =
      date === undefined ? await open<Results>(resultsQuestion({ lottery })) : undefined;
    const day = date ?? newest?.data[0]?.drawDate ?? '';
    const file = await open<DrawFile>(drawQuestion({ lottery, date: day }));
    // A ticket checked against no day by name may be of a draw that was due since.
    const after = newest && { nextDraw: newest.nextDraw, now: settings.clock.now() };
    const body = check(file.data, file.attribution.url, after ?? {});
    return derived(body, newest?.stale ? newest : file);
  };
}

function isDown(error: unknown): boolean {
  if (error instanceof LotteryFault) return isPassing(error.status);
  return error instanceof NoHostAnswered;
}
