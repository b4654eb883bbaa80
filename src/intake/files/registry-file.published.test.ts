// What the service promises of its lotteries, written out by hand, against data/ itself: the spec's
// 49 identifiers with their times, their usual names, and what their prizes are. Only this file
// says what data/ has to hold; a lottery or an era that is added later is none of its business.
import { describe, expect, test } from 'vitest';
import stored from '../../../data/lotteries.json' with { type: 'json' };
import { parseDrawDate } from '../../domain/draw-date.ts';
import { eraOn, type Lottery, type PrizeKind, type Schedule } from '../../domain/lottery.ts';
import { parseRegistry } from './registry-file.ts';

const registry = parseRegistry(stored);
const LOTTERIES: readonly Lottery[] = 'value' in registry ? registry.value.lotteries : [];
const lotteryOf = (slug: string) => LOTTERIES.find((lottery) => lottery.slug === slug) as Lottery;

/** In the order of the spec: drawn when, slug, family, usual Thai name. */
const ROWS = `
1,16 14:30 thai-government thai สลากกินแบ่งรัฐบาล
monday,thursday 20:30 lao-lottery lao-development หวยลาวพัฒนา
1,16 10:30-14:00 gsb-lottery gsb หวยออมสิน
daily 05:45 lao-patuxay five-front ลาวประตูชัย
daily 06:45 lao-santipap five-front ลาวสันติภาพ
daily 07:45 lao-citizen five-front ประชาชนลาว
daily 08:30 hanoi-morning hanoi ฮานอยเช้า
daily 08:30 lao-extra five-front ลาว Extra
daily 08:30 lao-morning five-front ลาวเช้า
daily 09:00 lao-development-morning lao-six ลาวพัฒนาเช้า
daily 09:30 hanoi-asean hanoi ฮานอยอาเซียน
daily 10:00 lao-development-morning-vip lao-six ลาวพัฒนาเช้า VIP
daily 10:30 lao-tv five-front ลาวทีวี
daily 11:30 lao-mungkung lao-six ลาวมั่งคั่ง
daily 12:00 lao-special-midday five-middle ลาวพิเศษรอบเที่ยง
daily 12:00 lao-special five-middle ลาวพิเศษ
daily 12:05 lao-plus five-front ลาวพลัส
daily 12:30 hanoi-star hanoi ฮานอยสตาร์
daily 12:30 lao-development-midday lao-six ลาวพัฒนาเที่ยง
daily 12:30 lao-sabaidee lao-six ลาวสบายดี
daily 13:30 lao-kaownah lao-six ลาวก้าวหน้า
daily 13:45 lao-hd five-front ลาว HD
daily 14:30 hanoi-tv hanoi ฮานอยทีวี
daily 14:30 lao-jaroen lao-six ลาวเจริญ
daily 15:30 lao-nakhonluang five-middle ลาวนครหลวง
daily 15:30 lao-munkong lao-six ลาวมั่นคง
daily 15:45 lao-star five-front ลาวสตาร์
daily 16:30 hanoi-redcross hanoi ฮานอยกาชาด
daily 16:30 hanoi-adhoc hanoi ฮานอยเฉพาะกิจ
daily 16:30 lao-niyom lao-six ลาวนิยม
daily 16:30 lao-rumruay lao-six ลาวร่ำรวย
daily 16:45 hanoi-svip five-front ฮานอย SVIP
daily 17:30 hanoi-special hanoi ฮานอยพิเศษ
daily 17:30 hanoi-union hanoi ฮานอยสามัคคี
daily 18:30 hanoi-normal hanoi-four-digit ฮานอยปกติ
daily 18:30 lao-mongkol lao-six ลาวมงคล
daily 19:00 lao-super five-middle ลาวซูเปอร์
daily 19:30 hanoi-vip hanoi ฮานอย VIP
daily 19:30 hanoi-develop hanoi ฮานอยพัฒนา
daily 21:00 hanoi-4d hanoi-four-digit ฮานอย 4D
daily 21:00 lao-asean five-front ลาวอาเซียน
daily 21:30 lao-rungreung lao-six ลาวรุ่งเรือง
daily 21:30 lao-vip five-middle ลาว VIP
daily 21:30 lao-union-vip five-middle ลาวสามัคคี VIP
daily 22:00 lao-star-vip five-front ลาวสตาร์ VIP
daily 22:30 hanoi-late hanoi ฮานอยดึก
daily 22:30 hanoi-extra hanoi ฮานอย Extra
daily 23:30 lao-aiyara five-middle ลาวไอยรา
daily 23:30 lao-redcross five-front ลาวกาชาด`
  .trim()
  .split('\n');

const PROMISED = ROWS.map((row) => {
  const [days = '', time = '', slug = '', family = '', ...name] = row.split(' ');
  return { schedule: `${days} ${time}`, slug, family, nameTh: name.join(' ') };
});

/** `monday,thursday 20:30`; `1,16 10:30-14:00`. */
function whenDrawn(schedule: Schedule): string {
  const days = schedule.every === 'day' ? 'daily' : schedule.on.join();
  return `${days} ${schedule.time}${schedule.until ? `-${schedule.until}` : ''}`;
}

