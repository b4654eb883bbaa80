import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { type Checked, notesOf } from './notes.ts';

// Drawn every day at 20:30.
const newest = drawOn('2026-08-16', { p: ['12'] });
const older = drawOn('2026-08-15', { p: ['34'] });
const checked: Checked = {
  file: { lottery: smallLottery([prizeKind('p', 2)]), draws: [newest, older] },
  offline: false,
  draw: newest,
  isNewestYear: true,
};
const notes = (more: Partial<Checked>, now: string) =>
  notesOf({ ...checked, ...more }, Date.parse(now)).map((note) => note.split(' ')[0]);

const BEFORE_THE_NEXT = '2026-08-17T20:29:00+07:00';
const AFTER_THE_NEXT = '2026-08-17T20:31:00+07:00';
const LONG_AFTER = '2026-08-18T12:00:00+07:00';

describe('notesOf', () => {
  test.each([
    { more: {}, now: BEFORE_THE_NEXT, said: [], because: 'it is the newest there is' },
    { more: {}, now: AFTER_THE_NEXT, said: ['กำลังรอผลงวด'], because: 'one is on its way' },
    { more: {}, now: LONG_AFTER, said: ['ยังไม่มีผลงวด'], because: 'one is missing' },
    { more: { offline: true }, now: BEFORE_THE_NEXT, said: ['ออฟไลน์'], because: 'it may be old' },
    {
      more: { offline: true },
      now: LONG_AFTER,
      said: ['ออฟไลน์'],
      because: 'without a connection nobody knows what is late',
    },
    { more: { draw: older }, now: LONG_AFTER, said: [], because: 'an older one was asked for' },
    {
      more: { isNewestYear: false },
      now: LONG_AFTER,
      said: [],
      because: 'the last draw of an old year is not the newest',
    },
  ])('$now, $because: $said', ({ more, now, said }) => {
    expect(notes(more, now)).toEqual(said);
  });

  test('offline names the newest day this device has', () => {
    expect(notesOf({ ...checked, offline: true, draw: older }, 0)).toEqual([
      'ออฟไลน์ ผลถึงวันที่ 16 สิงหาคม 2569 อาจมีผลใหม่กว่านี้',
    ]);
  });
});
