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
  test.each([
    { after: [stored, older], because: 'the same draws' },
    {
      after: [drawOf('2026-07-09', threeOf('111', '22')), stored, older],
      because: 'one draw more',
    },
    { after: [corrected, older], because: 'a correction keeps what stood there' },
    {
      after: [{ ...stored, confirmedBy: ['lekdee'] }, older],
      because: 'a confirmation is gained',
    },
  ])('nothing is lost: $because', ({ after }) => {
    expect(findLostNumbers(fileOf(stored, older), fileOf(...after))).toEqual([]);
  });

  test.each([
    { after: [stored], lost: ['draw 2026-07-07'], because: 'a draw is gone' },
    {
      after: [{ ...stored, prizes: top, pending: ['bottom-two-digit'] }, older],
      lost: ['draw 2026-07-08 prizes.bottom-two-digit'],
      because: 'a prize is gone',
    },
    {
      after: [{ ...corrected, corrections: undefined }, older],
      lost: ['draw 2026-07-08 prizes.bottom-two-digit'],
      because: 'a number is another one without a correction',
    },
    {
      after: [{ ...corrected, corrections: [correctionOf({ 'top-two-digit': ['08'] })] }, older],
      lost: ['draw 2026-07-08 prizes.bottom-two-digit'],
      because: 'the correction is of another prize',
    },
    {
      after: [
        { ...stored, prizes: top, corrections: [correctionOf({ 'bottom-two-digit': ['37'] })] },
        older,
      ],
      lost: ['draw 2026-07-08 prizes.bottom-two-digit'],
      because: 'a correction may replace a prize, not remove it',
    },
    {
      after: [corrected, { ...older, prizes: threeOf('793', '23') }],
      lost: ['draw 2026-07-07 prizes.top-three-digit', 'draw 2026-07-07 prizes.top-two-digit'],
      because: 'another draw changes under cover of a correction',
    },
  ])('$lost: $because', ({ after, lost }) => {
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
