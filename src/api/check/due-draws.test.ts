import { describe, expect, test } from 'vitest';
import { day } from '../../../tests/support/small-lottery.ts';
import { eachDay } from '../../domain/clock.ts';
import { thaiShortDateLabel } from '../../domain/draw-date.ts';
import { MOST_DUE } from '../../domain/lateness.ts';
import {
  awaitedWords,
  dueDraws,
  dueNext,
  dueOfCheck,
  dueOfResults,
  firstMissingWords,
  missingWords,
} from './due-draws.ts';

const government = {
  slug: 'thai-government',
  schedule: { every: 'month', on: [1, 16], time: '14:30' },
  utcOffset: '+07:00',
  drawDate: day('2026-08-16'),
} as const;
const nightly = { ...government, schedule: { every: 'day', time: '20:30' } } as const;
const at = (moment: string) => Date.parse(`${moment}+07:00`);

describe('dueDraws', () => {
  test('is none while the newest draw is current, and has the state of what is missing', () => {
    const states = ['14:29:59', '14:30:00', '17:30:00'].map(
      (time) => dueDraws(government, at(`2026-09-01T${time}`))?.state,
    );
    expect(states).toEqual([undefined, 'awaited', 'late']);
  });

  test('of one draw says which, and since when', () => {
    expect(dueDraws(government, at('2026-09-02T00:00:00'))).toEqual({
      state: 'late',
      since: '2026-09-01T07:30:00.000Z',
      count: 1,
      drawDates: ['2026-09-01'],
      comparison: 'เทียบกับงวด 16 ส.ค. เท่านั้น',
      missing: 'ยังไม่มีผลงวด 1 ก.ย.',
    });
  });

  test('of several says how many, the first and the last', () => {
    const due = dueDraws(government, at('2026-11-16T18:00:00'));
    expect(due?.drawDates).toEqual([
      '2026-09-01',
      '2026-09-16',
      '2026-10-01',
      '2026-10-16',
      '2026-11-01',
      '2026-11-16',
    ]);
    expect(due?.missing).toBe('ยังไม่มีผล 6 งวด (1 ก.ย.–16 พ.ย.)');
  });

  test('says the years where they differ', () => {
    const newYear = { ...nightly, drawDate: day('2026-12-31') };
    expect(dueDraws(newYear, at('2027-01-01T21:00:00'))).toMatchObject({
      comparison: 'เทียบกับงวด 31 ธ.ค. 2569 เท่านั้น',
      missing: 'ยังไม่มีผลงวด 1 ม.ค. 2570',
    });
  });

  test('of years lists the newest, and still says how many and since when', () => {
    const due = dueDraws(nightly, at('2028-08-16T21:00:00'));
    expect([due?.count, due?.drawDates.length]).toEqual([731, MOST_DUE]);
    expect(due?.drawDates.at(-1)).toBe('2028-08-16');
    expect(due?.since).toBe('2026-08-17T13:30:00.000Z');
  });
});

test('only a check says what a number was compared with', () => {
  const due = dueDraws(government, at('2026-09-02T00:00:00'));
  const fields = {
    state: 'late',
    since: '2026-09-01T07:30:00.000Z',
    count: 1,
    drawDates: ['2026-09-01'],
  };
  expect([due && dueOfCheck(due), due && dueOfResults(due)]).toEqual([
    { ...fields, note: 'เทียบกับงวด 16 ส.ค. เท่านั้น ยังไม่มีผลงวด 1 ก.ย.' },
    { ...fields, note: 'ยังไม่มีผลงวด 1 ก.ย.' },
  ]);
});

describe('dueNext', () => {
  const next = { drawDate: '2026-09-01', announcedAt: '2026-09-01T07:30:00.000Z' };

  test('knows the first of the draws only, and says that more may follow', () => {
    expect(dueNext('2026-08-16', next, at('2026-11-16T18:00:00'))).toEqual({
      state: 'late',
      since: next.announcedAt,
      drawDates: ['2026-09-01'],
      comparison: 'เทียบกับงวด 16 ส.ค. เท่านั้น',
      missing: 'ยังไม่มีผลงวด 1 ก.ย. เป็นต้นไป',
    });
  });

  test('before its announcement, or where none is known, nothing is due', () => {
    expect(dueNext('2026-08-16', next, at('2026-09-01T14:29:59'))).toBeUndefined();
    expect(dueNext('2026-08-16', undefined, at('2026-11-16T18:00:00'))).toBeUndefined();
  });
});

describe('missingWords', () => {
  test.each([
    [[], ''],
    [['2026-09-01'], 'ยังไม่มีผลงวด 1 ก.ย.'],
    [['2026-09-01', '2026-09-16'], 'ยังไม่มีผล 2 งวด (1–16 ก.ย.)'],
    [['2026-09-16', '2026-10-01', '2026-10-16'], 'ยังไม่มีผล 3 งวด (16 ก.ย.–16 ต.ค.)'],
  ])('%j: %s', (days, words) => {
    expect(missingWords(days.map(day))).toBe(words);
  });

  test('the years are there where the label has them, and thousands are grouped', () => {
    const days = eachDay(day('2026-01-01'), day('2029-01-01'));
    expect(missingWords(days, thaiShortDateLabel)).toBe(
      'ยังไม่มีผล 1,097 งวด (1 ม.ค. 2569–1 ม.ค. 2572)',
    );
  });
});

test('one due within its grace is awaited', () => {
  expect(awaitedWords(day('2026-09-01'))).toBe('กำลังรอผลงวด 1 ก.ย.');
});

test.each([
  ['current', ''],
  ['awaited', 'กำลังรอผลงวด 1 ก.ย.'],
  ['late', 'ยังไม่มีผลงวด 1 ก.ย. เป็นต้นไป'],
] as const)('of the first draw alone, %s: "%s"', (state, words) => {
  expect(firstMissingWords(state, day('2026-09-01'))).toBe(words);
});
