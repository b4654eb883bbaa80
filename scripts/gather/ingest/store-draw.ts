// Stores what a source says of one draw, or that nothing was drawn.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Calendar, scheduledDayOf } from '../../../src/domain/calendar.ts';
import type { Doubt } from '../../../src/domain/doubt-names.ts';
import type { Draw } from '../../../src/domain/draw.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import { announcementAt, GRACE_MS } from '../../../src/domain/lateness.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import type { Registry } from '../../../src/intake/files/data-folder.ts';
import type { Entry, Incoming } from '../../../src/intake/fold/hear-day.ts';
import type { Outcome as Told } from '../../../src/intake/fold/outcome.ts';
import { compactJson } from '../../../src/intake/json.ts';
import { doubtSameNumbers } from '../../../src/intake/sources/same-numbers.ts';
import { writeChanged } from '../../disk/text-files.ts';
import { withDataLock } from '../store/data-lock.ts';
import { previewReadings, storeReadings } from '../store/draw-store.ts';
import { describeTold, type Outcome } from './outcome.ts';

export type StoreOptions = Pick<Entry, 'accepted'> & {
  readonly data: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** With what a draw is admitted as of now. */
export function admitAt(lottery: Lottery, options: Omit<StoreOptions, 'data'>) {
  const { registry, now, accepted } = options;
  const entry = { at: new Date(now).toISOString(), accepted };
  return [entry, { ...registry, lottery, now }] as const;
}

/** A draw that a person or a file enters, and how. */
export type Offered = Pick<Entry, 'accepted'> & {
  readonly draw: Draw;
  readonly lottery: Lottery;
};

/**
 * Stores draws that came together; an impossible prize refuses its draw and stops no other.
 * @returns what became of each
 */
export async function storeDraws(offered: readonly Offered[], options: StoreOptions) {
  const outcomes = new Map<Offered, Outcome>();
  for (const [lottery, context, batch] of batchesOf(offered, options)) {
    const admissions = await storeReadings(options.data, [...batch.keys()], context);
    for (const [incoming, entered] of batch) {
      const admission = admissions.get(incoming);
      const day = { lottery: lottery.slug, drawDate: entered.draw.drawDate };
      if (admission) outcomes.set(entered, describeTold(admission, day));
    }
  }
  return outcomes;
}

/** What would become of draws, were they entered. */
export async function previewDraws(offered: readonly Offered[], options: StoreOptions) {
  const previews = new Map<Offered, Told>();
  for (const [, context, batch] of batchesOf(offered, options)) {
    const admissions = await previewReadings(options.data, [...batch.keys()], context);
    for (const [incoming, entered] of batch) {
      const admission = admissions.get(incoming);
      if (admission) previews.set(entered, admission);
    }
  }
  return previews;
}

/** The draws of each lottery, as they are heard together. */
function batchesOf(offered: readonly Offered[], options: StoreOptions) {
  const doubts = doubtSameNumbers(offered);
  return [...Map.groupBy(offered, (entered) => entered.lottery)].map(([lottery, draws]) => {
    const batch = new Map(
      draws.map((entered) => [toIncoming(entered, options, doubts.get(entered)), entered]),
    );
    const [, context] = admitAt(lottery, options);
    return [lottery, context, batch] as const;
  });
}

function toIncoming(
  { draw, lottery, ...statement }: Offered,
  options: StoreOptions,
  doubt?: Doubt,
) {
  const [entry] = admitAt(lottery, { ...options, ...statement });
  return { draw, entry: { ...entry, ...(doubt && { doubts: [doubt] }) } } satisfies Incoming;
}

const CALENDAR_FILE = 'calendar.json';

/**
 * Records that nothing was drawn on a day (งด), in data/calendar.json, so that nobody waits for it.
 * An authority is believed at once, a witness when the draw would be late and nobody has numbers.
 */
export async function recordNoDraw(
  lottery: Lottery,
  drawDate: DrawDate,
  answers: readonly { readonly source: string; readonly noDraw?: boolean | undefined }[],
  { data, registry, now }: StoreOptions,
): Promise<Outcome | undefined> {
  const saying = registry.sources.filter(({ id }) =>
    answers.some(({ source, noDraw }) => noDraw && source === id),
  );
  const believed = saying.find(({ role }) => role === 'authority') ?? saying[0];
  const isEarly = now < announcementAt(lottery, drawDate) + GRACE_MS;
  if (believed === undefined || (believed.role === 'witness' && isEarly)) return undefined;
  await withDataLock(data, async () => {
    const calendar: Calendar = JSON.parse(await readFile(join(data, CALENDAR_FILE), 'utf8'));
    const entry = calendar[lottery.slug] ?? {};
    // If another draw was moved to this day, it is that draw's move that is cancelled.
    const day = scheduledDayOf(lottery, calendar, drawDate);
    if (entry.moves?.some((move) => move.day === day && move.to === null)) return;
    const otherMoves = (entry.moves ?? []).filter((move) => move.day !== day);
    const added = { day, to: null, reason: `งดออกรางวัล ตาม ${believed.name}` };
    const changed = { ...calendar, [lottery.slug]: { ...entry, moves: [...otherMoves, added] } };
    await writeChanged(join(data, CALENDAR_FILE), compactJson(changed));
  });
  return { lottery: lottery.slug, drawDate, result: 'no draw', source: believed.id };
}
