import { describe, expect, test } from 'vitest';
import { THAI_MONTHS, THAI_MONTHS_SHORT } from './draw-date.ts';
import { WEEK_DAYS, WEEK_DAYS_TH } from './lottery.ts';
import { MONTH, monthNamed, WEEK_DAY, WEEK_DAY_SHORT, weekDayNamed } from './thai-day.ts';

const MONTHS_VI = ['giêng', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'];

describe('the name of a month', () => {
  test.each([...THAI_MONTHS.entries()])('%i: %s, in each spelling', (index, month) => {
    const short = THAI_MONTHS_SHORT[index] ?? '';
    const names = [month, short, short.replaceAll('.', ''), short.replace(/\.$/, '')];
    for (const name of names) expect([name, monthNamed(name)]).toEqual([name, index + 1]);
    for (const name of names) expect(name).toMatch(new RegExp(`^${MONTH}$`, 'u'));
  });

  test.each<[string, number]>([
    ['sept', 9],
    ['Nov.', 11],
    ['september', 9],
    ['มกรา', 1],
    ['กุมภา', 2],
    ['มิถุนา', 6],
    ['tháng mười một', 11],
    ['tháng mười hai', 12],
    ...MONTHS_VI.map((name, index) => [`tháng ${name}`, index + 1] as [string, number]),
  ])('%s is month %i', (name, month) => {
    expect(monthNamed(name)).toBe(month);
    expect(name.toLowerCase()).toMatch(new RegExp(`^${MONTH}$`, 'u'));
  });

  test.each(['มีนายน', 'มิถุนาคม', 'พฤษจิกายน', 'novembre', 'ma', 'คม', ''])(
    '%j is none, however near',
    (name) => {
      expect(monthNamed(name)).toBeUndefined();
    },
  );

  test.each(['novel', 'mayhem', 'มกราคน', 'janệ', 'decเด'])('%s only begins with one', (word) => {
    expect(word).not.toMatch(new RegExp(`^${MONTH}`, 'u'));
  });
});

test.each([
  ['thu 4/11', 'thu', 'thursday'],
  ['thu 6-11', 'thu', 'thursday'],
  ['thu 26/11', 'thu', 'thursday'],
  ['thu 4 ngay 4/11', 'thu 4', 'wednesday'],
  ['thu 6 6/11', 'thu 6', 'friday'],
  ['thu sau, 6/11', 'thu sau', 'friday'],
])('%s begins with %s: %s', (text, name, day) => {
  expect(new RegExp(`^${WEEK_DAY}`, 'u').exec(text)?.[0]).toBe(name);
  expect(weekDayNamed(name)).toBe(day);
});

describe('the name of a day of the week', () => {
  const VIETNAMESE = ['thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy', 'chủ nhật'];
  const UNACCENTED = ['thu hai', 'thu ba', 'thu tu', 'thu nam', 'thu sau', 'thu bay', 'chu nhat'];
  const COUNTED = ['thứ 2', 'thứ 3', 'thu 4', 'thu5', 'thứ6', 'thứ 7', 'Chủ Nhật'];
  const SHORT = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'];

  test.each([...WEEK_DAYS.entries()])('%i: %s, in each language', (index, day) => {
    const names = [
      WEEK_DAYS_TH[day],
      day,
      day.slice(0, 3),
      ...[VIETNAMESE, UNACCENTED, COUNTED].map((language) => language[index] ?? ''),
    ];
    for (const name of names) {
      expect([name, weekDayNamed(name)]).toEqual([name, day]);
      expect(name).toMatch(new RegExp(`^${WEEK_DAY}$`, 'iu'));
    }
    const short = SHORT[index] ?? '';
    expect(weekDayNamed(short)).toBe(day);
    expect(short).toMatch(new RegExp(`^${WEEK_DAY_SHORT}$`, 'u'));
  });

  test.each(['satu', 'tu', 'bay', 'sunda', 'จันทน์', 'ศุกร', 'thứ', 'thứ tự', 'quay', 'thuật', ''])(
    '%j is none',
    (name) => {
      expect(weekDayNamed(name)).toBeUndefined();
    },
  );

  test.each([
    'tường thuật',
    'thứ tự',
    'monkey',
    'sunny',
    'contest',
    'thưởng',
    'saturn',
    'weddings',
  ])('none stands in %s', (words) => {
    expect(words).not.toMatch(new RegExp(`(?<![\\p{L}])${WEEK_DAY}`, 'iu'));
  });
});
