import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { standing } from '../../../api/contract/standing.ts';
import { unbroken } from '../../../domain/spaced.ts';
import {
  answerNotes,
  momentWords,
  newestWords,
  noDrawsWords,
  unreachableWords,
} from './freshness.ts';
import type { LoadedYear } from './year-file.ts';

// Drawn every day at 20:30.
const newest = drawOn('2026-08-16', { p: ['12'] });
const older = drawOn('2026-08-15', { p: ['34'] });
const loaded = {
  file: { lottery: smallLottery([prizeKind('p', 2)]), draws: [newest, older] },
  offline: false,
};
const BEFORE_THE_NEXT = '2026-08-17T20:29:00+07:00';
const LONG_AFTER = '2026-08-18T12:00:00+07:00';

test('the newest draw is told before a check, and that a newer one should be here', () => {
  expect(newestWords(loaded, Date.parse(BEFORE_THE_NEXT))).toBe(
    unbroken('งวดล่าสุดที่มี 16 สิงหาคม 2569 (เมื่อวาน)'),
  );
  const since = '2026-08-17T13:30:00.000Z';
  const [late] = standing({ dueDraws: { state: 'late', since } });
  expect(newestWords(loaded, Date.parse(LONG_AFTER))).toBe(
    unbroken(`งวดล่าสุดที่มี 16 สิงหาคม 2569 (2 วันก่อน) ${late?.text}`),
  );
});

test('a clock before the newest draw is wrong, and is said to be', () => {
  const early = Date.parse('2026-08-16T19:00:00+07:00');
  expect(newestWords(loaded, early)).toBe(
    'งวดล่าสุดที่มี 16 สิงหาคม 2569 นาฬิกาของเครื่องนี้ช้ากว่างวดล่าสุด กรุณาตั้งวันที่ให้ถูกต้อง',
  );
});

test('offline nothing is called late, since nobody can know', () => {
  expect(newestWords({ ...loaded, offline: true }, Date.parse(LONG_AFTER))).toBe(
    'ออฟไลน์: ใช้ผลที่เก็บไว้ในเครื่อง งวดล่าสุด 16 สิงหาคม 2569 อาจมีผลใหม่กว่านี้',
  );
});

test('a year this device lacks is told apart from a lottery it lacks', () => {
  expect(unreachableWords('หวยเล็ก', ['2026'])).toBe('ออฟไลน์ มีเฉพาะผลปี 2569 ในเครื่องนี้');
  expect(unreachableWords('หวยเล็ก', [])).toContain('ยังไม่มีผลหวยเล็กเก็บไว้ในเครื่องนี้');
});

test('a lottery without a draw has none of any year', () => {
  expect(noDrawsWords('หวยเล็ก')).toBe('ยังไม่มีผลรางวัลของหวยเล็ก ในระบบ');
});

const notes = (more: Partial<LoadedYear>, now: string, isChosen = false) =>
  answerNotes({ ...loaded, ...more }, isChosen, Date.parse(now));

describe('answerNotes', () => {
  test('without a connection nobody knows of newer draws, but who chose the draw need not', () => {
    const words = ['ออฟไลน์: ใช้ผลที่เก็บไว้ในเครื่อง งวดล่าสุด 16 สิงหาคม 2569 อาจมีผลใหม่กว่านี้'];
    expect(notes({ offline: true }, LONG_AFTER)).toEqual(words);
    expect(notes({ offline: true }, LONG_AFTER, true)).toEqual([]);
    expect(notes({}, BEFORE_THE_NEXT)).toEqual([]);
  });
});

const AT = Date.parse('2026-08-16T16:05:00+07:00');
const MINUTE = 60_000;

test('the oldest of the files says of what moment the page knows', () => {
  const known = [
    { offline: false, at: AT + MINUTE },
    { offline: false, at: AT },
  ];
  expect(momentWords(known, AT)).toBe('ใช้ผลที่เว็บมีเมื่อ 16 สิงหาคม 2569 16:05\u00A0น.');
});

test('without a connection it is the moment of what is kept, if that is known', () => {
  const fresh = { offline: false, at: AT + MINUTE };
  expect(momentWords([fresh, { offline: true, at: AT }], AT)).toBe(
    'ออฟไลน์ ใช้ผลที่เก็บไว้ในเครื่องนี้เมื่อ 16 สิงหาคม 2569 16:05\u00A0น. อาจมีผลใหม่กว่านี้',
  );
  expect(momentWords([{ offline: true }], AT)).not.toContain('เมื่อ');
});

test('a clock that is a day off is said, whichever way, and a cache that is behind is not', () => {
  const known = [{ offline: false, at: AT }];
  for (const now of [AT - 400 * 86_400_000, AT + 2 * 86_400_000]) {
    expect(momentWords(known, now)).toContain('นาฬิกาของเครื่องนี้ไม่ตรง');
  }
  expect(momentWords(known, AT + 3_600_000)).not.toContain('นาฬิกา');
});

test('of nothing nothing is said', () => {
  expect(momentWords([], AT)).toBe('');
  expect(momentWords([{ offline: false }], AT)).toBe('');
});
