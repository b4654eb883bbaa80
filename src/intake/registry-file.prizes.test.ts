// What the real data/lotteries.json says each lottery pays, against the tables of what was
// verified: nothing before 2010-03-01 is, so amounts there are 0.00.
import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from '../../tests/support/real-lotteries.ts';
import { parseDrawDate } from '../domain/draw-date.ts';
import { eraOn, type Lottery } from '../domain/lottery.ts';

/** `slug name digits×picks place`, one line a prize. */
const linesOf = (lottery: Lottery) =>
  lottery.eras
    .at(-1)
    ?.prizes.map(
      ({ slug, nameTh, digits, picks, place }) =>
        `${slug} | ${nameTh} | ${digits}×${picks} ${place}`,
    );

const SEVEN = 'seven-digit | เลข 7 ตัว | 7×1 null';
const SIX = 'six-digit | เลข 6 ตัว | 6×1 ABCDEF';
const FIVE = 'five-digit | เลข 5 ตัว | 5×1 BCDEF';
const FOUR = 'four-digit | เลข 4 ตัว | 4×1 CDEF';
const TOP_THREE = 'top-three-digit | 3 ตัวบน | 3×1 DEF';
const TOP_TWO = 'top-two-digit | 2 ตัวบน | 2×1 EF';
const bottom = (place: string) => `bottom-two-digit | 2 ตัวล่าง | 2×1 ${place}`;

const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  'thai-government': [
    'first-prize | รางวัลที่ 1 | 6×1 ABCDEF',
    'adjacent-first-prize | รางวัลข้างเคียงรางวัลที่ 1 | 6×2 ABCDEF',
    'second-prize | รางวัลที่ 2 | 6×5 ABCDEF',
    'third-prize | รางวัลที่ 3 | 6×10 ABCDEF',
    'fourth-prize | รางวัลที่ 4 | 6×50 ABCDEF',
    'fifth-prize | รางวัลที่ 5 | 6×100 ABCDEF',
    'front-three-digit | รางวัลเลขหน้า 3 ตัว | 3×2 ABC',
    'last-three-digit | รางวัลเลขท้าย 3 ตัว | 3×2 DEF',
    'last-two-digit | รางวัลเลขท้าย 2 ตัว | 2×1 EF',
  ],
  'lao-lottery': [
    SIX,
    FOUR,
    TOP_THREE,
    TOP_TWO,
    // The first two of the four.
    bottom('CD'),
  ],
  'hanoi-normal': [FIVE, FOUR, TOP_THREE, TOP_TWO, bottom('null')],
  'hanoi-4d': [FIVE, FOUR, TOP_THREE, TOP_TWO, bottom('null')],
  'gsb-lottery': [SEVEN, TOP_THREE, bottom('null')],
};

const LAO_SIX =
  'development-morning development-morning-vip development-midday mungkung munkong sabaidee kaownah jaroen niyom rumruay mongkol rungreung';
const FIVE_FRONT =
  'lao-patuxay lao-santipap lao-citizen lao-extra lao-morning lao-tv lao-hd lao-star lao-star-vip lao-asean lao-redcross lao-plus hanoi-svip';
const FIVE_MIDDLE = 'vip union-vip super special special-midday nakhonluang aiyara';

const among = (slug: string, names: string, prefix = '') =>
  names.split(' ').some((name) => slug === `${prefix}${name}`);

/** By the place of the bottom pair; the other hanoi lotteries take it from another prize. */
function expectedOf(slug: string): readonly string[] {
  if (SPECIAL[slug] !== undefined) return SPECIAL[slug];
  if (among(slug, LAO_SIX, 'lao-')) return [SIX, TOP_THREE, TOP_TWO, bottom('AB')];
  if (among(slug, FIVE_FRONT)) return [FIVE, TOP_THREE, TOP_TWO, bottom('BC')];
  if (among(slug, FIVE_MIDDLE, 'lao-')) return [FIVE, TOP_THREE, TOP_TWO, bottom('CD')];
  return slug.startsWith('hanoi-') ? [FIVE, TOP_THREE, TOP_TWO, bottom('null')] : [];
}

const ERAS = [
  ['2006-12-30', '0.00 0.00 0.00 0.00 0.00 0.00', '', '4×0.00', '0.00'],
  [
    '2010-03-01',
    '2000000.00 50000.00 100000.00 40000.00 20000.00 10000.00',
    '',
    '4×2000.00',
    '1000.00',
  ],
  [
    '2015-08-01',
    '3000000.00 50000.00 100000.00 40000.00 20000.00 10000.00',
    '',
    '4×2000.00',
    '1000.00',
  ],
  [
    '2015-09-01',
    '3000000.00 50000.00 100000.00 40000.00 20000.00 10000.00',
    '2×2000.00',
    '2×2000.00',
    '1000.00',
  ],
  [
    '2017-09-01',
    '6000000.00 100000.00 200000.00 80000.00 40000.00 20000.00',
    '2×4000.00',
    '2×4000.00',
    '2000.00',
  ],
] as const;

const thai = lotteryOf('thai-government');

describe('prizes of the registry', () => {
  test.each(LOTTERIES)('$slug has the prizes of its family', (lottery) => {
    expect(linesOf(lottery)).toEqual(expectedOf(lottery.slug));
  });

  test.each(ERAS)('thai-government from %s: %s, front %s, last %s, %s', (from, ...expected) => {
    const prizes = eraOn(thai, parseDrawDate(from))?.prizes ?? [];
    const six = prizes.filter(({ digits }) => digits === 6).map(({ amount }) => amount);
    const three = (slug: string) =>
      prizes.filter((one) => one.slug === slug).map(({ picks, amount }) => `${picks}×${amount}`);
    expect([
      six.join(' '),
      three('front-three-digit').join(),
      three('last-three-digit').join(),
      prizes.at(-1)?.amount,
    ]).toEqual(expected);
  });

  test('there are no other eras', () => {
    expect(thai.eras.map(({ from }) => from)).toEqual(ERAS.map(([from]) => from));
  });

  test('no other lottery has an official payout, or an era of its own', () => {
    const others = LOTTERIES.filter(({ slug }) => slug !== 'thai-government');
    for (const { eras } of others) {
      expect(eras.map(({ from }) => from)).toEqual([null]);
      expect(eras[0]?.prizes.filter(({ amount }) => amount !== '0.00')).toEqual([]);
    }
  });

  test('only the government draws each prize by itself', () => {
    const each = LOTTERIES.filter(({ drawn }) => drawn === 'each-prize');
    expect(each.map(({ slug }) => slug)).toEqual(['thai-government']);
  });

  test('the newest era has every prize there ever was, so writing a draw loses none', () => {
    for (const { eras } of LOTTERIES) {
      const newest = new Set(eras.at(-1)?.prizes.map(({ slug }) => slug));
      const ever = eras.flatMap(({ prizes }) => prizes.map(({ slug }) => slug));
      expect(ever.filter((slug) => !newest.has(slug))).toEqual([]);
    }
  });
});
