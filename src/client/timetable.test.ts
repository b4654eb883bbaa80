import { describe, expect, test } from 'vitest';
import { parseDrawDate } from '../domain/draw-date.ts';
import { expectedAt, type Timetable, withDraw } from './timetable.ts';

const DAY_MS = 86_400_000;
/** The next day begins in Bangkok five hours before it does by UTC. */
const NEXT = Date.parse('2026-11-17T00:30:00+07:00');

const standing = {
  slug: 'small',
  schedule: { every: 'day', time: '00:30' },
  utcOffset: '+07:00',
  drawDate: parseDrawDate('2027-01-01'),
  next: NEXT,
} as const;
const timetable: Timetable = new Map([['small', standing]]);

test.each([
  [NEXT - DAY_MS + 1, [NEXT]],
  [NEXT + DAY_MS - 1, [NEXT]],
  [NEXT - DAY_MS, []],
  [NEXT + DAY_MS, []],
])(
  'what is announced next is near for less than a day before and after it: %i',
  (now, expected) => {
    expect(expectedAt(timetable, ['small'], now)).toEqual(expected);
    expect(expectedAt(timetable, ['other'], now)).toEqual([]);
  },
);

describe('after a draw came', () => {
  const awaiting: Timetable = new Map([
    ['small', { ...standing, drawDate: parseDrawDate('2026-11-15') }],
  ]);
  const cameOn = (drawDate: string) =>
    withDraw(awaiting, { lottery: 'small', drawDate } as never).get('small')?.next;

  test.each([
    ['2026-11-16', NEXT],
    ['2026-11-17', undefined],
    ['2026-11-18', undefined],
  ])('of %s, the announcement of the 17th, where the lottery is, is awaited: %s', (day, next) => {
    expect(cameOn(day)).toBe(next);
  });
});
