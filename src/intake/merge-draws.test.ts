import { drawOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { WITHDRAWAL, withdrawn } from '../../tests/support/withdrawn.ts';
import { describe, expect, test } from 'vitest';
import type { Draw } from '../domain/draw.ts';
import { restore } from '../domain/withdrawal.ts';
import { formatDrawFile, parseDrawFile } from './draw-file.ts';
import { mergeDrawFiles } from './merge-draws.ts';

const TV = lotteryOf('lao-tv');
const fileOf = (...draws: Draw[]) => formatDrawFile(TV, draws);
const early = '2026-07-09T03:40:00.000Z';
const late = '2026-07-09T03:55:00.000Z';
const base = drawOf('2026-07-08', threeOf('508', '37'));
const nine = drawOf('2026-07-09', threeOf('754', '65'), { recordedAt: early });
const { 'bottom-two-digit': _, ...top } = nine.prizes;
const partial = { ...nine, prizes: top, pending: ['bottom-two-digit'] };

/** The draws of the merge, the same whichever side is ours, or its conflicts. */
function merge(ours: Draw[], theirs: Draw[], from: Draw[] = [base]) {
  const merged = [
    [ours, theirs],
    [theirs, ours],
  ].map(([one = [], other = []]) =>
    mergeDrawFiles(TV, { base: fileOf(...from), ours: fileOf(...one), theirs: fileOf(...other) }),
  );
  expect(merged[0]).toEqual(merged[1]);
  const [result] = merged;
  if (result === undefined || 'conflicts' in result) return result?.conflicts;
  const { entries, findings } = parseDrawFile(result.text);
  expect(findings).toEqual([]);
  return entries.map(({ draw }) => draw);
}

describe('mergeDrawFiles', () => {
  test('draws of both sides stand newest first', () => {
    const eight = drawOf('2026-07-10', threeOf('111', '22'));
    expect(merge([nine, base], [eight, base])).toEqual([eight, nine, base]);
  });

  test('equal numbers keep the earlier time, from whichever side', () => {
    expect(merge([{ ...nine, recordedAt: late }, base], [nine, base])).toEqual([nine, base]);
  });

  test('the series that one side states is kept, and two are for a person to choose from', () => {
    const recorded = { ...nine, recordedAt: late };
    const stated = { ...nine, series: [33, 34] };
    expect(merge([recorded, base], [stated, base])).toEqual([stated, base]);
    expect(merge([{ ...recorded, series: [35] }, base], [stated, base])).toEqual([
      'draw 2026-07-09: its tickets have other series on each side',
    ]);
  });

  test('a second source confirms the first, and confirmations add up', () => {
    const other = { ...nine, source: 'lekdee', recordedAt: late, confirmedBy: ['glo'] };
    expect(merge([nine, base], [other, base])).toEqual([
      { ...nine, confirmedBy: ['glo', 'lekdee'] },
      base,
    ]);
  });

  test.each([
    {
      other: { ...nine, recordedAt: late },
      united: { ...nine, completedAt: late },
      because: 'a complete draw completes a partial one, at the time it came',
    },
    {
      other: {
        ...nine,
        prizes: { 'bottom-two-digit': ['65'] },
        pending: ['top-three-digit', 'top-two-digit'],
        recordedAt: late,
      },
      united: { ...nine, completedAt: late },
      because: 'two parts make the whole',
    },
    {
      other: { ...partial, recordedAt: late },
      united: partial,
      because: 'the same part twice stays partial',
    },
  ])('$because', ({ other, united }) => {
    expect(merge([partial, base], [other, base])).toEqual([united, base]);
  });

  test('a part of another source stays its own, and confirms nothing that it lacks', () => {
    const other = {
      ...nine,
      source: 'lekdee',
      prizes: { 'bottom-two-digit': ['65'] },
      pending: ['top-three-digit', 'top-two-digit'],
      recordedAt: late,
    };
    expect(merge([partial, base], [other, base])).toEqual([
      { ...nine, prizeSources: { 'bottom-two-digit': 'lekdee' }, completedAt: late },
      base,
    ]);
  });

  test('a change of one side alone is taken, and so is a removal', () => {
    const doubted = { ...base, doubt: 'two sites differ' };
    expect(merge([doubted], [nine, base])).toEqual([nine, doubted]);
    expect(merge([], [nine, base])).toEqual([nine]);
  });

  const wrong = { ...nine, prizes: threeOf('754', '66'), recordedAt: late };
  const corrected = {
    ...base,
    prizes: threeOf('508', '38'),
    corrections: [{ at: late, reason: 'mistyped', previous: { 'bottom-two-digit': ['37'] } }],
  };
  test.each([
    {
      ours: [wrong, base],
      said: 'draw 2026-07-09: bottom-two-digit has other numbers on each side',
    },
    {
      ours: [corrected],
      theirs: [{ ...base, confirmedBy: ['lekdee'] }],
      said: 'draw 2026-07-08: bottom-two-digit has other numbers on each side',
    },
    {
      ours: [{ ...base, doubt: 'x' }],
      theirs: [],
      said: 'draw 2026-07-08: one side removed it, the other changed it',
    },
  ])('a person decides: $said', ({ ours, theirs = [nine, base], said }) => {
    expect(merge(ours, theirs)).toEqual([said]);
  });

  const back = restore(withdrawn(nine), { ...WITHDRAWAL, at: '2026-11-21T09:00:00.000Z' });
  const confirmed = { ...nine, confirmedBy: ['lekdee'] };
  const earlier = { at: '2026-11-19T09:00:00.000Z' };
  test.each([
    {
      ours: withdrawn(nine),
      theirs: confirmed,
      merged: withdrawn(confirmed),
      because: 'one side withdraws while the other confirms: no result, and confirmed',
    },
    {
      ours: withdrawn(nine),
      theirs: withdrawn(nine, earlier),
      merged: withdrawn(nine, earlier),
      because: 'both withdrew for one reason: the earlier moment',
    },
    {
      from: withdrawn(nine),
      ours: back,
      theirs: withdrawn(confirmed),
      merged: { ...back, confirmedBy: ['lekdee'] },
      because: 'one side restores, the other adds who confirms',
    },
    {
      from: nine,
      ours: withdrawn(nine),
      theirs: nine,
      merged: withdrawn(nine),
      because: 'one side alone withdraws',
    },
  ])('$because', ({ from = nine, ours, theirs, merged }) => {
    expect(merge([ours], [theirs], [from])).toEqual([merged]);
  });

  test('two reasons are for a person to choose from', () => {
    const other = withdrawn(nine, { reason: { th: 'เลขซ้ำ', en: 'a copy' } });
    expect(merge([withdrawn(nine)], [other], [nine])).toEqual([
      'draw 2026-07-09: it was withdrawn or restored for another reason on each side',
    ]);
  });

  test('a file that cannot be read is a conflict', () => {
    const versions = { base: '', ours: '<<<<<<< HEAD\n[]\n', theirs: fileOf(nine) };
    expect(mergeDrawFiles(TV, versions)).toHaveProperty('conflicts');
  });
});
