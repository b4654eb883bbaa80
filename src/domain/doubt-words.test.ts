import { expect, test } from 'vitest';
import { DOUBT_WORDS } from './doubt-words.ts';

test.each([
  { count: 5, words: '2 3 4 5' },
  { count: 7, words: '2 3 4 5 … (+2)' },
])('of $count numbers of a prize the first five are said, and how many more', (row) => {
  const rest = Array.from({ length: row.count - 1 }, (_, index) => String(index + 2));
  const reading = (source: string, first: string) => {
    return { source, prizes: { many: [first, ...rest], same: ['1'] } };
  };
  expect(DOUBT_WORDS.witness([reading('glo', '0'), reading('allhuay', '1')])).toBe(
    `แหล่งให้เลขไม่ตรงกัน glo ให้ 0 ${row.words}; allhuay ให้ 1 ${row.words}`,
  );
});
