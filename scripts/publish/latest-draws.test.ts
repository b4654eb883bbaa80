import { describe, expect, test } from 'vitest';
import {
  describeMove,
  isBackwards,
  type LatestDraws,
  lotteriesOf,
  movesBetween,
  parseStatus,
} from './latest-draws.ts';

const held = (draws: Record<string, object>) => new Map(Object.entries(draws)) as LatestDraws;

describe('parseStatus', () => {
  test('lotteries without a draw are left out, unknown fields do no harm', () => {
    const lotteries = [
      { lottery: 'lao-tv', draws: 2, latest: { drawDate: '2026-08-28', announcedAt: 'x' } },
      { lottery: 'lao-hd', latest: null, next: {} },
    ];
    const draws = parseStatus(JSON.stringify({ success: true, lotteries }), 'live');
    expect([...draws]).toEqual([['lao-tv', { drawDate: '2026-08-28', announcedAt: 'x' }]]);
  });

  test.each(['', '<!doctype html>', '{}', '[]', '{"lotteries":[{"lottery":1}]}'])(
    '%j is refused with the name of where it came from',
    (text) => {
      expect(() => parseStatus(text, 'https://a.example')).toThrow(
        /of https:\/\/a\.example is not/,
      );
    },
  );
});

describe('movesBetween', () => {
  const before = held({ a: { drawDate: '2026-11-16', complete: true, revision: 1 } });

  test.each([
    { to: { drawDate: '2026-11-16', complete: true, revision: 1 }, moves: [] },
    { to: { drawDate: '2026-11-17' }, moves: ['a 2026-11-16 → 2026-11-17'] },
    {
      to: { drawDate: '2026-11-16', complete: true, revision: 2 },
      moves: ['a 2026-11-16 → 2026-11-16 (revision 2)'],
    },
    {
      to: { drawDate: '2026-11-17', complete: false },
      moves: ['a 2026-11-16 → 2026-11-17 (partial)'],
    },
  ])('to $to.drawDate: $moves', ({ to, moves }) => {
    expect(movesBetween(before, held({ a: to })).map(describeMove)).toEqual(moves);
  });

  test('where nothing was live everything is new', () => {
    expect(movesBetween(undefined, before).map(describeMove)).toEqual(['a 2026-11-16']);
  });

  test('a draw that vanishes or goes back is backwards, a new lottery is not', () => {
    const after = held({ b: { drawDate: '2026-11-15' } });
    expect(movesBetween(before, after).filter(isBackwards).map(describeMove)).toEqual([
      'a 2026-11-16 → no draw',
    ]);
    const older = held({ a: { drawDate: '2026-11-15' } });
    expect(movesBetween(before, older).some(isBackwards)).toBe(true);
  });
});

test('lotteriesOf reads the lotteries off the paths', () => {
  const paths = [
    'api/results/a/1.json',
    'api/results/a/20.json',
    'api/stats/b/1.json',
    'index.html',
  ];
  expect(lotteriesOf(new Map(paths.map((path) => [path, ''])))).toEqual(['a']);
});
