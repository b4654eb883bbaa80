import { describe, expect, test } from 'vitest';
import { isAhead, readKept } from './cache.ts';

const NOW = 1_000_000_000;
const kept = async (body: object) => {
  const text = JSON.stringify({ success: true, ...body });
  const found = await readKept('a', { get: () => ({ text, at: NOW }), set: () => {} }, NOW);
  if (found === undefined) throw new Error('nothing is kept');
  return found;
};

describe('a kept answer is ahead of another by the newest draw or change it knows', () => {
  const at = (day: string, before: string) => [
    { data: [{ drawDate: day }, { drawDate: before }] },
    { dataset: { from: before, to: day } },
    { sourceDraw: { drawDate: day } },
    { changes: [{ at: `${day}T09:00:00Z` }, { at: `${before}T09:00:00Z` }] },
  ];
  const [newer, older] = [at('2026-11-16', '2026-11-01'), at('2026-11-15', '2026-11-14')];
  test.each(newer.map((body, index) => [body, older[index] ?? {}]))(
    '%j before %j',
    async (one, other) => {
      expect(isAhead(await kept(one), other)).toBe(true);
      expect(isAhead(await kept(other), one)).toBe(false);
      expect(isAhead(await kept(one), one)).toBe(false);
      expect(isAhead(await kept(one), {})).toBe(true);
      expect(isAhead(await kept({}), one)).toBe(false);
    },
  );
});

test.each([
  [NOW, 0],
  [NOW - 12_400, 12],
  [NOW - 12_500, 13],
  [NOW + 400, 0],
  [NOW + 1_000, null],
])('what was given at %i is so many seconds old: %s', async (at, ageSeconds) => {
  const cache = { get: () => ({ text: '{"success":true}', etag: '"a"', at }), set: () => {} };
  const found = await readKept('a', cache, NOW);
  expect(found).toMatchObject({ url: 'a', etag: '"a"', body: { success: true } });
  expect(Math.abs(found?.ageSeconds ?? 0)).toBe(Math.abs(ageSeconds ?? 0));
  expect(found?.ageSeconds === null).toBe(ageSeconds === null);
});
