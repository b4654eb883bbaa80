import { expect, test } from 'vitest';
import { bangkokDay, bangkokTime } from './bangkok.ts';

const at = (text: string) => Date.parse(text);

test.each([
  { now: '2026-11-15T16:59:59.999Z', today: '2026-11-15', yesterday: '2026-11-14' },
  { now: '2026-11-15T17:00:00.000Z', today: '2026-11-16', yesterday: '2026-11-15' },
  { now: '2026-12-31T17:00:00Z', today: '2027-01-01', yesterday: '2026-12-31' },
  { now: '2028-02-29T00:00:00+07:00', today: '2028-02-29', yesterday: '2028-02-28' },
  // The same moment, as three clocks show it.
  { now: '2026-11-15T23:30:00-08:00', today: '2026-11-16', yesterday: '2026-11-15' },
  { now: '2026-11-16T21:30:00+14:00', today: '2026-11-16', yesterday: '2026-11-15' },
])('at $now it is $today in Bangkok', ({ now, today, yesterday }) => {
  expect([bangkokDay(at(now)), bangkokDay(at(now), 1)]).toEqual([today, yesterday]);
});

test('the time is that of Bangkok, to the minute', () => {
  expect(bangkokTime(at('2026-11-15T16:59:59.999Z'))).toBe('23:59');
  expect(bangkokTime(at('2026-11-15T17:00:00Z'))).toBe('00:00');
  expect(bangkokTime(0)).toBe('07:00');
});
