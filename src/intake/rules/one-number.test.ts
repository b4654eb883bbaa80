import { describe, expect, test } from 'vitest';
import { contextOf, drawOf, fourOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { describeFinding } from '../problem.ts';
import { oneNumber } from './one-number.ts';

/** MThai's six digits of 2026-06-29: 956782. */
const lao = { 'six-digit': ['956782'], ...fourOf('6782', '67') };
const judge = (slug: string, prizes: Parameters<typeof drawOf>[1]) =>
  oneNumber(drawOf('2026-06-29', prizes), contextOf(slug)).map(describeFinding);
const five = (number: string, top: string, bottom: string) => ({
  'five-digit': [number],
  ...threeOf(top, bottom),
});
const gsb = (top: string) => ({ 'seven-digit': ['1996039'], 'top-three-digit': [top] });
type Prizes = Parameters<typeof drawOf>[1];

describe('oneNumber', () => {
  test.each<[slug: string, prizes: Prizes, because: string]>([
    ['lao-lottery', lao, 'all are parts of 956782'],
    ['lao-lottery', fourOf('6782', '67'), 'two digits are not known'],
    ['hanoi-normal', fourOf('0213', '00'), 'the bottom pair has no place'],
    ['lao-tv', threeOf('792', '23'), 'the pair BC shares nothing with DEF'],
    ['lao-tv', five('23792', '792', '23'), 'BC'],
    ['lao-vip', five('95065', '065', '50'), 'CD'],
    ['lao-niyom', { 'six-digit': ['205780'], ...threeOf('780', '20') }, 'AB'],
    ['gsb-lottery', { ...gsb('039'), 'bottom-two-digit': ['45'] }, 'the pair is another prize'],
    [
      'thai-government',
      { 'first-prize': ['004615'], 'last-two-digit': ['53'] },
      'each prize is drawn by itself',
    ],
  ])('%s agrees with itself: %j, %s', (slug, prizes) => {
    expect(judge(slug, prizes)).toEqual([]);
  });

  const top = (pair: string) => ({ 'top-two-digit': [pair] });
  const of = (slug: string, value: string, whole: string) =>
    `prizes.${slug}[0]: "${value}" — expected the digits it shares with ${whole}`;
  test.each<[slug: string, prizes: Prizes, finding: string, because: string]>([
    [
      'lao-lottery',
      { ...lao, 'bottom-two-digit': ['82'] },
      of('bottom-two-digit', '82', 'six-digit, 956782'),
      'the bottom pair is CD, not EF',
    ],
    [
      'lao-lottery',
      { ...fourOf('6782', '67'), 'top-three-digit': ['682'] },
      of('top-three-digit', '682', 'four-digit, 6782'),
      'D is 7',
    ],
    [
      'hanoi-normal',
      { ...fourOf('0213', '00'), ...top('00') },
      of('top-two-digit', '00', 'four-digit, 0213'),
      'the top pair is the tail of the four',
    ],
    [
      'lao-tv',
      { ...threeOf('792', '23'), ...top('79') },
      of('top-two-digit', '79', 'top-three-digit, 792'),
      'the top pair is the tail of the three, not its head',
    ],
    [
      'lao-tv',
      five('23792', '792', '32'),
      of('bottom-two-digit', '32', 'five-digit, 23792'),
      'the bottom pair is BC',
    ],
    [
      'lao-vip',
      threeOf('065', '51'),
      of('bottom-two-digit', '51', 'top-three-digit, 065'),
      'its second digit is D, even where nobody has the five',
    ],
    [
      'gsb-lottery',
      gsb('093'),
      of('top-three-digit', '093', 'seven-digit, 1996039'),
      'the last three of the seven',
    ],
  ])('%s %j contradicts itself: %s, since %s', (slug, prizes, finding) => {
    expect(judge(slug, prizes)).toEqual([finding]);
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
