// Records that nothing was drawn on a day (งด), so that nobody waits for it: an exception of
// data/calendar.json. An authority is believed at once. A witness is believed when the draw would be late
// and nobody has numbers: a day recorded here is asked for no more, and there is no hurry.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import { GRACE_MS, announcementAt } from '../../src/domain/lateness.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import type { Calendar } from '../../src/domain/calendar.ts';
import { compactJson } from '../../src/intake/compact-json.ts';
import { withDataLock } from '../data-lock.ts';
import { writeChanged } from '../files.ts';
import type { Outcome } from './outcome.ts';
import type { RowStore } from './store-row.ts';

const CALENDAR_FILE = 'calendar.json';

type Said = { readonly source: string; readonly noDraw?: boolean | undefined };

/** @returns nothing where it is too early to believe it */
export async function recordNoDraw(
  lottery: Lottery,
  drawDate: DrawDate,
  answers: readonly Said[],
  { data, registry, now }: RowStore,
): Promise<Outcome | undefined> {
  const sayers = registry.sources.filter(({ id }) =>
    answers.some(({ source, noDraw }) => noDraw && source === id),
  );
  const authority = sayers.find(({ role }) => role === 'authority');
  const believed = authority ?? sayers[0];
  if (believed === undefined) return undefined;
  if (authority === undefined && now < announcementAt(lottery, drawDate) + GRACE_MS)
    return undefined;
  await withDataLock(data, async () => {
    const calendar: Calendar = JSON.parse(await readFile(join(data, CALENDAR_FILE), 'utf8'));
    const entry = calendar[lottery.slug] ?? {};
    const { moves = [] } = entry;
    if (moves.some(({ day }) => day === drawDate)) return;
    const added = { day: drawDate, to: null, reason: `งดออกรางวัล ตาม ${believed.name}` };
    const changed = { ...calendar, [lottery.slug]: { ...entry, moves: [...moves, added] } };
    await writeChanged(join(data, CALENDAR_FILE), compactJson(changed));
  });
  return { lottery: lottery.slug, drawDate, result: 'no draw', source: believed.id };
}
