import { expect, test } from 'vitest';
import { judgeFile } from '../../../tests/support/judge-file.ts';
import { drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { zeros } from './zeros.ts';

test('a stored draw of zeros is warned of, unless its doubt says why', () => {
  const draws = [
    drawOf('2026-08-22', threeOf('000', '00')),
    drawOf('2026-08-21', threeOf('000', '00'), { doubt: 'looked at again' }),
    drawOf('2026-08-20', threeOf('317', '00')),
  ];
  expect(judgeFile(zeros, draws)).toEqual([expect.stringMatching(/^#0 warning: .* — .*000/)]);
});
