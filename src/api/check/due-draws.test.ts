import { describe, expect, test } from 'vitest';
import { day } from '../../../tests/support/small-lottery.ts';
import { MOST_DUE } from '../../domain/lateness.ts';
import { standing } from '../contract/standing.ts';
import { dueDraws, dueNext, dueOfCheck, dueOfResults } from './due-draws.ts';

const government = {
  slug: 'thai-government',
  schedule: { every: 'month', on: [1, 16], time: '14:30' },
  utcOffset: '+07:00',
  drawDate: day('2026-08-16'),
} as const;
const nightly = { ...government, schedule: { every: 'day', time: '20:30' } } as const;
const at = (moment: string) => Date.parse(`${moment}+07:00`);
/** As the table words it. */
const lateWords = (since: string) => standing({ dueDraws: { state: 'late', since } })[0]?.text;
const LATE = lateWords('2026-09-01T07:30:00.000Z');

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
      missing: LATE,
    });
  });

  test('of several lists them, and says since when', () => {
    const due = dueDraws(government, at('2026-11-16T18:00:00'));
    expect(due?.drawDates).toEqual([
      '2026-09-01',
      '2026-09-16',
      '2026-10-01',
      '2026-10-16',
      '2026-11-01',
      '2026-11-16',
    ]);
    expect(due?.missing).toBe(LATE);
  });

  test('says the year of the draw compared with where it differs', () => {
    const newYear = { ...nightly, drawDate: day('2026-12-31') };
    expect(dueDraws(newYear, at('2027-01-01T21:00:00'))).toMatchObject({
      comparison: 'เทียบกับงวด 31 ธ.ค. 2569 เท่านั้น',
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
    { ...fields, note: `เทียบกับงวด 16 ส.ค. เท่านั้น ${LATE}` },
    { ...fields, note: LATE },
  ]);
});

describe('dueNext', () => {
  const next = { drawDate: '2026-09-01', announcedAt: '2026-09-01T07:30:00.000Z' };

  test('knows the first of the draws only', () => {
    expect(dueNext('2026-08-16', next, at('2026-11-16T18:00:00'))).toEqual({
      state: 'late',
      since: next.announcedAt,
      drawDates: ['2026-09-01'],
      comparison: 'เทียบกับงวด 16 ส.ค. เท่านั้น',
      missing: LATE,
    });
  });

  test('before its announcement, or where none is known, nothing is due', () => {
    expect(dueNext('2026-08-16', next, at('2026-09-01T14:29:59'))).toBeUndefined();
    expect(dueNext('2026-08-16', undefined, at('2026-11-16T18:00:00'))).toBeUndefined();
  });
});
