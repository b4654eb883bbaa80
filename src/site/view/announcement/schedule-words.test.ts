import { describe, expect, test } from 'vitest';
import { day, smallLottery } from '../../../../tests/support/small-lottery.ts';
import type { Schedule } from '../../../domain/lottery.ts';
import { unbroken } from '../../../domain/spaced.ts';
import { nextWords, scheduleLines, scheduleWords, waitWords } from './schedule-words.ts';

const MINUTE = 60_000;

describe('scheduleWords', () => {
  test.each([
    [{ every: 'day', time: '19:30' }, 'ออกทุกวัน ราว 19:30 น.'],
    [{ every: 'month', on: [1, 16], time: '14:30' }, 'ออกวันที่ 1 และ 16 ของเดือน ราว 14:30 น.'],
    [
      { every: 'month', on: [1, 16], time: '10:30', until: '14:00' },
      'ออกวันที่ 1 และ 16 ของเดือน ระหว่าง 10:30–14:00 น.',
    ],
    [
      { every: 'week', on: ['monday', 'thursday'], time: '20:30' },
      'ออกทุกวันจันทร์และพฤหัสบดี ราว 20:30 น.',
    ],
    [
      { every: 'week', on: ['tuesday', 'wednesday', 'thursday'], time: '20:30' },
      'ออกทุกวันอังคารถึงพฤหัสบดี ราว 20:30 น.',
    ],
    [
      { every: 'week', on: ['monday', 'wednesday', 'friday'], time: '20:30' },
      'ออกทุกวันจันทร์ พุธ และศุกร์ ราว 20:30 น.',
    ],
  ] as const)('%j is %s', (schedule, words) => {
    expect(scheduleWords(schedule)).toBe(unbroken(words));
  });
});

describe('waitWords', () => {
  test.each([
    [1, '1 นาที'],
    [59 * MINUTE, '59 นาที'],
    [60 * MINUTE, '1 ชม.'],
    [90 * MINUTE, '1 ชม. 30 นาที'],
    [24 * 60 * MINUTE, '1 วัน'],
    [(24 * 60 + 5) * MINUTE, '1 วัน'],
    [(11 * 24 + 3) * 60 * MINUTE, '11 วัน 3 ชม.'],
  ])('%i ms are %s', (ms, words) => {
    expect(waitWords(ms)).toBe(unbroken(words));
  });

  test('no wait of two days is said in more than two units', () => {
    for (let minute = 1; minute < 2 * 24 * 60; minute += 1) {
      expect(waitWords(minute * MINUTE)).toMatch(
        /^[1-9]\d*\u00a0[^\s\d]+(?: [1-9]\d*\u00a0[^\s\d]+)?$/,
      );
    }
  });
});

describe('nextWords', () => {
  const next = { drawDate: day('2026-09-01'), at: Date.parse('2026-09-01T14:30:00+07:00') };
  test('a day ahead has its date', () => {
    expect(nextWords({ state: 'current', due: [], next }, next.at - 25 * 60 * MINUTE)).toBe(
      unbroken('งวดถัดไป 1 กันยายน 2569 อีก 1 วัน 1 ชม.'),
    );
  });
  test('within a day the hour says enough', () => {
    expect(nextWords({ state: 'current', due: [], next }, next.at - 5 * MINUTE)).toBe(
      unbroken('งวดถัดไป อีก 5 นาที'),
    );
  });
  test('nothing is said of an end that nobody knows', () => {
    expect(nextWords({ state: 'current', due: [], next: undefined }, 0)).toBe('');
  });
});

const lottery = smallLottery([]);
const on = (...days: Extract<Schedule, { every: 'week' }>['on']): Schedule => ({
  every: 'week',
  on: days,
  time: '20:30',
});

describe('scheduleLines', () => {
  test('a lottery that keeps its schedule has one line', () => {
    expect(scheduleLines(lottery)).toEqual([unbroken('ออกทุกวัน ราว 20:30 น.')]);
  });

  test('one that has left it has both, with the day of the newest change', () => {
    const observed = [
      { from: day('2021-10-13'), schedule: on('friday') },
      { from: day('2026-04-02'), schedule: on('monday', 'thursday') },
    ];
    expect(scheduleLines(lottery, { observed })).toEqual([
      unbroken('ตารางที่ประกาศไว้: ออกทุกวัน ราว 20:30 น.'),
      unbroken('วันที่ออกจริงตั้งแต่ 2 เมษายน 2569: ออกทุกวันจันทร์และพฤหัสบดี ราว 20:30 น.'),
    ]);
  });
});
