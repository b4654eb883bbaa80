import { describe, expect, test } from 'vitest';
import { createCache, isAhead } from './cache.ts';

const NOW = 1_000_000_000;

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
    (ahead, behind) => {
      const pairs = [
        [ahead, behind],
        [ahead, {}],
        [behind, ahead],
        [ahead, ahead],
        [{}, ahead],
      ] as const;
      const answers = pairs.map(([body, answer]) => isAhead({ body }, answer));
      expect(answers).toEqual([true, true, false, false, false]);
    },
  );
});

test.each([
  [NOW, 0],
  [NOW - 12_400, 12],
  [NOW - 12_500, 13],
  [NOW + 1_000, null],
])('what was given at %i is so many seconds old: %s', (at, ageSeconds) => {
  const cache = createCache();
  cache.keep('a', { text: '{"success":true}', etag: '"a"', at });
  const kept = cache.find('a', NOW);
  expect(kept).toMatchObject({ url: 'a', etag: '"a"', body: { success: true }, ageSeconds });
  expect(cache.find('b', NOW)).toBeUndefined();
});

test('it holds so much text, and lets the answer not asked for longest go', () => {
  const cache = createCache(5);
  const set = (url: string, text: string) => cache.keep(url, { text, at: 0 });
  const kept = () => ['a', 'b', 'c'].filter((url) => cache.find(url, NOW) !== undefined);
  set('a', '{}');
  set('a', '{}');
  set('b', '{}');
  expect(kept()).toEqual(['a', 'b']);
  cache.find('a', NOW);
  set('c', '{}');
  expect(kept()).toEqual(['a', 'c']);
  set('b', '{   }');
  expect(kept()).toEqual(['b']);
  set('b', '{    }');
  expect(kept()).toEqual([]);
});
