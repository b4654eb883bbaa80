import { expect, test } from 'vitest';
import { emitCalendar } from '../../src/api/answers/calendars.ts';
import { SMALL_SITE } from '../../tests/support/small-archive.ts';
import { drawOn, smallLottery } from '../../tests/support/small-lottery.ts';
import { comingAnnouncements } from './draws.ts';

/** A lottery of every month whose announcement is on the day before in UTC. */
const lottery = smallLottery([], { schedule: { every: 'month', on: [1], time: '05:45' } });
const [file] = emitCalendar({ lottery, draws: [drawOn('2026-08-01', {})] }, SMALL_SITE);
const calendar = file?.text ?? '';

test('the day of a draw is that of its own country', () => {
  const [first] = comingAnnouncements(calendar, new Date('2026-08-15T00:00:00Z'));
  expect(first).toEqual({ drawDate: '2026-09-01', announcedAt: '2026-08-31T22:45:00.000Z' });
});

test('what has been announced is no more to come', () => {
  const moment = new Date('2026-08-31T22:45:00.000Z');
  const coming = comingAnnouncements(calendar, moment).map(({ drawDate }) => drawDate);
  expect(coming.slice(0, 3)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
  expect(comingAnnouncements(calendar, new Date('2030-01-01T00:00:00Z'))).toEqual([]);
});

test('a draw that is moved is of the day it is moved to, and says its own', () => {
  const move = { day: '2026-10-01', to: '2026-10-03', reason: 'holiday' };
  const site = { ...SMALL_SITE, calendar: { [lottery.slug]: { moves: [move] } } };
  const [moved] = emitCalendar({ lottery, draws: [drawOn('2026-08-01', {})] }, site);
  const coming = comingAnnouncements(moved?.text ?? '', new Date('2026-09-15T00:00:00Z'));
  expect(coming[0]).toEqual({
    drawDate: '2026-10-03',
    announcedAt: '2026-10-02T22:45:00.000Z',
    scheduledDay: '2026-10-01',
  });
});
