// `ingest --rule`: a person says which source is right about a draw that is held.
import { describeHeld } from '../../src/domain/held.ts';
import type { Admission } from '../../src/intake/admit-draw.ts';
import { DoubtfulRuling, ruleHeld } from '../draw-store.ts';
import { Failure } from '../failure.ts';
import { waysOut } from '../held-draws.ts';
import type { RowStore } from './store-row.ts';

type Ruled = RowStore & {
  /** `<lottery>/<YYYY-MM-DD>`. */
  readonly draw: string;
  /** Who is right; `undefined` where that is what is stored. */
  readonly source: string | undefined;
  readonly reason: string;
};

/** Stores the numbers of that source; the others are left out for the day. Throws a `Failure`. */
export async function rule(given: Ruled): Promise<Admission> {
  const { draw, source, reason, data, registry, now, accepted } = given;
  const held = registry.held.find(({ lottery, drawDate }) => `${lottery}/${drawDate}` === draw);
  const waiting = registry.held.map(({ lottery, drawDate }) => `${lottery}/${drawDate}`).join(', ');
  if (held === undefined) throw new Failure(`${draw} is not held; held is ${waiting || 'nothing'}`);
  const { drawDate, readings } = held;
  const reading = readings.findLast((one) => one.source === source);
  if (source !== undefined && reading === undefined)
    throw new Failure(`${source} says nothing of it: ${describeHeld(held)}`);
  const lottery = registry.lotteries.find(({ slug }) => slug === held.lottery);
  if (lottery === undefined) throw new Failure(`${held.lottery} is no lottery`);
  const entry = { at: new Date(now).toISOString(), reason, accepted };
  const ruled = reading && { drawDate, source: reading.source, prizes: reading.prizes };
  const ruling = ruleHeld(data, drawDate, ruled, entry, { ...registry, lottery, now });
  return ruling.catch((error: unknown) => {
    if (!(error instanceof DoubtfulRuling)) throw error;
    const { doubts } = error;
    const ways = waysOut({ ...held, doubts, readings: readings.filter((one) => one === reading) });
    throw new Failure([error.message, ...ways].join('\n  '));
  });
}
