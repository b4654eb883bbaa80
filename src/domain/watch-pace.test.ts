import { describe, expect, test } from 'vitest';
import { parseDrawDate } from './draw-date.ts';
import { failureDelay, nearAnnouncements, watchDelay } from './watch-pace.ts';

const MINUTE = 60_000;
const AT = Date.parse('2026-11-16T14:30:00+07:00');
const seconds = (since: number, random = 0.5) =>
  Math.round(watchDelay([AT], AT + since, random) / 1000);

describe('watchDelay', () => {
  test.each([
    [-24 * 60, 900, 'no announcement is near'],
    [-40, 10 * 60 + 12.5, 'the half hour before begins sooner than the seldom request'],
    [-30, 300, 'sources may be early'],
    [-4, 2 * 60 + 12.5, 'two minutes before, the often requests begin'],
    [-2, 25, 'just before'],
    [0, 25, 'announced'],
    [29.9, 25, 'not there yet'],
    [30, 50, 'still within a minute'],
    [179.9, 50, 'until it is late'],
    [180, 300, 'late'],
    [24 * 60, 900, 'missed'],
  ])('%d minutes after the announcement: %d seconds, as %s', (minutes, expected) => {
    expect(seconds(minutes * MINUTE)).toBe(Math.round(expected));
  });

  test('is spread by a fifth to either side', () => {
    expect([seconds(0, 0), seconds(0, 1)]).toEqual([20, 30]);
  });

  test('follows the nearest of several announcements', () => {
    const others = [AT - 3 * 3_600_000, AT + 3 * 3_600_000];
    expect(watchDelay([...others, AT], AT, 0.5)).toBe(25_000);
  });

  test('is seldom without any', () => {
    expect(watchDelay([], AT, 0.5)).toBe(900_000);
  });

  test('never sleeps through the beginning of the often requests by more than half a minute', () => {
    for (let since = -40 * MINUTE; since < -2 * MINUTE; since += 1000) {
      const asksAt = since + watchDelay([AT], AT + since, 0.999);
      expect(asksAt).toBeLessThan(-2 * MINUTE + 30_000 + 0.001);
    }
  });
});

test('failureDelay doubles up to five minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 60].map((failures) => failureDelay(failures, 0.5) / 1000);
  expect(waits).toEqual([25, 50, 100, 200, 300, 300, 300]);
});

describe('nearAnnouncements', () => {
  const daily = {
    slug: 'x',
    schedule: { every: 'day', time: '23:30' },
    utcOffset: '+07:00',
  } as const;
  const near = (drawDate: string, now: string) =>
    nearAnnouncements({ ...daily, drawDate: parseDrawDate(drawDate) }, Date.parse(now)).map((at) =>
      new Date(at).toISOString(),
    );

  test.each([
    ['2026-11-15', '2026-11-16T12:00:00+07:00', ['2026-11-16T16:30:00.000Z']],
    ['2026-11-16', '2026-11-16T12:00:00+07:00', []],
    ['2026-11-16', '2026-11-17T00:10:00+07:00', ['2026-11-17T16:30:00.000Z']],
    [
      '2020-01-01',
      '2026-11-16T12:00:00+07:00',
      ['2026-11-15T16:30:00.000Z', '2026-11-16T16:30:00.000Z'],
    ],
  ])('with draws up to %s, at %s', (drawDate, now, expected) => {
    expect(near(drawDate, now)).toEqual(expected);
  });

  test('a draw moved by a holiday is expected on its day', () => {
    const entry = { moves: [{ day: '05-01', to: '05-02', reason: 'Labour Day' }] };
    const schedule = { every: 'month', on: [1, 16], time: '14:30' } as const;
    const announced = { ...daily, schedule, entry, drawDate: parseDrawDate('2026-04-16') };
    const at = (now: string) => nearAnnouncements(announced, Date.parse(now)).length;
    expect([at('2026-05-01T14:00:00+07:00'), at('2026-05-02T14:00:00+07:00')]).toEqual([0, 1]);
  });
});
