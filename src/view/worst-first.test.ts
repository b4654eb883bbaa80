import { expect, test } from 'vitest';
import { worstFirst } from './worst-first.ts';

const status = (name: string, announcedAt: string | null, held: string[] = []) => ({
  name,
  held,
  next: announcedAt === null ? null : { drawDate: announcedAt.slice(0, 10), announcedAt },
});

test('a conflict of sources stands before the longest wait, and no wait last', () => {
  const lotteries = [
    status('none', null),
    status('to come', '2026-12-01T07:30:00.000Z'),
    status('months', '2026-09-01T07:30:00.000Z'),
    status('conflict', '2026-12-01T07:30:00.000Z', ['2026-11-16']),
    status('same as months', '2026-09-01T07:30:00.000Z'),
  ];
  expect(worstFirst(lotteries).map(({ name }) => name)).toEqual([
    'conflict',
    'months',
    'same as months',
    'to come',
    'none',
  ]);
});
