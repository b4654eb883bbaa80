import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import type { DrawDate } from '../../domain/draw-date.ts';
import { sharedDay } from './shared-day.ts';

test('a shared day is a line a lottery that has a draw, without prizes of many numbers', () => {
  const many = ['10', '11', '12', '13', '14'];
  const lottery = smallLottery([
    prizeKind('six', 6, { nameTh: 'เลข 6 ตัว' }),
    prizeKind('two', 2, { nameTh: 'เลข 2 ตัว', picks: 5 }),
  ]);
  const draw = drawOn('2026-08-16', { six: ['004615'], two: many });
  const rows = [
    { lottery, draw },
    { lottery, draw: undefined },
  ];
  const { text } = sharedDay('ผลหวย', '2026-08-16' as DrawDate, rows, 'https://a.example');
  expect(text).toBe(
    [
      'ผลหวย',
      `${lottery.nameTh}: เลข 6 ตัว 004615`,
      'ตรวจกับประกาศทางการ',
      'https://a.example/day/2026-08-16/',
    ].join('\n'),
  );
});
