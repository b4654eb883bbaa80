import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../domain/schedule.ts';
import { day, smallLottery } from '../../../tests/support/small-lottery.ts';
import { unbroken } from '../../domain/spaced.ts';
import { scheduleLines } from './schedule-lines.ts';

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
      unbroken('ตามที่ประกาศไว้: ออกทุกวัน ราว 20:30 น.'),
      unbroken('ที่เป็นจริงตั้งแต่ 2 เมษายน 2569: ออกทุกวันจันทร์และพฤหัสบดี ราว 20:30 น.'),
    ]);
  });
});
