// The real data/lotteries.json against the spec's list of 49 identifiers and their schedules,
// written out here once more so that neither can drift.
import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from '../../tests/support/real-lotteries.ts';

/** Drawn every day about that time, as the spec lists them. */
const DAILY: Readonly<Record<string, string>> = {
  '05:45': 'lao-patuxay',
  '06:45': 'lao-santipap',
  '07:45': 'lao-citizen',
  '08:30': 'hanoi-morning lao-extra lao-morning',
  '09:00': 'lao-development-morning',
  '09:30': 'hanoi-asean',
  '10:00': 'lao-development-morning-vip',
  '10:30': 'lao-tv',
  '11:30': 'lao-mungkung',
  '12:00': 'lao-special-midday lao-special',
  '12:05': 'lao-plus',
  '12:30': 'hanoi-star lao-development-midday lao-sabaidee',
  '13:30': 'lao-kaownah',
  '13:45': 'lao-hd',
  '14:30': 'hanoi-tv lao-jaroen',
  '15:30': 'lao-nakhonluang lao-munkong',
  '15:45': 'lao-star',
  '16:30': 'hanoi-redcross hanoi-adhoc lao-niyom lao-rumruay',
  '16:45': 'hanoi-svip',
  '17:30': 'hanoi-special hanoi-union',
  '18:30': 'hanoi-normal lao-mongkol',
  '19:00': 'lao-super',
  '19:30': 'hanoi-vip hanoi-develop',
  '21:00': 'hanoi-4d lao-asean',
  '21:30': 'lao-rungreung lao-vip lao-union-vip',
  '22:00': 'lao-star-vip',
  '22:30': 'hanoi-late hanoi-extra',
  '23:30': 'lao-aiyara lao-redcross',
};

const daily = Object.entries(DAILY).flatMap(([time, slugs]) =>
  slugs.split(' ').map((slug) => ({ slug, time })),
);

const special = [
  { slug: 'thai-government', schedule: { every: 'month', on: [1, 16], time: '14:30' } },
  { slug: 'lao-lottery', schedule: { every: 'week', on: ['monday', 'thursday'], time: '20:30' } },
  // The spec gives no time; the bank publishes about 10:30.
  { slug: 'gsb-lottery', schedule: { every: 'month', on: [1, 16], time: '10:30' } },
];

const NAMES: Readonly<Record<string, string>> = {
  'thai-government': 'สลากกินแบ่งรัฐบาล',
  'lao-lottery': 'หวยลาวพัฒนา',
  'gsb-lottery': 'หวยออมสิน',
  'lao-patuxay': 'ลาวประตูชัย',
  'lao-santipap': 'ลาวสันติภาพ',
  'lao-citizen': 'ประชาชนลาว',
  'hanoi-morning': 'ฮานอยเช้า',
  'lao-extra': 'ลาว Extra',
  'lao-morning': 'ลาวเช้า',
  'lao-development-morning': 'ลาวพัฒนาเช้า',
  'hanoi-asean': 'ฮานอยอาเซียน',
  'lao-development-morning-vip': 'ลาวพัฒนาเช้า VIP',
  'lao-tv': 'ลาวทีวี',
  'lao-mungkung': 'ลาวมั่งคั่ง',
  'lao-special-midday': 'ลาวพิเศษรอบเที่ยง',
  'lao-special': 'ลาวพิเศษ',
  'lao-plus': 'ลาวพลัส',
  'hanoi-star': 'ฮานอยสตาร์',
  'lao-development-midday': 'ลาวพัฒนาเที่ยง',
  'lao-sabaidee': 'ลาวสบายดี',
  'lao-kaownah': 'ลาวก้าวหน้า',
  'lao-hd': 'ลาว HD',
  'hanoi-tv': 'ฮานอยทีวี',
  'lao-jaroen': 'ลาวเจริญ',
  'lao-nakhonluang': 'ลาวนครหลวง',
  'lao-munkong': 'ลาวมั่นคง',
  'lao-star': 'ลาวสตาร์',
  'hanoi-redcross': 'ฮานอยกาชาด',
  'hanoi-adhoc': 'ฮานอยเฉพาะกิจ',
  'lao-niyom': 'ลาวนิยม',
  'lao-rumruay': 'ลาวร่ำรวย',
  'hanoi-svip': 'ฮานอย SVIP',
  'hanoi-special': 'ฮานอยพิเศษ',
  'hanoi-union': 'ฮานอยสามัคคี',
  'hanoi-normal': 'ฮานอยปกติ',
  'lao-mongkol': 'ลาวมงคล',
  'lao-super': 'ลาวซูเปอร์',
  'hanoi-vip': 'ฮานอย VIP',
  'hanoi-develop': 'ฮานอยพัฒนา',
  'hanoi-4d': 'ฮานอย 4D',
  'lao-asean': 'ลาวอาเซียน',
  'lao-rungreung': 'ลาวรุ่งเรือง',
  'lao-vip': 'ลาว VIP',
  'lao-union-vip': 'ลาวสามัคคี VIP',
  'lao-star-vip': 'ลาวสตาร์ VIP',
  'hanoi-late': 'ฮานอยดึก',
  'hanoi-extra': 'ฮานอย Extra',
  'lao-aiyara': 'ลาวไอยรา',
  'lao-redcross': 'ลาวกาชาด',
};

describe('the registry', () => {
  test('has the 49 identifiers of the spec in its order, with their usual Thai names', () => {
    expect(LOTTERIES.map(({ slug, nameTh }) => [slug, nameTh])).toEqual(Object.entries(NAMES));
    expect(LOTTERIES).toHaveLength(49);
    const published = [...special, ...daily].map(({ slug }) => slug);
    expect(published.sort()).toEqual(Object.keys(NAMES).sort());
  });

  test.each(special)('$slug is drawn when the spec says', ({ slug, schedule }) => {
    expect(lotteryOf(slug).schedule).toEqual(schedule);
  });

  test.each(daily)('$slug is drawn every day about $time', ({ slug, time }) => {
    expect(lotteryOf(slug).schedule).toEqual({ every: 'day', time });
  });

  test('times are those of Bangkok, which has no daylight saving time', () => {
    const zones = LOTTERIES.map(({ timeZone, utcOffset }) => `${timeZone} ${utcOffset}`);
    expect([...new Set(zones)]).toEqual(['Asia/Bangkok +07:00']);
  });

  test('every lottery names who announces it', () => {
    expect(LOTTERIES.filter(({ originTh }) => originTh.trim() === '')).toEqual([]);
  });
});
