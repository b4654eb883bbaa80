import { describe, expect, test } from 'vitest';
import { eachDay } from '../../../domain/clock.ts';
import {
  parseDrawDate,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
  toBuddhistEra,
} from '../../../domain/draw-date.ts';
import { plainLine } from '../../../domain/plain-line.ts';
import { withoutDays } from './day-and-time.ts';

const AUGUST_16 = { kind: 'day', day: '2026-08-16' };

describe('withoutDays', () => {
  test.each([
    '16-08-2026',
    '16/8/69',
    '16/08/26',
    '16.08.2569',
    '2026-08-16',
    '2026/08/16',
    '2026.08.16',
    '16 aug 2026',
    'aug 16, 2026',
    'sunday, 16 august 2026',
    '2569-08-16',
    '16 สิงหาคม 2569',
    '16 สิงหา 69',
    '16 ส.ค. 69',
    '16 ส.ค 69',
    '16 สค 2026',
    '16ส.ค.2569',
    'อา. 16 ส.ค. 69',
    'วันอาทิตย์ที่ 16 สิงหาคม พ.ศ. 2569',
    'วันอาทิตย์ ที่ 16 เดือนสิงหาคม ปี 2569',
    '16 สิงหาคม พุทธศักราช 2569',
    '16 เดือน 8 ปี พ.ศ. 2569',
    '16-ส.ค.-69',
    '16 aug 26',
    "16 aug '26",
    '16-aug-2026',
    '16th of august 2026',
    'ngày 16 tháng 08 năm 2026',
    'chủ nhật ngày 16/8/2026',
    'chu nhat, 16-8-2026',
    'cn 16/8/2026',
  ])('%s', (written) => {
    expect(withoutDays(written)).toMatchObject({ days: [AUGUST_16], times: [] });
    expect(withoutDays(`ผล ${written} 450-85`).rest.replace(/\s+/g, ' ')).toBe('ผล 450-85');
  });

  test.each([
    ['จ.', 'monday'],
    ['อ.', 'tuesday'],
    ['พ.', 'wednesday'],
    ['พฤ.', 'thursday'],
    ['ศ.', 'friday'],
    ['ส.', 'saturday'],
  ])('%s before a Sunday is said as another week day', (short, weekDay) => {
    expect(withoutDays(`${short} 16 ส.ค. 69`).days).toEqual([{ ...AUGUST_16, weekDay }]);
  });

  test('every day of two years, in each form', () => {
    for (const day of eachDay(parseDrawDate('2025-01-01'), parseDrawDate('2026-12-31'))) {
      const [year = '', month = '', date = ''] = toBuddhistEra(day).split('-');
      const index = Number(month) - 1;
      const forms = [
        `${date}/${month}/${year}`,
        `${Number(date)}-${Number(month)}-${year.slice(2)}`,
        `${Number(date)} ${THAI_MONTHS[index]} ${year}`,
        `${date} ${THAI_MONTHS_SHORT[index]} ${year.slice(2)}`,
      ];
      for (const form of forms) expect(withoutDays(form).days).toEqual([{ kind: 'day', day }]);
    }
  });

  test.each([
    ['งวด 14/04', '-04-14'],
    ['14 เมษายน', '-04-14'],
    ['งวดวันที่ 16', '-16'],
  ])('%s lacks a part', (written, ending) => {
    expect(withoutDays(written).days).toEqual([{ kind: 'part', ending }]);
  });

  test.each([
    ['26 พฤษจิกายน 2569', ['พฤศจิกายน']],
    ['26 พฤจิกายน 2569', ['พฤศจิกายน']],
    ['26 พฤศภาคม 69', ['พฤษภาคม']],
    ['26 กรกฏาคม 2569', ['กรกฎาคม']],
    ['26 กุมพาพันธ์ 2569', ['กุมภาพันธ์']],
    ['26 มิถุนายม 2569', ['มิถุนายน']],
    ['26 มีนายน 2569', ['มีนาคม']],
    ['26 มิถุนาคม 2569', ['มิถุนายน']],
    ['26 ทันวาคม 2569', ['ธันวาคม']],
    ['16 สิงหาคน 69', ['สิงหาคม']],
    ['16 novembr 2026', ['november']],
  ])('%s is no day, and may mean %s', (written, near) => {
    expect(withoutDays(written).days).toEqual([{ kind: 'wrong', text: written, near }]);
  });

  test.each([
    ['thứ 4 ngày 7/10/2026', 'wednesday'],
    ['thứ tư, 07-10-2026', 'wednesday'],
    ['thu tu ngay 7/10/2026', 'wednesday'],
    ['t4 7/10/2026', 'wednesday'],
    ['wed 7 oct 26', 'wednesday'],
    ['พ. 7 ต.ค. 69', 'wednesday'],
    ['พ 7/10/69', 'wednesday'],
  ])('%s says its day of the week', (written, weekDay) => {
    expect(withoutDays(written).days).toEqual([{ kind: 'day', day: '2026-10-07', weekDay }]);
  });

  test.each([
    '25-26 พ.ย. 69',
    '25 และ 26 พ.ย. 69',
    '25,26 พฤศจิกายน 2569',
    '25 ถึง 26/11/69',
    '25/11-26/11/69',
    'วันที่ 25 และ 26',
    'วันที่ 25-26',
    '25 & 26 nov 2026',
  ])('%s are several days', (written) => {
    expect(withoutDays(written).days).toContainEqual({ kind: 'several' });
  });

  test.each(['20 พฤศจิกายน 569', '31/02/2569', '30 กุมภาพันธ์ 2569'])('%s is no day', (written) => {
    expect(withoutDays(written).days).toMatchObject([{ kind: 'wrong', text: written }]);
  });

  test.each([
    ['ศ. 16 ส.ค. 69', 'friday'],
    ['วันจันทร์ที่ 16 สิงหาคม 2569', 'monday'],
    ['Monday, 16 August 2026', 'monday'],
  ])('%s says another weekday, which is handed on', (written, weekDay) => {
    const { days } = withoutDays(plainLine(written));
    expect(days).toEqual([{ kind: 'day', day: '2026-08-16', weekDay }]);
  });

  test.each(['19:30 น.', '19.30 น', 'เวลา 19:30', '(19.30)', '19:30:00'])(
    '%s is a time',
    (text) => {
      expect(withoutDays(text)).toMatchObject({ days: [], times: ['19:30'] });
      expect(withoutDays(text).rest).not.toMatch(/\d/);
    },
  );

  test('a number before an English day is not its day', () => {
    const { days, rest } = withoutDays('2 bottom: 11 aug 16, 2026');
    expect({ days, rest }).toEqual({ days: [AUGUST_16], rest: '2 bottom: 11  ' });
  });

  test('a time behind a day is no day of a month', () => {
    const { days, times } = withoutDays('วันที่ 16/08/2026 10:31');
    expect({ days, times }).toEqual({ days: [AUGUST_16], times: ['10:31'] });
  });

  test.each(['9:05 น.', '9.05 นาฬิกา', '09:05'])('%s has an hour of two digits', (text) => {
    expect(withoutDays(text).times).toEqual(['09:05']);
  });

  test.each(['450-85', '622 - 40', '513:89', '45-85', '3 ตัวบน: 4-5-0', '12/85', '99/99/99'])(
    '%s is neither',
    (text) => {
      expect(withoutDays(text)).toMatchObject({ rest: text, days: [], times: [], spans: [] });
    },
  );

  test.each([
    ['ผลหวย ปี 2568', '2025'],
    ['พ.ศ. 2569', '2026'],
    ['ค.ศ. 2026', '2026'],
    ['เดือนพฤศจิกายน 2569', '2026-11'],
    ['พ.ย. 2569', '2026-11'],
    ['ตุลาคม ปี 2569', '2026-10'],
    ['october 2026', '2026-10'],
  ])('%s has no day: %s', (text, span) => {
    expect(withoutDays(text)).toMatchObject({ days: [], spans: [span] });
  });

  test('of a day month and year are its own', () => {
    for (const text of ['16 พฤศจิกายน ปี 2569', '16 nov 2026', 'nov 16, 2026', '16/11/2569'])
      expect(withoutDays(text).spans, text).toEqual([]);
  });
});

