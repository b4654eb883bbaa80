import { describe, expect, test } from 'vitest';
import { longestGapDays, type Schedule } from './schedule.ts';

const time = '20:30';

describe('longestGapDays', () => {
  test.each<{ schedule: Schedule; days: number; because: string }>([
    { schedule: { every: 'day', time }, days: 1, because: 'tomorrow' },
    { schedule: { every: 'week', on: ['monday', 'thursday'], time }, days: 4, because: 'Thu–Mon' },
    {
      schedule: { every: 'week', on: ['thursday', 'monday'], time },
      days: 4,
      because: 'any order',
    },
    { schedule: { every: 'week', on: ['sunday'], time }, days: 7, because: 'a week' },
    { schedule: { every: 'month', on: [1, 16], time }, days: 16, because: '16 Jan – 1 Feb' },
    { schedule: { every: 'month', on: [1], time }, days: 31, because: 'a long month' },
  ])('$schedule is $days days at most: $because', ({ schedule, days }) => {
    expect(longestGapDays(schedule)).toBe(days);
  });
});
