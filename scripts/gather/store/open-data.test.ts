import { describe, expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';

/** Draws collected of each lottery, with the first and the last day. */
const STORED = [
  'thai-government 469 2006-12-30..2026-08-16',
  'lao-lottery 967 2017-10-04..2026-10-06',
  'lao-patuxay 49 2026-07-09..2026-08-28',
  'lao-santipap 49 2026-07-09..2026-08-27',
  'lao-citizen 50 2026-07-09..2026-08-28',
  'lao-extra 51 2026-07-09..2026-08-28',
  'hanoi-asean 50 2026-07-10..2026-08-28',
  'lao-tv 53 2026-07-07..2026-08-28',
  'hanoi-star 49 2026-07-10..2026-08-27',
  'lao-hd 52 2026-07-08..2026-08-28',
  'hanoi-tv 50 2026-07-10..2026-08-28',
  'lao-star 51 2026-07-07..2026-08-26',
  'hanoi-redcross 49 2026-07-10..2026-08-27',
  'hanoi-adhoc 327 2025-09-28..2026-10-06',
  'hanoi-special 323 2025-09-27..2026-10-06',
  'hanoi-normal 7575 2005-10-01..2026-10-06',
  'hanoi-vip 302 2025-09-27..2026-10-06',
  'hanoi-develop 49 2026-07-09..2026-08-26',
  'lao-asean 50 2026-07-08..2026-08-26',
  'lao-vip 52 2026-07-06..2026-08-26',
  'lao-union-vip 49 2026-07-09..2026-08-26',
  'lao-star-vip 49 2026-07-09..2026-08-26',
  'hanoi-extra 50 2026-07-08..2026-08-26',
];

describe('the collected draws', async () => {
  const { archive } = await readRealArchive();

  test('are 10,815 of 23 lotteries, and of the other 26 none', () => {
    const stored = archive.filter(({ draws }) => draws.length > 0);
    const days = stored.map(({ lottery, draws }) => {
      const [newest, oldest] = [draws[0]?.drawDate, draws.at(-1)?.drawDate];
      return `${lottery.slug} ${draws.length} ${oldest}..${newest}`;
    });
    expect(days).toEqual(STORED);
    expect(stored.reduce((sum, { draws }) => sum + draws.length, 0)).toBe(10_815);
    expect(archive.length - stored.length).toBe(26);
  });

  test('doubtful draws are marked, and no other', () => {
    const doubted = archive.flatMap(({ lottery, draws }) =>
      draws.flatMap(({ drawDate, doubt }) => (doubt ? [`${lottery.slug} ${drawDate}`] : [])),
    );
    expect(doubted).toEqual([
      'thai-government 2009-12-30',
      'lao-lottery 2023-09-27',
      'lao-lottery 2023-09-25',
      'hanoi-special 2026-08-05',
      'hanoi-normal 2006-09-25',
      'hanoi-normal 2006-09-21',
    ]);
  });
});
