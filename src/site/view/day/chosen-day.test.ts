import { expect, test } from 'vitest';
import { day } from '../../../../tests/support/small-lottery.ts';
import { chosenDay, noPageWords } from './chosen-day.ts';

const [FIRST, LAST] = [day('2005-10-01'), day('2026-12-07')];

test.each([
  { value: '2026-11-16', path: '/day/2026-11-16/' },
  { value: '2026-01-01', path: '/day/2026-01-01/' },
  { value: '2025-12-31', path: '/day/2025-12/#2025-12-31' },
  { value: FIRST, path: '/day/2005-10/#2005-10-01' },
  { value: LAST, path: '/day/2026-12-07/' },
  // The year as Thais write it.
  { value: '2569-11-16', path: '/day/2026-11-16/' },
])('$value leads to $path', ({ value, path }) => {
  expect(chosenDay(value, FIRST, LAST)).toMatchObject({ path });
});

test.each([
  { value: '', says: 'อ่านไม่ได้' },
  { value: '2026-02-30', says: 'อ่านไม่ได้' },
  { value: '2026-13-01', says: 'อ่านไม่ได้' },
  { value: '16/11/2026', says: 'อ่านไม่ได้' },
  { value: '0026-11-16', says: 'ไม่มีหน้าของวันที่' },
  { value: '2005-09-30', says: 'ไม่มีหน้าของวันที่ 30 กันยายน 2548' },
  { value: '2026-12-08', says: 'ยังไม่มีหน้าของวันที่ 8 ธันวาคม 2569' },
  { value: '9999-12-31', says: 'ยังไม่มีหน้าของวันที่' },
])('"$value" is answered by a sentence: $says', ({ value, says }) => {
  const chosen = chosenDay(value, FIRST, LAST);
  expect(chosen).toEqual({ problem: expect.stringContaining(says) });
});

test('without a last day every later one leads to its place, which the site may not have', () => {
  expect(chosenDay('2569-12-08', FIRST)).toEqual({ day: '2026-12-08', path: '/day/2026-12-08/' });
  expect(noPageWords(day('2026-12-08'), FIRST)).toBe(
    'ยังไม่มีหน้าของวันที่ 8 ธันวาคม 2569 เลือกได้ตั้งแต่ 1 ตุลาคม 2548',
  );
});
