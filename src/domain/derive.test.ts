import { describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { derivePrizes, partsOfNumber, findWholes } from './derive.ts';
import { parseDrawDate } from './draw-date.ts';

const { archive } = await readRealArchive();
const derive = (slug: string, given: Record<string, string[]>) =>
  derivePrizes(lotteryDraws(archive, slug).lottery, parseDrawDate('2026-11-16'), given);

describe('derivePrizes', () => {
  test('top two follow from top three', () => {
    expect(derive('lao-tv', { 'top-three-digit': ['513'] })).toEqual({
      'top-three-digit': ['513'],
      'top-two-digit': ['13'],
    });
  });

  test('a Lao number of four digits gives all but the six', () => {
    expect(derive('lao-lottery', { 'four-digit': ['1878'] })).toEqual({
      'four-digit': ['1878'],
      'top-three-digit': ['878'],
      'top-two-digit': ['78'],
      'bottom-two-digit': ['18'],
    });
  });

  test('the adjacent prizes follow from the first, round the end', () => {
    expect(derive('thai-government', { 'first-prize': ['000000'] })).toEqual({
      'first-prize': ['000000'],
      'adjacent-first-prize': ['000001', '999999'],
    });
  });

  test.each([' 04615', '๐๐๔๖๑๕', '46150', '１２３４５６', 'xxxxxx'])(
    'no adjacent prize follows from %j',
    (odd) => {
      expect(derive('thai-government', { 'first-prize': [odd] })).toEqual({ 'first-prize': [odd] });
    },
  );

  test('what is given stays, even where it contradicts: the rules will say so', () => {
    const given = { 'top-three-digit': ['513'], 'top-two-digit': ['99'] };
    expect(derive('lao-tv', given)['top-two-digit']).toEqual(['99']);
  });

  test.each<[slug: string, whole: string, number: string, parts: (string | undefined)[]]>([
    // The pair is digits 2-3 of five, 1-2 of five, 1-2 of six, or of another prize.
    ['lao-vip', 'five-digit', '95065', ['065', '65', '50']],
    ['lao-tv', 'five-digit', '15424', ['424', '24', '15']],
    ['lao-mungkung', 'six-digit', '428581', ['581', '81', '42']],
    ['hanoi-vip', 'five-digit', '05910', ['910', '10', undefined]],
    ['gsb-lottery', 'seven-digit', '1996039', ['039', undefined, undefined]],
  ])('%s: of its %s %s follow %j', (slug, whole, number, parts) => {
    const derived = derive(slug, { [whole]: [number] });
    const slugs = ['top-three-digit', 'top-two-digit', 'bottom-two-digit'];
    expect(slugs.map((prize) => derived[prize]?.[0])).toEqual(parts);
  });

  test('a number is never put together of its parts', () => {
    const given = { 'top-three-digit': ['508'], 'bottom-two-digit': ['37'] };
    expect(derive('lao-tv', given)).toEqual({ ...given, 'top-two-digit': ['08'] });
  });

  test('nothing is made of too few digits', () => {
    expect(derive('hanoi-normal', { 'bottom-two-digit': ['99'] })).toEqual({
      'bottom-two-digit': ['99'],
    });
  });
});

const DAY = parseDrawDate('2026-11-16');
const lotteryOf = (slug: string) => lotteryDraws(archive, slug).lottery;

describe('partsOfNumber', () => {
  test.each([
    { slug: 'lao-lottery', number: '142383', parts: '142383 2383 383 83 23' },
    { slug: 'lao-lottery', number: '27568', parts: '7568 568 68 75' },
    { slug: 'lao-lottery', number: '2256', parts: '2256 256 56 22' },
    { slug: 'hanoi-normal', number: '18132', parts: '18132 8132 132 32' },
    { slug: 'hanoi-normal', number: '8132', parts: '8132 132 32' },
    { slug: 'gsb-lottery', number: '1996039', parts: '1996039 039' },
    { slug: 'thai-government', number: '730640', parts: '' },
  ])('$number of $slug: $parts', ({ slug, number, parts }) => {
    const numbers = Object.values(partsOfNumber(lotteryOf(slug), DAY, number));
    expect(numbers.join(' ')).toBe(parts);
  });
});

describe('findWholes', () => {
  test.each([
    { slug: 'lao-tv', given: ['top-three-digit'], lacking: ['five-digit'] },
    { slug: 'lao-tv', given: ['five-digit', 'top-three-digit'], lacking: [] },
    { slug: 'lao-tv', given: ['top-two-digit', 'bottom-two-digit'], lacking: [] },
    { slug: 'hanoi-normal', given: ['top-three-digit'], lacking: ['five-digit', 'four-digit'] },
    { slug: 'lao-lottery', given: ['four-digit'], lacking: ['six-digit'] },
    { slug: 'gsb-lottery', given: ['top-three-digit'], lacking: ['seven-digit'] },
    { slug: 'thai-government', given: ['last-three-digit'], lacking: [] },
  ])('$slug of $given lacks $lacking', ({ slug, given, lacking }) => {
    expect(findWholes(lotteryOf(slug), DAY, given)).toEqual(lacking);
  });
});
