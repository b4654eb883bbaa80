// What the service promises, so that a slip of data/lotteries.json is told: the spec's identifiers
// with their times, their usual names, and what the government pays.
import type { Lottery, Schedule } from '../../domain/lottery.ts';
import { type Check, type Finding, findBroken } from '../problem.ts';

/** Slug, days, time, name. */
const LOTTERIES = `
thai-government 1,16 14:30 สลากกินแบ่งรัฐบาล
lao-lottery monday,thursday 20:30 หวยลาวพัฒนา
gsb-lottery 1,16 10:30-14:00 หวยออมสิน
lao-patuxay daily 05:45 ลาวประตูชัย
lao-santipap daily 06:45 ลาวสันติภาพ
lao-citizen daily 07:45 ประชาชนลาว
hanoi-morning daily 08:30 ฮานอยเช้า
lao-extra daily 08:30 ลาว Extra
lao-morning daily 08:30 ลาวเช้า
lao-development-morning daily 09:00 ลาวพัฒนาเช้า
hanoi-asean daily 09:30 ฮานอยอาเซียน
lao-development-morning-vip daily 10:00 ลาวพัฒนาเช้า VIP
lao-tv daily 10:30 ลาวทีวี
lao-mungkung daily 11:30 ลาวมั่งคั่ง
lao-special-midday daily 12:00 ลาวพิเศษรอบเที่ยง
lao-special daily 12:00 ลาวพิเศษ
lao-plus daily 12:05 ลาวพลัส
hanoi-star daily 12:30 ฮานอยสตาร์
lao-development-midday daily 12:30 ลาวพัฒนาเที่ยง
lao-sabaidee daily 12:30 ลาวสบายดี
lao-kaownah daily 13:30 ลาวก้าวหน้า
lao-hd daily 13:45 ลาว HD
hanoi-tv daily 14:30 ฮานอยทีวี
lao-jaroen daily 14:30 ลาวเจริญ
lao-nakhonluang daily 15:30 ลาวนครหลวง
lao-munkong daily 15:30 ลาวมั่นคง
lao-star daily 15:45 ลาวสตาร์
hanoi-redcross daily 16:30 ฮานอยกาชาด
hanoi-adhoc daily 16:30 ฮานอยเฉพาะกิจ
lao-niyom daily 16:30 ลาวนิยม
lao-rumruay daily 16:30 ลาวร่ำรวย
hanoi-svip daily 16:45 ฮานอย SVIP
hanoi-special daily 17:30 ฮานอยพิเศษ
hanoi-union daily 17:30 ฮานอยสามัคคี
hanoi-normal daily 18:30 ฮานอยปกติ
lao-mongkol daily 18:30 ลาวมงคล
lao-super daily 19:00 ลาวซูเปอร์
hanoi-vip daily 19:30 ฮานอย VIP
hanoi-develop daily 19:30 ฮานอยพัฒนา
hanoi-4d daily 21:00 ฮานอย 4D
lao-asean daily 21:00 ลาวอาเซียน
lao-rungreung daily 21:30 ลาวรุ่งเรือง
lao-vip daily 21:30 ลาว VIP
lao-union-vip daily 21:30 ลาวสามัคคี VIP
lao-star-vip daily 22:00 ลาวสตาร์ VIP
hanoi-late daily 22:30 ฮานอยดึก
hanoi-extra daily 22:30 ฮานอย Extra
lao-aiyara daily 23:30 ลาวไอยรา
lao-redcross daily 23:30 ลาวกาชาด`;

