// The calendars as another program reads them.
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteriesWithDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { realSite } from '../../../tests/support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { day, drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { announcementDays } from '../../domain/calendar.ts';
import { emitCalendar } from './calendars.ts';
import type { Site } from './publisher.ts';

let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  const site = await realSite();
  const archive = lotteriesWithDraws((await readRealArchive()).archive);
  const files = archive.flatMap((one) => emitCalendar(one, site));
  texts = new Map(files.map(({ path, text }) => [path, text]));
});

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    const stamp = one.getFirstPropertyValue('dtstamp') as ICAL.Time;
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      stamp: stamp.toJSDate().toISOString(),
      url: String(one.getFirstPropertyValue('url')),
      summary: event.summary,
    };
  });
}

const eventsOf = (slug: string) => eventsIn(texts.get(`/api/calendars/${slug}.ics`) ?? '');

describe('every calendar', () => {
  test('has the announcements of the year after the newest draw, each once, by its own name', async () => {
    const { archive } = await readRealArchive();
    for (const { lottery, draws } of lotteriesWithDraws(archive)) {
      const events = eventsOf(lottery.slug);
      const newest = draws[0]?.drawDate ?? day('');
      // Every hour is before midnight in Bangkok, seven hours ahead.
      const days = events.map(({ start }) =>
        new Date(Date.parse(start) + 7 * 3_600_000).toISOString().slice(0, 10),
      );
      expect(days.filter((one) => one <= newest)).toEqual([]);
      const until = day(days.at(-1) ?? '');
      const { calendar } = await realSite();
      expect(days).toEqual(announcementDays(lottery, calendar, day(days[0] ?? ''), until));
      expect(Date.parse(until) - Date.parse(newest)).toBeGreaterThan(340 * 86_400_000);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
  });

  test('says quarter hours at the time of the schedule, in Bangkok, or until its last hour', async () => {
    const { archive } = await readRealArchive();
    for (const { lottery } of lotteriesWithDraws(archive)) {
      for (const { start, minutes, url } of eventsOf(lottery.slug)) {
        const local = new Date(Date.parse(start) + 7 * 3_600_000).toISOString();
        const { time, until } = lottery.schedule;
        const last =
          until &&
          (Date.parse(`1970-01-01T${until}Z`) - Date.parse(`1970-01-01T${time}Z`)) / 60_000;
        expect([local.slice(11, 16), minutes, url]).toEqual([
          time,
          last ?? 15,
          `https://a.example/lottery/${lottery.slug}/`,
        ]);
      }
    }
  });

  test('has the same events whatever address serves it', () => {
    const uidsAt = (origin: string) =>
      emitCalendar(SMALL_ARCHIVE, { ...SMALL_SITE, origin }).flatMap(({ text }) =>
        eventsIn(text).map(({ uid }) => uid),
      );
    expect(uidsAt('https://b.example')).toEqual(uidsAt('https://a.example'));
  });

  test('is asked for again every day, and keeps nobody busy', () => {
    for (const text of texts.values()) {
      expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
      const countOf = (line: string) => text.split(`\r\n${line}\r\n`).length;
      expect(countOf('TRANSP:TRANSPARENT')).toBe(countOf('BEGIN:VEVENT'));
    }
  });

  test('keeps the form of RFC 5545: lines end in CR LF and hold at most 75 bytes', () => {
    for (const [path, text] of texts) {
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
      expect([path, long]).toEqual([path, []]);
    }
  });
});

describe('a draw that was moved', () => {
  const lottery = smallLottery([prizeKind('two', 2)], {
    slug: 'moved',
    nameTh: 'หวย, ก; ข\\ค',
    schedule: { every: 'month', on: [1, 16], time: '14:30' },
  });
  const draws = [drawOn('2026-01-01', { two: ['07'] })];
  const moves = [{ day: '01-16', to: '01-17', reason: 'วันครู' }];
  const textOf = (calendar: Site['calendar']) =>
    emitCalendar({ lottery, draws }, { ...SMALL_SITE, calendar })[0]?.text ?? '';
  const eventOf = (text: string, index: number) => {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const value = (name: string) => events[index]?.getFirstPropertyValue(name)?.toString();
    return ['uid', 'dtstart', 'sequence', 'last-modified'].map(value);
  };

  test('is the same event at another time: calendars that have it move it', () => {
    expect(eventOf(textOf({}), 0)).toEqual([
      'moved-2026-01-16@perdphon',
      '2026-01-16T07:30:00Z',
      '0',
      undefined,
    ]);
    const moved = textOf({ moved: { moves } });
    expect(eventOf(moved, 0)).toEqual([
      'moved-2026-01-16@perdphon',
      '2026-01-17T07:30:00Z',
      '1',
      '2026-01-01T07:30:00Z',
    ]);
    expect(eventOf(moved, 1)).toEqual(eventOf(textOf({}), 1));
  });

  test('the name of the calendar is escaped like any other text', () => {
    for (const line of ['\r\nNAME:', '\r\nX-WR-CALNAME:'])
      expect(textOf({})).toContain(`${line}หวย\\, ก\\; ข\\\\ค · เปิดผล\r\n`);
  });
});

test('was made when the newest draw was announced, whatever the clock says', () => {
  const [file] = emitCalendar(SMALL_ARCHIVE, SMALL_SITE);
  const [first] = eventsIn(file?.text ?? '');
  expect(first).toEqual({
    uid: 'small-2024-03-02@perdphon',
    start: '2024-03-02T13:30:00.000Z',
    minutes: 15,
    stamp: '2024-03-01T13:30:00.000Z',
    url: 'https://a.example/lottery/small/',
    summary: 'ออกผลหวยเล็ก',
  });
});

test('without a draw there is nothing to count from, and no calendar', () => {
  expect(emitCalendar({ ...SMALL_ARCHIVE, draws: [] }, SMALL_SITE)).toEqual([]);
});
