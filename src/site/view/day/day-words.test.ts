import { expect, test } from 'vitest';
import { SMALL_SITE } from '../../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { sharedDay } from './day-words.ts';

test('a shared day is a line a lottery that has a draw, without prizes of many numbers', () => {
  const many = ['10', '11', '12', '13', '14'];
  const lottery = smallLottery([
    prizeKind('six', 6, { nameTh: 'เลข 6 ตัว' }),
    prizeKind('two', 2, { nameTh: 'เลข 2 ตัว', picks: 5 }),
  ]);
  const draw = drawOn('2026-08-16', { six: ['004615'], two: many });
  const doubtful = { ...draw, doubt: 'สองแหล่งไม่ตรงกัน' };
  const rows = [
    { lottery, draw },
    { lottery, draw: undefined },
    { lottery, draw: doubtful },
  ];
  const { text } = sharedDay('ผลหวย', parseDrawDate('2026-08-16'), rows, SMALL_SITE);
  expect(text).toBe(
    [
      'ผลหวย',
      `${lottery.nameTh}: เลข 6 ตัว 004615`,
      `${lottery.nameTh}: เลข 6 ตัว 004615 (เลขอาจผิด)`,
      'โปรดตรวจกับประกาศทางการ',
      'https://a.example/day/2026-08-16/',
    ].join('\n'),
  );
});
