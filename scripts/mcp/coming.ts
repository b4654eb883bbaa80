// The coming announcements of a lottery, from its calendar file.
import ical from 'ical.js';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';

export type Announcement = { readonly drawDate: string; readonly announcedAt: string };

/** The path of the calendar of a lottery. */
export const calendarPath = (lottery: string) => memberPath(FILES.calendar.path, { lottery });

/** The first so many announcements after a moment, in order. */
export function comingAnnouncements(calendar: string, after: Date, most: number): Announcement[] {
  const events = new ical.Component(ical.parse(calendar)).getAllSubcomponents('vevent');
  return events
    .map((one) => new ical.Event(one))
    .map(({ uid, startDate }) => ({
      // The identifier of an event ends in the day of its draw, which the moment in UTC may not show.
      drawDate: /[0-9]{4}-[0-9]{2}-[0-9]{2}(?=@)/.exec(uid)?.[0] ?? '',
      announcedAt: startDate.toJSDate().toISOString(),
    }))
    .filter(({ announcedAt }) => announcedAt > after.toISOString())
    .sort((one, other) => (one.announcedAt < other.announcedAt ? -1 : 1))
    .slice(0, most);
}
