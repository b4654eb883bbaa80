import { expect, test } from 'vitest';
import { saidDifferently } from './reading.ts';

test.each([
  { count: 5, shown: '2 3 4 5' },
  { count: 7, shown: '2 3 4 5 … (+2)' },
])('of $count numbers of a prize the first five are said, and how many more', (row) => {
  const rest = Array.from({ length: row.count - 1 }, (_, index) => String(index + 2));
  const reading = (source: string, first: string) => {
    return { source, prizes: { many: [first, ...rest], same: ['1'] } };
  };
  expect(saidDifferently([reading('glo', '0'), reading('allhuay', '1')])).toBe(
    `glo ให้ 0 ${row.shown}; allhuay ให้ 1 ${row.shown}`,
  );
});
