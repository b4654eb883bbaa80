import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { missingLines, pendingLine, unavailableLine } from './missing-prizes.ts';

const lottery = smallLottery([
  prizeKind('six', 6, { nameTh: 'เลข 6 ตัว' }),
  prizeKind('two', 2, { nameTh: 'เลข 2 ตัว' }),
]);
const whole = drawOn('2026-08-16', { six: ['004615'], two: ['07'] });

describe('pendingLine and unavailableLine', () => {
  test('a whole draw misses nothing', () => {
    expect([pendingLine(lottery, whole), unavailableLine(lottery, whole)]).toEqual(['', '']);
  });

  test('what is awaited and what nobody has are told apart', () => {
    const { six } = whole.prizes;
    const drawn = (more: object) => drawOn('2026-08-16', { six: six ?? [] }, more);
    const pending = drawn({ pending: ['two'] });
    expect(pendingLine(lottery, pending)).toBe('ยังประกาศไม่ครบ รอผล: เลข 2 ตัว');
    expect(unavailableLine(lottery, pending)).toBe('');
    const lacking = drawn({ lacks: ['two'] });
    expect(pendingLine(lottery, lacking)).toBe('');
    expect(missingLines(lottery, lacking)).toEqual([unavailableLine(lottery, lacking)]);
    expect(unavailableLine(lottery, lacking)).toContain('ไม่มีแหล่งใดมีข้อมูล: เลข 2 ตัว');
  });
});
