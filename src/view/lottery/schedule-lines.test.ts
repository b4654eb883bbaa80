import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../domain/schedule.ts';
import { day, drawOn, smallLottery } from '../../../tests/support/small-lottery.ts';
import { nextLine, scheduleLines } from './schedule-lines.ts';

const lottery = smallLottery([]);
const on = (...days: Extract<Schedule, { every: 'week' }>['on']): Schedule => ({
  every: 'week',
  on: days,
  time: '20:30',
});

describe('scheduleLines', () => {
  test('a lottery that keeps its schedule has one line', () => {
    expect(scheduleLines(lottery)).toEqual(['ออกทุกวัน 20:30 น.']);
  });

  test('one that has left it has both, with the day of the newest change', () => {
    const observed = [
      { from: day('2021-10-13'), schedule: on('friday') },
      { from: day('2026-04-02'), schedule: on('monday', 'thursday') },
    ];
    expect(scheduleLines(lottery, { observed })).toEqual([
      'ตามที่ประกาศไว้: ออกทุกวัน 20:30 น.',
      'ที่เป็นจริงตั้งแต่ 2 เมษายน 2569: ออกทุกวันจันทร์ พฤหัสบดี 20:30 น.',
    ]);
  });
});

describe('nextLine', () => {
  const draw = drawOn('2026-04-30', {});

  test('the day after a daily draw, at its time', () => {
    expect(nextLine(lottery, {}, draw)).toBe('งวดถัดจากงวดที่แสดง: 1 พฤษภาคม 2569 เวลา 20:30 น.');
  });

  test('a day that is moved is the day it is moved to', () => {
    const moves = [{ day: '05-01', to: null, reason: 'วันแรงงาน' }];
    expect(nextLine(lottery, { moves }, draw)).toContain('2 พฤษภาคม 2569');
  });
});
