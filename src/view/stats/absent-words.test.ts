import { expect, test } from 'vitest';
import { day } from '../../../tests/support/small-lottery.ts';
import { absentWords } from './absent-words.ts';

const range = (from: string, to: string, days: number) => ({ from: day(from), to: day(to), days });

test.each([
  [[], [], undefined],
  [['2026-09-01'], [], '1 วันตามกำหนดที่ไม่มีผลในระบบ (1 ก.ย. 2569)'],
  [
    ['2026-09-01'],
    [range('2026-01-05', '2026-02-20', 1234), range('2025-12-30', '2025-12-30', 1)],
    '1,236 วันตามกำหนดที่ไม่มีผลในระบบ (ระหว่าง 30 ธ.ค. 2568–1 ก.ย. 2569)',
  ],
])('missing %j and unknown %j: %s', (missing, unknownDays, words) => {
  const said = absentWords({ missing: missing.map(day), unknownDays });
  expect(said).toEqual(words === undefined ? '' : expect.stringContaining(words));
});
