import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { oneNumber } from './one-number.ts';

/** MThai's six digits of 2026-06-29: 956782. */
const lao = { 'six-digit': ['956782'], ...fourOf('6782', '67') };
const judge = (slug: string, prizes: Parameters<typeof drawOf>[1]) =>
  oneNumber(drawOf('2026-06-29', prizes), contextOf(slug)).map(describeFinding);
const shared = (path: string, value: string, with_: string) =>
  `prizes.${path}[0]: "${value}" — expected the digits it shares with ${with_}`;

describe('oneNumber', () => {
  test.each([
    { slug: 'lao-lottery', prizes: lao, because: 'all are parts of 956782' },
    { slug: 'lao-lottery', prizes: fourOf('6782', '67'), because: 'two digits are not known' },
    { slug: 'hanoi-normal', prizes: fourOf('0213', '00'), because: 'the bottom pair has no place' },
    {
      slug: 'lao-tv',
      prizes: threeOf('792', '23'),
      because: 'the pair BC shares nothing with DEF',
    },
    { slug: 'lao-tv', prizes: { 'five-digit': ['23792'], ...threeOf('792', '23') }, because: 'BC' },
    {
      slug: 'lao-vip',
      prizes: { 'five-digit': ['95065'], ...threeOf('065', '50') },
      because: 'CD',
    },
    {
      slug: 'lao-niyom',
      prizes: { 'six-digit': ['205780'], ...threeOf('780', '20') },
      because: 'AB',
    },
    {
      slug: 'thai-government',
      prizes: { 'first-prize': ['004615'], 'last-two-digit': ['53'] },
      because: 'each prize is drawn by itself',
    },
    {
      slug: 'gsb-lottery',
      prizes: {
        'seven-digit': ['1996039'],
        'top-three-digit': ['039'],
        'bottom-two-digit': ['45'],
      },
      because: 'three of the seven, and the pair of another prize',
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
    {
      slug: 'lao-tv',
      prizes: { 'five-digit': ['23792'], ...threeOf('792', '32') },
      expected: shared('bottom-two-digit', '32', 'five-digit, 23792'),
      because: 'the bottom pair is BC',
    },
    {
      slug: 'lao-vip',
      prizes: threeOf('065', '51'),
      expected: shared('bottom-two-digit', '51', 'top-three-digit, 065'),
      because: 'its second digit is D, even where nobody has the five',
    },
    {
      slug: 'gsb-lottery',
      prizes: { 'seven-digit': ['1996039'], 'top-three-digit': ['093'] },
      expected: shared('top-three-digit', '093', 'seven-digit, 1996039'),
      because: 'the last three of the seven',
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

  describe('a pair from within the number', () => {
    const stored = Array.from({ length: 10 }, (_, day) =>
      drawOf(`2026-07-${day + 10}`, { 'five-digit': ['23792'], ...threeOf('792', '23') }),
    );
    const severities = (draws: typeof stored, prizes: (typeof stored)[0]['prizes']) =>
      oneNumber(drawOf('2026-08-01', prizes), { ...contextOf('lao-tv'), draws }).map(
        ({ severity }) => severity ?? 'error',
      );
    const swapped = { 'five-digit': ['23792'], ...threeOf('792', '32') };

    test('only warns until ten draws have it there', () => {
      expect(severities(stored.slice(1), swapped)).toEqual(['warning']);
      expect(severities(stored, swapped)).toEqual(['error']);
    });

    test('is borne out by no draw that contradicts it, or that shares no digit with it', () => {
      const against = drawOf('2026-07-31', swapped);
      const silent = drawOf('2026-07-30', threeOf('792', '23'));
      expect(severities([...stored.slice(1), against, silent], swapped)).toEqual(['warning']);
    });

    test('the end of the number is sure without any draw', () => {
      expect(severities([], { 'five-digit': ['23792'], 'top-three-digit': ['791'] })).toEqual([
        'error',
      ]);
      expect(severities([], { ...threeOf('792', '23'), 'top-two-digit': ['93'] })).toEqual([
        'error',
      ]);
    });
  });
});
