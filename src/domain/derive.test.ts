import { describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { derivePrizes } from './derive.ts';
import type { DrawDate } from './draw-date.ts';

const { archive } = await readRealArchive();
const derive = (slug: string, given: Record<string, string[]>) =>
  derivePrizes(lotteryDraws(archive, slug).lottery, '2026-11-16' as DrawDate, given);

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

  test('nothing is made of too few digits', () => {
    expect(derive('hanoi-normal', { 'bottom-two-digit': ['99'] })).toEqual({
      'bottom-two-digit': ['99'],
    });
  });

  test('every stored draw of one number is what its longest prize gives', () => {
    const wrong = archive
      .filter(({ lottery }) => lottery.drawn === 'one-number')
      .flatMap(({ lottery, draws }) =>
        draws.filter(({ drawDate, prizes }) => {
          const [longest] = lottery.eras[0]?.prizes.filter(({ slug }) => prizes[slug]) ?? [];
          const slug = longest?.slug ?? '';
          const derived = derivePrizes(lottery, drawDate, { [slug]: prizes[slug] ?? [] });
          return Object.entries(derived).some(([name, [number]]) => prizes[name]?.[0] !== number);
        }),
      );
    expect(wrong).toEqual([]);
  });
});
