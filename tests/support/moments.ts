// Moments at which a page may be read: around announcements, at the borders of days and years, and
// long after.
import { expectedDraws, type Timetable } from './expected-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Moment = { readonly named: string; readonly at: number };

/** Twenty, in the order of time, from the newest draws of a build on. */
export function momentsOf(timetables: readonly Timetable[]): Moment[] {
  const of = (slug: string) => {
    const found = timetables.find(({ lottery }) => lottery === slug);
    if (found === undefined) throw new Error(`no draw of ${slug}`);
    return found;
  };
  const announced = (slug: string) => {
    const timetable = of(slug);
    const { next } = expectedDraws(timetable, Date.parse(`${timetable.drawDate}T23:59:59+07:00`));
    return Date.parse(`${next}T${timetable.schedule.time}:00+07:00`);
  };
  const newest =
    timetables
      .map(({ drawDate }) => drawDate)
      .sort()
      .at(-1) ?? '';
  const midnight = Date.parse(`${newest}T00:00:00+07:00`) + DAY_MS;
  const year = Number(newest.slice(0, 4));
  const government = announced('thai-government');
  const lao = announced('lao-lottery');
  const hanoi = announced('hanoi-normal');
  const bangkok = (day: string, time: string) => Date.parse(`${day}T${time}+07:00`);
  const moments: Moment[] = [
    { named: 'a clock of years ago', at: bangkok('2020-01-01', '12:00:00') },
    { named: 'the morning of the newest draw', at: midnight - 14 * HOUR_MS },
    { named: 'a second before midnight', at: midnight - 1000 },
    { named: 'midnight', at: midnight },
    { named: 'a minute before Hanoi', at: hanoi - MINUTE_MS },
    { named: 'the minute of Hanoi', at: hanoi },
    { named: 'an hour after Hanoi', at: hanoi + HOUR_MS },
    { named: 'a minute before Lao', at: lao - MINUTE_MS },
    { named: 'the last second of the grace of Lao', at: lao + 3 * HOUR_MS - 1000 },
    { named: 'the end of the grace of Lao', at: lao + 3 * HOUR_MS },
    { named: 'the noon before the government draw', at: government - 26 * HOUR_MS },
    { named: 'a minute before the government draw', at: government - MINUTE_MS },
    { named: 'the government draw', at: government },
    { named: 'three hours after it', at: government + 3 * HOUR_MS },
    { named: 'a day without a government draw', at: government + 3 * DAY_MS },
    { named: 'the usual day of a moved draw', at: bangkok(`${year + 1}-01-16`, '20:00:00') },
    { named: 'the last second of the year', at: bangkok(`${year}-12-31`, '23:59:59') },
    { named: 'the first second of the year', at: bangkok(`${year + 1}-01-01`, '00:00:00') },
    { named: 'New Year, after the usual hour', at: bangkok(`${year + 1}-01-01`, '18:00:00') },
    { named: 'more than a year late', at: midnight + 400 * DAY_MS + 9 * HOUR_MS },
  ];
  return moments.sort((one, other) => one.at - other.at);
}
