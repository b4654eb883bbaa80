import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../domain/schedule.ts';
import { day, smallLottery } from '../../testing/small-lottery.ts';
import { scheduleLines, scheduleText } from './_schedule-text.ts';

const WEEKLY: Schedule = { every: 'week', on: ['monday', 'thursday'], time: '20:30' };

describe('scheduleText', () => {
  test.each<{ schedule: Schedule; text: string }>([
    { schedule: { every: 'day', time: '05:45' }, text: 'ทุกวัน เวลา 05:45 น.' },
    { schedule: WEEKLY, text: 'ทุกวันจันทร์ และ พฤหัสบดี เวลา 20:30 น.' },
    { schedule: { ...WEEKLY, on: ['sunday'] }, text: 'ทุกวันอาทิตย์ เวลา 20:30 น.' },
    {
      schedule: { ...WEEKLY, on: ['monday', 'wednesday', 'friday'] },
      text: 'ทุกวันจันทร์ พุธ และ ศุกร์ เวลา 20:30 น.',
    },
    {
      schedule: { every: 'month', on: [1, 16], time: '14:30' },
      text: 'ทุกวันที่ 1 และ 16 ของเดือน เวลา 14:30 น.',
    },
  ])('$text', ({ schedule, text }) => {
    expect(scheduleText(schedule)).toBe(text);
  });
});

describe('scheduleLines', () => {
  const lottery = smallLottery([]);

  test('a lottery that keeps its schedule has one line', () => {
    expect(scheduleLines(lottery)).toEqual(['ทุกวัน เวลา 20:30 น.']);
  });

  test('one that has left it has both, with the day of the newest change', () => {
    const observed = [
      { from: day('2021-10-13'), schedule: { ...WEEKLY, on: ['friday'] as const } },
      { from: day('2026-04-02'), schedule: WEEKLY },
    ];
    expect(scheduleLines(lottery, { observed })).toEqual([
      'ตามที่ประกาศไว้: ทุกวัน เวลา 20:30 น.',
      'ที่ออกจริงตั้งแต่ 2 เมษายน 2569: ทุกวันจันทร์ และ พฤหัสบดี เวลา 20:30 น.',
    ]);
  });
});
