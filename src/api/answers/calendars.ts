// /api/calendars/<lottery>.ics: the announcements of the year after the newest stored draw, with
// the known exceptions to the schedule. Times are UTC, so that no reader needs a table of zones.
import ical, { escape as escapeText, ICalEventTransparency } from 'ical-generator';
import { memberPath } from '../contract/open-file-path.ts';
import { FILES } from '../contract/open-files.ts';
import { SITE_NAME, SITE_NAME_LATIN } from '../contract/service.ts';
import { lotteryPath } from '../contract/page-path.ts';
import { announcementDays, scheduledDayOf } from '../../domain/calendar.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { addDays, DAY_MS, MINUTE_MS } from '../../domain/clock.ts';
import { announcedAt } from '../../domain/draw-date.ts';
import type { EmittedFile } from './emitted-file.ts';
import type { Site } from './publisher.ts';

/** A subscription asks every day, so a year reaches far enough even for a lottery without news. */
const DAYS_AHEAD = 365;
/** How long an event lasts if the results do not come out over some hours. */
const EVENT_MS = 15 * MINUTE_MS;

const UID_DOMAIN = SITE_NAME_LATIN.toLowerCase();

/** The coming announcements of a lottery, as iCalendar; no file without a draw. */
export function emitCalendar({ lottery, draws }: LotteryDraws, site: Site): EmittedFile[] {
  const [newest] = draws;
  if (newest === undefined) return [];
  const { slug, nameTh, timeZone } = lottery;
  const path = memberPath(FILES.calendar.path, { lottery: slug });
  const { time, until } = lottery.schedule;
  const momentOf = (day: typeof newest.drawDate, hour = time) =>
    new Date(announcedAt(day, hour, lottery.utcOffset));
  const calendar = ical({
    // The library escapes every text but this one.
    name: escapeText(`${nameTh} · ${SITE_NAME}`, false),
    prodId: { company: SITE_NAME_LATIN, product: slug, language: 'TH' },
    url: `${site.origin}${path}`,
    // REFRESH-INTERVAL, and what readers older than RFC 7986 know it by.
    ttl: DAY_MS / 1000,
    // Some readers want a zone. The library's own option would depend on that of the machine.
    x: [{ key: 'X-WR-TIMEZONE', value: timeZone }],
  });
  const from = addDays(newest.drawDate, 1);
  const to = addDays(newest.drawDate, DAYS_AHEAD);
  for (const day of announcementDays(lottery, site.calendar, from, to)) {
    const start = momentOf(day);
    const scheduledDay = scheduledDayOf(lottery, site.calendar, day);
    // When the calendar was made: as of the newest draw, never of the build.
    const stamp = momentOf(newest.drawDate);
    calendar.createEvent({
      // The same at every address that serves it, and wherever the draw is moved: a calendar shows
      // an event of another identity twice.
      id: `${slug}-${scheduledDay}@${UID_DOMAIN}`,
      stamp,
      ...(scheduledDay !== day && { sequence: 1, lastModified: stamp }),
      start,
      end: until === undefined ? new Date(start.getTime() + EVENT_MS) : momentOf(day, until),
      // An announcement does not make a person busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `ออกผล${nameTh}`,
      url: `${site.origin}${lotteryPath(slug)}`,
    });
  }
  return [{ path, text: `${calendar.toString()}\r\n` }];
}
