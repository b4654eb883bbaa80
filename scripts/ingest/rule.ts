// `ingest --rule`: a person says which source is right about a draw that is held.
import { describeHeld } from '../../src/domain/held.ts';
import type { Admission } from '../../src/intake/admit-draw.ts';
import { ruleHeld } from '../draw-store.ts';
import { Failure } from '../failure.ts';
import type { RowStore } from './store-row.ts';

type Ruled = RowStore & {
  /** `<lottery>/<YYYY-MM-DD>`. */
  readonly draw: string;
  readonly source: string;
  readonly reason: string;
};

/** Stores the numbers of that source; the others are left out for the day. Throws a `Failure`. */
export async function rule({ draw, source, reason, ...store }: Ruled): Promise<Admission> {
  const { data, registry, now } = store;
  const held = registry.held.find(({ lottery, drawDate }) => `${lottery}/${drawDate}` === draw);
  const waiting = registry.held.map(({ lottery, drawDate }) => `${lottery}/${drawDate}`).join(', ');
  if (held === undefined) throw new Failure(`${draw} is not held; held is ${waiting || 'nothing'}`);
  const reading = held.readings.find((one) => one.source === source);
  if (reading === undefined)
    throw new Failure(`${source} says nothing of it: ${describeHeld(held)}`);
  const lottery = registry.lotteries.find(({ slug }) => slug === held.lottery);
  if (lottery === undefined) throw new Failure(`${held.lottery} is no lottery`);
  const entry = { at: new Date(now).toISOString(), reason };
  const incoming = { drawDate: held.drawDate, source, prizes: reading.prizes };
  return ruleHeld(data, incoming, entry, { ...registry, lottery, now });
}
