import { describe, expect, test } from 'vitest';
import { drawOf, lotteryOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { WITHDRAWAL, withdrawn } from '../../tests/support/withdrawn.ts';
import type { Draw } from '../domain/draw.ts';
import { restore } from '../domain/withdrawal.ts';
import { formatDrawFile } from './draw-file.ts';
import { findLostNumbers } from './lost-numbers.ts';

const fileOf = (...draws: Draw[]) => formatDrawFile(lotteryOf('lao-tv'), draws);
const older = drawOf('2026-07-07', threeOf('792', '23'));
const stored = drawOf('2026-07-08', threeOf('508', '37'));
const correctionOf = (previous: Draw['prizes'], at = '2026-07-09T00:00:00.000Z') => ({
  at,
  reason: 'mistyped',
  previous,
});
const corrected = {
  ...stored,
  prizes: { ...stored.prizes, 'bottom-two-digit': ['38'] },
  corrections: [correctionOf({ 'bottom-two-digit': ['37'] })],
};
const { 'bottom-two-digit': _, ...top } = stored.prizes;

describe('findLostNumbers', () => {
  test.each<[because: string, after: Draw[]]>([
    ['the same draws', [stored, older]],
    ['one draw more', [drawOf('2026-07-09', threeOf('111', '22')), stored, older]],
    ['a correction keeps what stood there', [corrected, older]],
    ['a confirmation is gained', [{ ...stored, confirmedBy: ['lekdee'] }, older]],
  ])('nothing is lost: %s', (_because, after) => {
    expect(findLostNumbers(fileOf(stored, older), fileOf(...after))).toEqual([]);
  });

  const PAIR = 'draw 2026-07-08 prizes.bottom-two-digit';
  const correctedTo = (prizes: Draw['prizes'], previous: Draw['prizes']) => [
    { ...stored, prizes, corrections: [correctionOf(previous)] },
    older,
  ];
  test.each<[lost: string[], because: string, after: Draw[]]>([
    [['draw 2026-07-07'], 'a draw is gone', [stored]],
    [[PAIR], 'a prize is gone', [{ ...stored, prizes: top, pending: ['bottom-two-digit'] }, older]],
    [
      [PAIR],
      'another number without a correction',
      [{ ...corrected, corrections: undefined }, older],
    ],
    [
      [PAIR],
      'a correction of another prize',
      correctedTo(corrected.prizes, { 'top-two-digit': ['08'] }),
    ],
    [[PAIR], 'a correction removes no prize', correctedTo(top, { 'bottom-two-digit': ['37'] })],
    [
      ['draw 2026-07-07 prizes.top-three-digit', 'draw 2026-07-07 prizes.top-two-digit'],
      'another draw changes under cover of a correction',
      [corrected, { ...older, prizes: threeOf('793', '23') }],
    ],
  ])('%j: %s', (lost, _because, after) => {
    expect(findLostNumbers(fileOf(stored, older), fileOf(...after))).toEqual(lost);
  });

  test('an earlier correction stays in the history', () => {
    const again = { ...corrected, corrections: [correctionOf({ 'top-two-digit': ['08'] })] };
    const lost = findLostNumbers(fileOf(corrected), fileOf(again));
    expect(lost).toEqual(['draw 2026-07-08 corrections']);
  });

  test('a withdrawal is undone by restoring, and by nothing else', () => {
    const back = restore(withdrawn(stored), { ...WITHDRAWAL, at: '2026-11-21T09:00:00.000Z' });
    const kept = [
      [stored, withdrawn(stored)],
      [withdrawn(stored), back],
      [back, back],
    ] as const;
    for (const [one, other] of kept)
      expect(findLostNumbers(fileOf(one), fileOf(other))).toEqual([]);
    const lost = [
      [withdrawn(stored), stored],
      [back, withdrawn(stored)],
      [back, stored],
    ] as const;
    for (const [one, other] of lost) {
      const said = findLostNumbers(fileOf(one), fileOf(other));
      expect(said).toEqual(['draw 2026-07-08 withdrawals']);
    }
  });

  test('a number hidden by a key written twice is not dropped either', () => {
    const twice = fileOf(stored).replace('"bottom-two-digit"', '"bottom-two-digit":["99"],$&');
    expect(findLostNumbers(twice, fileOf(stored))).toEqual(['the number "99"']);
  });

  test('a draw that stands twice is not made one', () => {
    const other = { ...stored, prizes: threeOf('509', '37') };
    expect(findLostNumbers(fileOf(stored, other), fileOf(stored))).not.toEqual([]);
    expect(findLostNumbers(fileOf(stored, stored), fileOf(stored))).not.toEqual([]);
  });
});
