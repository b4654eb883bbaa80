import { describe, expect, test } from 'vitest';
import { parseDrawDate } from '../../../domain/draw-date.ts';
import { findNeighbours, noDrawWords, soonWords, wantedDay } from './chosen-draw.ts';

const dates = ['2026-09-01', '2026-08-16', '2026-08-01'].map(parseDrawDate);

test.each([
  ['#2026-08-16', '2026-08-16'],
  ['#2569-08-16', '2026-08-16'],
  ['#2567-02-29', '2024-02-29'],
  ['#16/8/2569', '16/8/2569'],
  ['#content', undefined],
  ['', undefined],
])('%s names %s', (hash, wanted) => {
  expect(wantedDay(hash)).toBe(wanted);
});

describe('the neighbours of a day without a draw', () => {
  test.each([
    { wanted: '2026-08-17', older: '2026-08-16', newer: '2026-09-01' },
    { wanted: '2026-07-31', older: undefined, newer: '2026-08-01' },
    { wanted: '2026-12-31', older: '2026-09-01', newer: undefined },
    { wanted: '2026-02-30', older: undefined, newer: undefined },
    { wanted: '16/8/2569', older: undefined, newer: undefined },
  ])('of $wanted are $older and $newer', ({ wanted, older, newer }) => {
    expect(findNeighbours(dates, wanted)).toEqual({ older, newer });
  });
});

describe('no day without a stored draw is said to have had none', () => {
  const [newest] = dates;
  const absent = 'ไม่มีผลของวันที่ 17 สิงหาคม 2569 ในระบบ อย่าเพิ่งทิ้งสลาก';

  test.each([
    { wanted: '2026-08-17', newest, words: absent },
    { wanted: '2026-08-17', newest: undefined, words: absent },
    {
      wanted: '2026-09-16',
      newest,
      words: 'ยังไม่มีผลของวันที่ 16 กันยายน 2569 ในระบบ อย่าเพิ่งทิ้งสลาก',
    },
    { wanted: '2026-02-30', newest, words: 'ไม่มีวันที่นี้ในปฏิทิน' },
    { wanted: '2026-13-45', newest, words: 'ไม่มีวันที่นี้ในปฏิทิน' },
  ])('of $wanted, $newest being the newest', ({ wanted, newest, words }) => {
    expect(noDrawWords(wanted, newest)).toBe(words);
  });
});

test('a day whose draw is stored is to come, not absent', () => {
  expect(soonWords(parseDrawDate('2026-12-01'))).toMatch(/1 ธันวาคม 2569 กำลังจัดทำ/);
});
