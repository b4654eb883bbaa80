import { expect, test } from 'vitest';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { coverageOf, drawsBySource } from './coverage.ts';

const { archive } = await readRealArchive();
const draws = archive.flatMap((one) => one.draws);

test('every lottery with a draw is covered, from its oldest draw to its newest', () => {
  const coverage = coverageOf(archive);
  const held = archive.filter((one) => one.draws.length > 0);
  expect(coverage.map(({ slug }) => slug)).toEqual(held.map(({ lottery }) => lottery.slug));
  for (const { from, to } of coverage) expect(from <= to).toBe(true);
});

test('no draw is counted twice or left out', () => {
  const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
  expect(total(coverageOf(archive).map((one) => one.draws))).toBe(draws.length);
  expect(total(drawsBySource(archive).values())).toBe(draws.length);
});

test('a draw is confirmed when another source has its numbers, and in doubt when it says why', () => {
  const draw = { source: 'a', prizes: {} };
  const [one] = coverageOf([
    {
      lottery: archive[0]?.lottery as never,
      draws: [
        { ...draw, drawDate: '2026-01-03' as never, confirmedBy: ['b'] },
        { ...draw, drawDate: '2026-01-02' as never, confirmedBy: [] },
        { ...draw, drawDate: '2026-01-01' as never, doubt: 'why' },
      ],
    },
  ]);
  expect(one).toMatchObject({
    confirmed: 1,
    doubts: [{ drawDate: '2026-01-01', doubt: 'why' }],
  });
});