/** The prizes of the government, in the order of the amounts below. */
const PRIZES = [
  ['first-prize', 'รางวัลที่ 1', 'ABCDEF'],
  ['adjacent-first-prize', 'รางวัลข้างเคียงรางวัลที่ 1', 'ABCDEF'],
  ['second-prize', 'รางวัลที่ 2', 'ABCDEF'],
  ['third-prize', 'รางวัลที่ 3', 'ABCDEF'],
  ['fourth-prize', 'รางวัลที่ 4', 'ABCDEF'],
  ['fifth-prize', 'รางวัลที่ 5', 'ABCDEF'],
  ['front-three-digit', 'รางวัลเลขหน้า 3 ตัว', 'ABC'],
  ['last-three-digit', 'รางวัลเลขท้าย 3 ตัว', 'DEF'],
  ['last-two-digit', 'รางวัลเลขท้าย 2 ตัว', 'EF'],
] as const;

/** Baht, by the day from which they were paid. Nobody has verified what was paid before 2010. */
const AMOUNTS = new Map([
  ['2006-12-30', '0 0 0 0 0 0 - 0 0'],
  ['2010-03-01', '2000000 50000 100000 40000 20000 10000 - 2000 1000'],
  ['2015-08-01', '3000000 50000 100000 40000 20000 10000 - 2000 1000'],
  ['2015-09-01', '3000000 50000 100000 40000 20000 10000 2000 2000 1000'],
  ['2017-09-01', '6000000 100000 200000 80000 40000 20000 4000 4000 2000'],
]);
const ERAS = [...AMOUNTS.keys()];

function wordsOf(schedule: Schedule): string {
  const days = schedule.every === 'day' ? 'daily' : schedule.on.join();
  return `${days} ${schedule.time}${schedule.until ? `-${schedule.until}` : ''}`;
}

/** What lotteries are promised to be, where they are those of the spec; others are free. */
export function findUnkept(lotteries: readonly Lottery[]): Finding[] {
  const promised = new Map(
    LOTTERIES.trim()
      .split('\n')
      .map((row) => row.split(' '))
      .map(([slug = '', days = '', time = '', ...name]) => [
        slug,
        [`${days} ${time}`, name.join(' ')],
      ]),
  );
  return findBroken(
    lotteries.flatMap((lottery, index): Check[] => {
      const [schedule, name] = promised.get(lottery.slug) ?? [];
      if (schedule === undefined || name === undefined) return [];
      const path = `lotteries[${index}]`;
      const kept = wordsOf(lottery.schedule);
      const hours = `expected ${schedule}, as promised; calendar.json has the days really kept`;
      return [
        [
          lottery.nameTh === name,
          `${path}.nameTh`,
          lottery.nameTh,
          `expected ${name}, as promised`,
        ],
        [kept === schedule, `${path}.schedule`, kept, hours],
        ...(lottery.slug === 'thai-government' ? checkGovernment(lottery) : []),
      ];
    }),
  );
}

/** The eras up to the newest promised one; an era that begins later is free. */
function checkGovernment({ slug, eras }: Lottery): Check[] {
  const days = eras.map(({ from }) => from ?? '');
  const missing = ERAS.filter((from) => from >= (days[0] ?? '') && !days.includes(from as never));
  return [
    ...missing.map(
      (from): Check => [false, slug, days, `expected an era from ${from}, as promised`],
    ),
    ...eras.flatMap(({ from, prizes }): Check[] => {
      if ((from ?? '') > (ERAS.at(-1) ?? '')) return [];
      const amounts = AMOUNTS.get(from ?? '')?.split(' ');
      if (amounts === undefined)
        return [[false, slug, from, `expected eras from ${ERAS.join(', ')}, as promised`]];
      return prizes.flatMap((prize): Check[] => {
        const at = PRIZES.findIndex(([known]) => known === prize.slug);
        const [, name, place] = PRIZES[at] ?? [];
        const expected = { nameTh: name, place, amount: `${amounts[at]}.00` };
        return Object.entries(expected).map(([field, value]): Check => {
          const stated = prize[field as keyof typeof expected];
          const path = `${slug} from ${from} ${prize.slug}.${field}`;
          return [stated === value, path, stated, `expected ${value}, as promised`];
        });
      });
    }),
  ];
}
