// The real data/lotteries.json against the spec's list of 49 identifiers and their schedules,
// written out here once more so that neither can drift.
import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from '../../tests/support/real-lotteries.ts';

/** In the order of the spec: slug, schedule and usual Thai name. */
const SPECIAL = [
  ['thai-government', { every: 'month', on: [1, 16], time: '14:30' }, 'สลากกินแบ่งรัฐบาล'],
  ['lao-lottery', { every: 'week', on: ['monday', 'thursday'], time: '20:30' }, 'หวยลาวพัฒนา'],
  // The spec gives no time; the bank publishes about 10:30.
  ['gsb-lottery', { every: 'month', on: [1, 16], time: '10:30' }, 'หวยออมสิน'],
] as const;

/** Drawn every day about that time. */
const DAILY = [
  ['lao-patuxay', '05:45', 'ลาวประตูชัย'],
  ['lao-santipap', '06:45', 'ลาวสันติภาพ'],
  ['lao-citizen', '07:45', 'ประชาชนลาว'],
  ['hanoi-morning', '08:30', 'ฮานอยเช้า'],
  ['lao-extra', '08:30', 'ลาว Extra'],
  ['lao-morning', '08:30', 'ลาวเช้า'],
  ['lao-development-morning', '09:00', 'ลาวพัฒนาเช้า'],
  ['hanoi-asean', '09:30', 'ฮานอยอาเซียน'],
  ['lao-development-morning-vip', '10:00', 'ลาวพัฒนาเช้า VIP'],
  ['lao-tv', '10:30', 'ลาวทีวี'],
  ['lao-mungkung', '11:30', 'ลาวมั่งคั่ง'],
  ['lao-special-midday', '12:00', 'ลาวพิเศษรอบเที่ยง'],
  ['lao-special', '12:00', 'ลาวพิเศษ'],
  ['lao-plus', '12:05', 'ลาวพลัส'],
  ['hanoi-star', '12:30', 'ฮานอยสตาร์'],
  ['lao-development-midday', '12:30', 'ลาวพัฒนาเที่ยง'],
  ['lao-sabaidee', '12:30', 'ลาวสบายดี'],
  ['lao-kaownah', '13:30', 'ลาวก้าวหน้า'],
  ['lao-hd', '13:45', 'ลาว HD'],
  ['hanoi-tv', '14:30', 'ฮานอยทีวี'],
  ['lao-jaroen', '14:30', 'ลาวเจริญ'],
  ['lao-nakhonluang', '15:30', 'ลาวนครหลวง'],
  ['lao-munkong', '15:30', 'ลาวมั่นคง'],
  ['lao-star', '15:45', 'ลาวสตาร์'],
  ['hanoi-redcross', '16:30', 'ฮานอยกาชาด'],
  ['hanoi-adhoc', '16:30', 'ฮานอยเฉพาะกิจ'],
  ['lao-niyom', '16:30', 'ลาวนิยม'],
  ['lao-rumruay', '16:30', 'ลาวร่ำรวย'],
  ['hanoi-svip', '16:45', 'ฮานอย SVIP'],
  ['hanoi-special', '17:30', 'ฮานอยพิเศษ'],
  ['hanoi-union', '17:30', 'ฮานอยสามัคคี'],
  ['hanoi-normal', '18:30', 'ฮานอยปกติ'],
  ['lao-mongkol', '18:30', 'ลาวมงคล'],
  ['lao-super', '19:00', 'ลาวซูเปอร์'],
  ['hanoi-vip', '19:30', 'ฮานอย VIP'],
  ['hanoi-develop', '19:30', 'ฮานอยพัฒนา'],
  ['hanoi-4d', '21:00', 'ฮานอย 4D'],
  ['lao-asean', '21:00', 'ลาวอาเซียน'],
  ['lao-rungreung', '21:30', 'ลาวรุ่งเรือง'],
  ['lao-vip', '21:30', 'ลาว VIP'],
  ['lao-union-vip', '21:30', 'ลาวสามัคคี VIP'],
  ['lao-star-vip', '22:00', 'ลาวสตาร์ VIP'],
  ['hanoi-late', '22:30', 'ฮานอยดึก'],
  ['hanoi-extra', '22:30', 'ฮานอย Extra'],
  ['lao-aiyara', '23:30', 'ลาวไอยรา'],
  ['lao-redcross', '23:30', 'ลาวกาชาด'],
] as const;

const ALL = [...SPECIAL, ...DAILY];

describe('the registry', () => {
  test('has the 49 identifiers of the spec in its order, with their usual Thai names', () => {
    expect(ALL).toHaveLength(49);
    expect(LOTTERIES.map(({ slug, nameTh }) => [slug, nameTh])).toEqual(
      ALL.map(([slug, , nameTh]) => [slug, nameTh]),
    );
  });

  test.each(SPECIAL)('%s is drawn when the spec says', (slug, schedule) => {
    expect(lotteryOf(slug).schedule).toEqual(schedule);
  });

  test.each(DAILY)('%s is drawn every day about %s', (slug, time) => {
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