const SIX = 'six-digit | เลข 6 ตัว | 1×6 ABCDEF 0.00';
const FIVE = 'five-digit | เลข 5 ตัว | 1×5 BCDEF 0.00';
const FOUR = 'four-digit | เลข 4 ตัว | 1×4 CDEF 0.00';
const TOP_THREE = 'top-three-digit | 3 ตัวบน | 1×3 DEF 0.00';
const TOP = [TOP_THREE, 'top-two-digit | 2 ตัวบน | 1×2 EF 0.00'];
const bottom = (place: string) => `bottom-two-digit | 2 ตัวล่าง | 1×2 ${place} 0.00`;

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'hanoi-four-digit': [FIVE, FOUR, ...TOP, bottom('null')],
  hanoi: [FIVE, ...TOP, bottom('null')],
  'lao-development': [SIX, FOUR, ...TOP, bottom('CD')],
  'lao-six': [SIX, ...TOP, bottom('AB')],
  'five-front': [FIVE, ...TOP, bottom('BC')],
  'five-middle': [FIVE, ...TOP, bottom('CD')],
  gsb: ['seven-digit | เลข 7 ตัว | 1×7 null 0.00', TOP_THREE, bottom('null')],
};

const describePrize = ({ slug, nameTh, picks, digits, place, amount }: PrizeKind) =>
  `${slug} | ${nameTh} | ${picks}×${digits} ${place} ${amount}`;

const WHOLE = [
  ['first-prize', 'รางวัลที่ 1', 1],
  ['adjacent-first-prize', 'รางวัลข้างเคียงรางวัลที่ 1', 2],
  ['second-prize', 'รางวัลที่ 2', 5],
  ['third-prize', 'รางวัลที่ 3', 10],
  ['fourth-prize', 'รางวัลที่ 4', 50],
  ['fifth-prize', 'รางวัลที่ 5', 100],
] as const;

/** From a day on: the prizes of six digits in order, front three, last three, last two. */
const ERAS = [
  // Nothing before 2010-03-01 is verified.
  ['2006-12-30', '0 0 0 0 0 0', '', '4×3 DEF 0', '0'],
  ['2010-03-01', '2000000 50000 100000 40000 20000 10000', '', '4×3 DEF 2000', '1000'],
  ['2015-08-01', '3000000 50000 100000 40000 20000 10000', '', '4×3 DEF 2000', '1000'],
  ['2015-09-01', '3000000 50000 100000 40000 20000 10000', '2000', '2×3 DEF 2000', '1000'],
  ['2017-09-01', '6000000 100000 200000 80000 40000 20000', '4000', '2×3 DEF 4000', '2000'],
] as const;

/** Each prize of each era, as `describePrize` has it. */
const GOVERNMENT = ERAS.flatMap(([from, whole, front, last, two]) => {
  const six = WHOLE.map(([slug, name, picks], index) => {
    return `${slug} | ${name} | ${picks}×6 ABCDEF ${whole.split(' ')[index]}.00`;
  });
  const prizes = [
    ...six,
    ...(front ? [`front-three-digit | รางวัลเลขหน้า 3 ตัว | 2×3 ABC ${front}.00`] : []),
    `last-three-digit | รางวัลเลขท้าย 3 ตัว | ${last}.00`,
    `last-two-digit | รางวัลเลขท้าย 2 ตัว | 1×2 EF ${two}.00`,
  ];
  return prizes.map((prize) => [from, prize] as const);
});

const thai = lotteryOf('thai-government');
const NEWEST = '2017-09-01';

describe('the 49 lotteries of the spec', () => {
  test('are all there, in its order', () => {
    expect(PROMISED).toHaveLength(49);
    const slugs = PROMISED.map(({ slug }) => slug);
    const kept = LOTTERIES.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
    expect(kept).toEqual(slugs);
  });

  test.each(PROMISED)('$slug is $nameTh', ({ slug, nameTh }) => {
    expect(lotteryOf(slug).nameTh).toBe(nameTh);
  });

  test.each(PROMISED)('$slug is drawn $schedule', ({ slug, schedule }) => {
    expect(whenDrawn(lotteryOf(slug).schedule)).toBe(schedule);
  });

  test('times are those of Bangkok, which has no daylight saving time', () => {
    const zones = LOTTERIES.map(({ timeZone, utcOffset }) => `${timeZone} ${utcOffset}`);
    expect([...new Set(zones)]).toEqual(['Asia/Bangkok +07:00']);
  });

  test('only the government draws each prize by itself', () => {
    const each = PROMISED.filter(({ slug }) => lotteryOf(slug).drawn === 'each-prize');
    expect(each.map(({ slug }) => slug)).toEqual(['thai-government']);
  });
});

describe('prizes', () => {
  test.each(PROMISED.filter(({ family }) => family !== 'thai'))(
    '$slug has those of $family from its beginning, and none is paid officially',
    ({ slug, family }) => {
      const [first] = lotteryOf(slug).eras;
      expect(first?.from).toBeNull();
      expect(first?.prizes.map(describePrize)).toEqual(FAMILIES[family]);
    },
  );

  test.each(GOVERNMENT)('thai-government from %s: %s', (from, prize) => {
    const prizes = eraOn(thai, parseDrawDate(from))?.prizes.map(describePrize);
    expect(prizes).toContain(prize);
  });

  test('the government had no other era up to the newest of these', () => {
    const past = thai.eras.map(({ from }) => from ?? '').filter((from) => from <= NEWEST);
    expect(past).toEqual(ERAS.map(([from]) => from));
  });

  test.each(ERAS)('thai-government from %s: no other prize, and in their order', (from) => {
    const slugs = eraOn(thai, parseDrawDate(from))?.prizes.map(({ slug }) => slug);
    const expected = GOVERNMENT.filter(([since]) => since === from);
    expect(slugs).toEqual(expected.map(([, prize]) => prize.split(' | ')[0]));
  });
});
