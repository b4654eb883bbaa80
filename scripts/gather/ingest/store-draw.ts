// Stores what a source says of one draw, or that nothing was drawn.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Calendar, scheduledDayOf } from '../../../src/domain/calendar.ts';
import type { Doubt } from '../../../src/domain/doubt-names.ts';
import type { Draw } from '../../../src/domain/draw.ts';
import type { DrawDate } from '../../../src/domain/draw-date.ts';
import { announcementAt, GRACE_MS } from '../../../src/domain/lateness.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import type { Registry } from '../../../src/intake/data-folder.ts';
import { setAsideOddPrizes } from '../../../src/intake/draw-of-row.ts';
import type { Entry, Incoming } from '../../../src/intake/fold/hear-day.ts';
import type { Outcome as Told } from '../../../src/intake/fold/outcome.ts';
import { compactJson } from '../../../src/intake/json.ts';
import { doubtSameNumbers } from '../../../src/intake/same-numbers.ts';
import { writeChanged } from '../../disk/text-files.ts';
import { withDataLock } from '../store/data-lock.ts';
import { previewReadings, readStoredDraws, storeReadings } from '../store/draw-store.ts';
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
 * Stores draws that came together; a prize that cannot be believed waits and stops no other.
 * @returns what became of each
 */
export async function storeDraws(offered: readonly Offered[], options: StoreOptions) {
  const outcomes = new Map<Offered, Outcome>();
  const doubts = doubtSameNumbers(offered);
  for (const [lottery, draws] of Map.groupBy(offered, (entered) => entered.lottery)) {
    const [, judged] = admitAt(lottery, options);
    const context = { ...judged, draws: await readStoredDraws(options.data, lottery, judged) };
    const judgedDraws = draws.map((entered) => {
      const { draw, warnings } = setAsideOddPrizes(entered.draw, context);
      const incoming = toIncoming({ ...entered, draw }, options, doubts.get(entered));
      return { entered, warnings, incoming };
    });
    const batch = judgedDraws.map(({ incoming }) => incoming);
    const admissions = await storeReadings(options.data, batch, context);
    for (const { entered, incoming, warnings } of judgedDraws) {
      const admission = admissions.get(incoming);
      const day = { lottery: lottery.slug, drawDate: entered.draw.drawDate };
      if (admission) outcomes.set(entered, describeTold(admission, day, warnings));
    }
  }
  return outcomes;
}

/** What would become of draws, were they entered; an impossible prize refuses all of its draw. */
export async function previewDraws(offered: readonly Offered[], options: StoreOptions) {
  const previews = new Map<Offered, Told>();
  const doubts = doubtSameNumbers(offered);
  for (const [lottery, draws] of Map.groupBy(offered, (entered) => entered.lottery)) {
    const batch = new Map(
      draws.map((entered) => [toIncoming(entered, options, doubts.get(entered)), entered]),
    );
    const [, context] = admitAt(lottery, options);
    const admissions = await previewReadings(options.data, [...batch.keys()], context);
    for (const [incoming, entered] of batch) {
      const admission = admissions.get(incoming);
      if (admission) previews.set(entered, admission);
    }
  }
  return previews;
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
