import { describe, expect, test } from 'vitest';
import { day } from '../../testing/small-lottery.ts';
import { type Announced, standingOf } from './standing.ts';

const government: Announced = {
  slug: 'thai-government',
  schedule: { every: 'month', on: [1, 16], time: '14:30' },
  utcOffset: '+07:00',
  drawDate: day('2026-08-16'),
};
const nightly: Announced = {
  ...government,
  slug: 'hanoi',
  schedule: { every: 'day', time: '23:30' },
};
const at = (moment: string, announced: Announced) => {
  const { state, next } = standingOf(announced, Date.parse(moment));
  return { state, next: next?.day };
};

describe('standingOf', () => {
  test.each([
    { now: '2026-08-16T20:00:00+07:00', state: 'current', because: 'it was drawn today' },
    {
      now: '2026-09-01T14:29:59+07:00',
      state: 'current',
      because: 'the next is not announced yet',
    },
    { now: '2026-09-01T14:30:00+07:00', state: 'awaited', because: 'it is announced now' },
    { now: '2026-09-01T17:29:59+07:00', state: 'awaited', because: 'three hours are a grace' },
    { now: '2026-09-01T17:30:00+07:00', state: 'late', because: 'the grace is over' },
    { now: '2026-11-20T00:00:00+07:00', state: 'late', because: 'months are late too' },
  ])('at $now a draw of 16 August is $state: $because', ({ now, state }) => {
    expect(at(now, government).state).toBe(state);
  });

  test.each([
    { now: '2026-09-01T14:29:59+07:00', next: '2026-09-01', because: 'this afternoon' },
    { now: '2026-09-01T14:30:00+07:00', next: '2026-09-16', because: 'this one has been' },
    { now: '2026-12-31T23:00:00+07:00', next: '2027-01-01', because: 'without a known exception' },
  ])('at $now the next one is on $next: $because', ({ now, next }) => {
    expect(at(now, government).next).toBe(next);
  });

  test('a known exception moves the next one and what is late', () => {
    const entry = { moves: [{ day: '09-01', to: '09-03', reason: 'holiday' }] };
    const moved = { ...government, entry };
    expect(at('2026-09-02T12:00:00+07:00', moved)).toEqual({
      state: 'current',
      next: '2026-09-03',
    });
  });

  test('the day is the one where the lottery draws, not the one of the machine', () => {
    // 17:00 UTC is already the 18th in Bangkok; the draw of the 17th was half an hour before.
    expect(at('2026-08-17T17:00:00Z', { ...nightly, drawDate: day('2026-08-17') })).toEqual({
      state: 'current',
      next: '2026-08-18',
    });
  });

  test('what has really been kept counts, not what is published', () => {
    const entry = {
      observed: [
        { from: day('2026-08-20'), schedule: { every: 'week', on: ['friday'], time: '14:30' } },
      ],
    } as const;
    expect(at('2026-08-20T12:00:00+07:00', { ...government, entry }).next).toBe('2026-08-21');
  });
});
