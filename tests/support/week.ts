// A week of invented draws of all lotteries: seeded, alike on every machine, never stored in data/.
import { announcementDays, type Calendar } from '../../src/domain/calendar.ts';
import { addDays } from '../../src/domain/clock.ts';
import type { Draw } from '../../src/domain/draw.ts';
import { type DrawDate, parseDrawDate } from '../../src/domain/draw-date.ts';
import { announcementAt } from '../../src/domain/lateness.ts';
import { eraOn, type Lottery } from '../../src/domain/lottery.ts';
import { toDraw } from '../../src/intake/sources/draw-of-row.ts';
import { seeded } from './seeded-lots.ts';

export const FIRST_DAY = parseDrawDate('2026-11-12');
const LAST_DAY = parseDrawDate('2026-11-18');

export type WeekDraw = {
  readonly lottery: Lottery;
  readonly day: DrawDate;
  /** When its sources have it; milliseconds since 1970. */
  readonly at: number;
  /** All its prizes. */
  readonly draw: Draw;
};

/** Draws stored before the week begins. */
const BEFORE = 3;

const MINUTE_MS = 60_000;

/** The draws of the week, and the last ones before it; oldest first. */
export function weekOf(
  lotteries: readonly Lottery[],
  calendar: Calendar,
  seed: number,
  [first, last]: readonly [DrawDate, DrawDate] = [FIRST_DAY, LAST_DAY],
): { before: WeekDraw[]; week: WeekDraw[] } {
  const random = seeded(seed);
  const all = lotteries.map((lottery) => {
    const days = announcementDays(lottery, calendar, addDays(first, -60), last);
    const start = days.findIndex((day) => day >= first);
    return days.slice(start === -1 ? -BEFORE : start - BEFORE).map((day) => {
      // Sources post by the minute, up to six minutes after the hour they promise.
      const at = announcementAt(lottery, day) + Math.floor(random() * 7) * MINUTE_MS;
      return { lottery, day, at, draw: drawnOn(lottery, day, random) };
    });
  });
  const draws = all.flat().sort((one, other) => one.at - other.at);
  return {
    before: draws.filter(({ day }) => day < first),
    week: draws.filter(({ day }) => day >= first),
  };
}

function drawnOn(lottery: Lottery, day: DrawDate, random: () => number): Draw {
  const kinds = eraOn(lottery, day)?.prizes ?? [];
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const isWhole = lottery.drawn === 'one-number' && lottery.slug !== 'gsb-lottery';
  const longest = Math.max(...kinds.map((kind) => kind.digits));
  const number = digits(longest);
  const drawn = kinds.flatMap(({ slug, place, digits: length, picks }) => {
    if (slug === 'adjacent-first-prize' || (isWhole && place !== null)) return [];
    if (lottery.slug === 'gsb-lottery' && slug !== 'bottom-two-digit') return [];
    const numbers = new Set<string>();
    while (numbers.size < picks) numbers.add(digits(length));
    return [[slug, [...numbers].sort()] as const];
  });
  const one = lottery.drawn === 'one-number' ? { number } : {};
  return toDraw({ drawDate: day, ...one, prizes: Object.fromEntries(drawn) }, 'lekdee', lottery);
}
