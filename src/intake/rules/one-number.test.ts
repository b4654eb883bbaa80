import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { oneNumber } from './one-number.ts';

/** MThai's six digits of 2026-06-29: 956782. */
const lao = { 'six-digit': ['956782'], ...fourOf('6782', '67') };
const judge = (slug: string, prizes: Parameters<typeof drawOf>[1]) =>
  oneNumber(drawOf('2026-06-29', prizes), contextOf(slug));
const shared = (path: string, value: string, with_: string) => ({
  path: `prizes.${path}[0]`,
  value,
  expectation: `expected the digits it shares with ${with_}`,
});

describe('oneNumber', () => {
  test.each([
    { slug: 'lao-lottery', prizes: lao, because: 'all are parts of 956782' },
    { slug: 'lao-lottery', prizes: fourOf('6782', '67'), because: 'two digits are not known' },
    { slug: 'hanoi-normal', prizes: fourOf('0213', '00'), because: 'the bottom pair has no place' },
    { slug: 'lao-tv', prizes: threeOf('792', '23'), because: 'the bottom pair has no place' },
    {
      slug: 'thai-government',
      prizes: { 'first-prize': ['004615'], 'last-two-digit': ['53'] },
      because: 'each prize is drawn by itself',
    },
    {
      slug: 'gsb-lottery',
      prizes: { 'top-three-digit': ['123'], 'bottom-two-digit': ['45'] },
      because: 'each prize is drawn by itself',
    },
  ])('$slug agrees with itself: $because', ({ slug, prizes }) => {
    expect(judge(slug, prizes)).toEqual([]);
  });

  test.each([
    {
      slug: 'lao-lottery',
      prizes: { ...lao, 'bottom-two-digit': ['82'] },
      expected: shared('bottom-two-digit', '82', 'six-digit, 956782'),
      because: 'the bottom pair is CD, not EF',
    },
    {
      slug: 'lao-lottery',
      prizes: { ...fourOf('6782', '67'), 'top-three-digit': ['682'] },
      expected: shared('top-three-digit', '682', 'four-digit, 6782'),
      because: 'D is 7',
    },
    {
      slug: 'hanoi-normal',
      prizes: { ...fourOf('0213', '00'), 'top-two-digit': ['00'] },
      expected: shared('top-two-digit', '00', 'four-digit, 0213'),
      because: 'the top pair is the tail of the four',
    },
    {
      slug: 'lao-tv',
      prizes: { ...threeOf('792', '23'), 'top-two-digit': ['79'] },
      expected: shared('top-two-digit', '79', 'top-three-digit, 792'),
      because: 'the top pair is the tail of the three, not its head',
    },
  ])('$slug contradicts itself: $because', ({ slug, prizes, expected }) => {
    expect(judge(slug, prizes)).toEqual([expected]);
  });

  test('every other top pair contradicts 792', () => {
    const wrong = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0')).filter(
      (pair) => judge('lao-tv', { ...threeOf('792', '23'), 'top-two-digit': [pair] }).length > 0,
    );
    expect(wrong).toHaveLength(99);
    expect(wrong).not.toContain('92');
  });

  test('a number of the wrong width is number-width’s to report', () => {
    const prizes = { ...threeOf('792', '23'), 'top-two-digit': ['2'] };
    expect(judge('lao-tv', prizes)).toEqual([]);
  });
});
