import { describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { type Announced, findAwaited, GRACE_MS, latenessAt } from './lateness.ts';

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
  drawDate: day('2026-08-17'),
};
const at = (moment: string, announced: Announced) => {
  const { state, due, next } = findAwaited(announced, Date.parse(moment));
  return { state, due: due.map(({ drawDate }) => drawDate), next: next?.drawDate };
};

describe('latenessAt', () => {
  const announced = Date.parse('2026-09-01T14:30:00+07:00');

  test.each([
    { now: '2026-09-01T14:29:59.999+07:00', state: 'current', because: 'it is not announced yet' },
    { now: '2026-09-01T14:30:00.000+07:00', state: 'awaited', because: 'this is its minute' },
    { now: '2026-09-01T17:29:59.999+07:00', state: 'awaited', because: 'three hours are a grace' },
    { now: '2026-09-01T17:30:00.000+07:00', state: 'late', because: 'the grace is over' },
    { now: '2026-11-20T00:00:00.000+07:00', state: 'late', because: 'months are late too' },
  ])('at $now it is $state: $because', ({ now, state }) => {
    expect(latenessAt(announced, Date.parse(now))).toBe(state);
  });

  test('a grace of none goes from current to late', () => {
    const states = [-1, 0].map((ms) => latenessAt(announced, announced + ms, 0));
    expect(states).toEqual(['current', 'late']);
  });
});

describe('findAwaited', () => {
  test.each([
    { now: '2026-08-16T20:00:00+07:00', state: 'current', due: [], next: '2026-09-01' },
    { now: '2026-09-01T14:29:59.999+07:00', state: 'current', due: [], next: '2026-09-01' },
    { now: '2026-09-01T14:30:00+07:00', state: 'awaited', due: ['2026-09-01'], next: '2026-09-16' },
    { now: '2026-09-01T17:30:00+07:00', state: 'late', due: ['2026-09-01'], next: '2026-09-16' },
    {
      now: '2026-09-16T14:30:00+07:00',
      state: 'late',
      due: ['2026-09-01', '2026-09-16'],
      next: '2026-10-01',
    },
  ])('after a draw of 16 August, at $now', ({ now, ...awaiting }) => {
    expect(at(now, government)).toEqual(awaiting);
  });

  test('a state is that of latenessAt at every minute around both boundaries', () => {
    const announced = Date.parse('2026-09-01T14:30:00+07:00');
    for (const boundary of [announced, announced + GRACE_MS]) {
      for (const ms of [-60_000, -1, 0, 1, 60_000]) {
        const now = boundary + ms;
        expect(findAwaited(government, now).state, `${now}`).toBe(latenessAt(announced, now));
      }
    }
  });

  test('each announcement has its moment', () => {
    const { due, next } = findAwaited(government, Date.parse('2026-09-02T00:00:00+07:00'));
    expect([...due, next].map((one) => one && new Date(one.at).toISOString())).toEqual([
      '2026-09-01T07:30:00.000Z',
      '2026-09-16T07:30:00.000Z',
    ]);
  });

  test('a known exception moves the next one and what is late', () => {
    const entry = { moves: [{ day: '09-01', to: '09-03', reason: 'holiday' }] };
    expect(at('2026-09-02T12:00:00+07:00', { ...government, entry })).toEqual({
      state: 'current',
      due: [],
      next: '2026-09-03',
    });
  });

  test('the day is the one where the lottery draws, not the one of the machine', () => {
    // 17:00 UTC is already the 18th in Bangkok; the draw of the 17th was half an hour before.
    expect(at('2026-08-17T17:00:00Z', nightly)).toMatchObject({ due: [], next: '2026-08-18' });
    // 22:45 UTC of the 17th is the announcement of the 18th.
    const early = { ...nightly, schedule: { every: 'day', time: '05:45' } } as const;
    expect(at('2026-08-17T22:45:00Z', early)).toMatchObject({
      due: ['2026-08-18'],
      next: '2026-08-19',
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

  test('a clock that stands before the newest draw awaits only what follows that draw', () => {
    expect(at('2020-01-01T00:00:00Z', nightly)).toEqual({
      state: 'current',
      due: [],
      next: '2026-08-18',
    });
  });
});
