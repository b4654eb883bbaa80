import { expect, test } from 'vitest';
import { contextOf, drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { judgeFile } from '../../../tests/support/judge-file.ts';
import { zeros } from './zeros.ts';

test('a stored draw of zeros is warned of, unless its doubt says why', () => {
  const draws = [
    drawOf('2026-08-22', threeOf('000', '00')),
    drawOf('2026-08-21', threeOf('000', '00'), { doubt: 'looked at again' }),
    drawOf('2026-08-20', threeOf('317', '00')),
  ];
  const found = judgeFile(zeros, draws, { ...contextOf('hanoi-special'), year: '2026' });
  expect(found).toEqual([
    [
      0,
      expect.objectContaining({ severity: 'warning', expectation: expect.stringContaining('000') }),
    ],
  ]);
});
