// Stores what a source says of one draw, or that nothing was drawn.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Calendar, scheduledDayOf } from '../../src/domain/calendar.ts';
import type { Draw } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { announcementAt, GRACE_MS } from '../../src/domain/lateness.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { admitReading, type ReadingEntry } from '../../src/intake/admit-reading.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { setAsideOddPrizes } from '../../src/intake/draw-of-row.ts';
import { compactJson } from '../../src/intake/json.ts';
import { writeChanged } from '../disk/files.ts';
import { withDataLock } from '../store/data-lock.ts';
import { readStoredDraws, storeReading } from '../store/draw-store.ts';
import { isOf } from '../store/held-back-draws.ts';
import { describeAdmission, type Outcome } from './outcome.ts';

export type StoreOptions = Pick<ReadingEntry, 'accepted' | 'saidWeekDay'> & {
  readonly data: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** With what a draw is admitted as of now. */
export function admitAt(lottery: Lottery, options: Omit<StoreOptions, 'data'>) {
  const { registry, now, accepted, saidWeekDay } = options;
  const entry = { at: new Date(now).toISOString(), accepted, saidWeekDay };
  return [entry, { ...registry, lottery, now }] as const;
}

/** Stores the draw; a prize that cannot be believed waits and stops no other. */
export async function storeDraw(offered: Draw, lottery: Lottery, options: StoreOptions) {
  const { data } = options;
  const [entry, judged] = admitAt(lottery, options);
  const context = { ...judged, draws: await readStoredDraws(data, lottery) };
  const { draw, warnings } = setAsideOddPrizes(offered, context);
  const admission = await storeReading(data, draw, [], entry, context);
  return describeAdmission(admission, { lottery: lottery.slug, drawDate: draw.drawDate }, warnings);
}

/** What would become of the draw, were it entered; an impossible prize refuses all of it. */
export async function previewDraw(draw: Draw, lottery: Lottery, options: StoreOptions) {
  const stored = await readStoredDraws(options.data, lottery);
  const heldBack = options.registry.heldBack.find(isOf(lottery, draw));
  return admitReading(stored, heldBack, draw, [], ...admitAt(lottery, options));
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
    // What was to be drawn on a day that another one was moved to is cancelled under that other.
    const day = scheduledDayOf(lottery, calendar, drawDate);
    if (entry.moves?.some((move) => move.day === day && move.to === null)) return;
    const others = (entry.moves ?? []).filter((move) => move.day !== day);
    const added = { day, to: null, reason: `งดออกรางวัล ตาม ${believed.name}` };
    const changed = { ...calendar, [lottery.slug]: { ...entry, moves: [...others, added] } };
    await writeChanged(join(data, CALENDAR_FILE), compactJson(changed));
  });
  return { lottery: lottery.slug, drawDate, result: 'no draw', source: believed.id };
}
