import { afterEach, describe, expect, test } from 'vitest';
import { day } from '../../tests/support/small-lottery.ts';
import { announcedAt, isBuddhistEra, thaiDateLabel, toBuddhistEra } from './draw-date.ts';

const ZONES = ['UTC', 'Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Apia'];
const originalZone = process.env['TZ'];

afterEach(() => {
  if (originalZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = originalZone;
});

describe('toBuddhistEra', () => {
  test.each([
    { drawDate: '2026-11-16', expected: '2569-11-16', because: 'the year gains 543' },
    { drawDate: '2024-02-29', expected: '2567-02-29', because: 'a leap day is not moved' },
    { drawDate: '2026-01-01', expected: '2569-01-01', because: 'no time zone shifts text' },
    { drawDate: '2026-12-31', expected: '2569-12-31', because: 'the year does not roll over' },
    { drawDate: '1999-09-09', expected: '2542-09-09', because: 'zeros in front stay' },
  ])('$drawDate is $expected: $because', ({ drawDate, expected }) => {
    expect(toBuddhistEra(day(drawDate))).toBe(expected);
  });
});

describe('thaiDateLabel', () => {
  test.each([
    ['2026-01-16', '16 มกราคม 2569'],
    ['2026-02-01', '1 กุมภาพันธ์ 2569'],
    ['2026-03-16', '16 มีนาคม 2569'],
    ['2026-04-01', '1 เมษายน 2569'],
    ['2026-05-16', '16 พฤษภาคม 2569'],
    ['2026-06-01', '1 มิถุนายน 2569'],
    ['2026-07-16', '16 กรกฎาคม 2569'],
    ['2026-08-01', '1 สิงหาคม 2569'],
    ['2026-09-16', '16 กันยายน 2569'],
    ['2026-10-01', '1 ตุลาคม 2569'],
    ['2026-11-10', '10 พฤศจิกายน 2569'],
    ['2026-12-30', '30 ธันวาคม 2569'],
    ['2024-02-29', '29 กุมภาพันธ์ 2567'],
  ])('%s reads %s', (drawDate, expected) => {
    expect(thaiDateLabel(day(drawDate))).toBe(expected);
  });
});

describe('announcedAt', () => {
  const moments = [
    ['2026-08-16', '14:30', '+07:00', '2026-08-16T07:30:00.000Z'],
    ['2026-08-16', '05:45', '+07:00', '2026-08-15T22:45:00.000Z'],
    ['2026-01-01', '06:45', '+07:00', '2025-12-31T23:45:00.000Z'],
    ['2024-03-01', '00:00', '+07:00', '2024-02-29T17:00:00.000Z'],
    ['2026-03-08', '02:30', '+00:00', '2026-03-08T02:30:00.000Z'],
  ] as const;

  test.each(ZONES)('a machine in %s says the same moment', (zone) => {
    process.env['TZ'] = zone;
    const said = moments.map(([date, time, offset]) => announcedAt(day(date), time, offset));
    expect(said).toEqual(moments.map(([, , , moment]) => moment));
  });

  test('the zones of this table do move the local clock', () => {
    const hours = ZONES.map((zone) => {
      process.env['TZ'] = zone;
      return new Date('2026-08-16T00:00:00Z').getHours();
    });
    expect(hours).toEqual([0, 7, 17, 14, 13]);
  });
});

describe('isBuddhistEra', () => {
  test.each(['2569-08-16', '2567-02-29', '2400-01-01', '2700-12-31', '16/8/2569', '1 ส.ค. 2569'])(
    '%s has a year to subtract 543 from',
    (text) => expect(isBuddhistEra(text)).toBe(true),
  );

  test.each(['2026-08-16', '2399-12-31', '2701-01-01', '20260816', '12569-01-01', '', '69-08-16'])(
    '"%s" has none',
    (text) => expect(isBuddhistEra(text)).toBe(false),
  );
});