test.each([
  ['ผลหวยวันจันทร์', ['monday']],
  ['ผลหวยเสาร์ 28 พ.ย. 69', ['saturday']],
  ['ประจำวันพฤหัสบดีที่ 9', ['thursday']],
  ['results, tuesday 7 july', ['tuesday']],
  ['วันศุกร์ … วันศุกร์', ['friday', 'friday']],
  ['ออกวันจันทร์ และวันพุธ', ['monday', 'wednesday']],
  ['ลาวทีวี 754-65', []],
  ['22/11/2569 (วันเสาร์)', ['saturday']],
  ['ลาวทีวี 213-58 (เสาร์)', ['saturday']],
  ['sat 22/11/2026', ['saturday']],
  ['saturday 25/11/2026', ['saturday']],
  ['xsmb thứ bảy ngày 28/11/2026', ['saturday']],
  ['ngày 07/10/2026 (thứ tư)', ['wednesday']],
  ['tường thuật trực tiếp 27/11/2026', []],
  ['ผลอาทิตย์นี้ 754', []],
  ['อาทิตย์นี้ 754', []],
  ['พระจันทร์ 754', []],
  ['ออกทุกวันจันทร์-ศุกร์', []],
])('%s says %j', (text, weekDays) => {
  expect(withoutDays(text).weekDays).toEqual(weekDays);
});

test.each([
  ['updated 7:45 pm', '19:45'],
  ['12:05 a.m.', '00:05'],
  ['lúc 18h15', '18:15'],
])('%s is %s', (text, time) => {
  expect(withoutDays(text).times).toEqual([time]);
});
