import { describe, expect, test } from 'vitest';
import { drawOf, threeOf } from '../../tests/support/real-lotteries.ts';
import { addCollected } from './add-collected.ts';

const DAY = '2026-08-23';
const parts = threeOf('141', '73');
const whole = { 'five-digit': ['99141'], ...parts };
const stored = drawOf(DAY, parts, { source: 'lekdee', recordedAt: '2026-08-24T01:00:00.000Z' });

describe('addCollected', () => {
  test('a collection with more numbers is credited, and the stored source confirms it', () => {
    const collected = drawOf(DAY, whole, { source: '9kao9', confirmedBy: ['allhuay'] });
    expect(addCollected(stored, collected)).toEqual({
      ...collected,
      confirmedBy: ['allhuay', 'lekdee'],
      recordedAt: stored.recordedAt,
    });
  });

  test('one with no more numbers only confirms', () => {
    const collected = drawOf(DAY, parts, { source: 'huaycheck', sourceUrl: 'https://a.example/' });
    expect(addCollected(stored, collected)).toEqual({ ...stored, confirmedBy: ['huaycheck'] });
  });

  test('the same draw again changes nothing, and its source does not confirm itself', () => {
    expect(addCollected(stored, stored)).toEqual(stored);
    const confirmed = { ...stored, confirmedBy: ['allhuay'] };
    expect(addCollected(confirmed, { ...stored, confirmedBy: ['lekdee', 'allhuay'] })).toEqual(
      confirmed,
    );
  });

  test('what neither has stays pending or lacking', () => {
    const begun = drawOf(
      DAY,
      { 'top-three-digit': ['141'] },
      { pending: ['bottom-two-digit'], lacks: ['five-digit', 'four-digit'] },
    );
    const collected = drawOf(DAY, { 'five-digit': ['99141'] }, { source: '9kao9' });
    expect(addCollected(begun, collected)).toMatchObject({
      pending: ['bottom-two-digit'],
      lacks: ['four-digit'],
      prizes: { 'five-digit': ['99141'], 'top-three-digit': ['141'] },
    });
  });

  test('corrections stay, and a doubt of either is kept', () => {
    const corrections = [
      { at: '2026-08-25T01:00:00.000Z', reason: 'mistyped', previous: { 'top-two-digit': ['14'] } },
    ];
    const doubtful = drawOf(DAY, parts, { source: 'huaycheck', doubt: 'two sites differ' });
    expect(addCollected({ ...stored, corrections }, doubtful)).toMatchObject({
      corrections,
      doubt: 'two sites differ',
    });
    expect(addCollected({ ...stored, doubt: 'ours' }, doubtful).doubt).toBe('ours');
  });
});
