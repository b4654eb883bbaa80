import { expect, test } from 'vitest';
import { knownWords } from './known.ts';

const AT = Date.parse('2026-08-16T16:05:00+07:00');
const MINUTE = 60_000;

test('the oldest of the files says of what moment the page knows', () => {
  const known = [
    { offline: false, at: AT + MINUTE },
    { offline: false, at: AT },
  ];
  expect(knownWords(known, AT)).toBe('ใช้ผลที่เว็บมีเมื่อ 16 สิงหาคม 2569 16:05\u00A0น.');
});

test('without a connection it is the moment of what is kept, if that is known', () => {
  const fresh = { offline: false, at: AT + MINUTE };
  expect(knownWords([fresh, { offline: true, at: AT }], AT)).toBe(
    'ออฟไลน์ ใช้ผลที่เก็บไว้ในเครื่องนี้เมื่อ 16 สิงหาคม 2569 16:05\u00A0น. อาจมีผลใหม่กว่านี้',
  );
  expect(knownWords([{ offline: true }], AT)).not.toContain('เมื่อ');
});

test('a clock that is a day off is said, whichever way, and a cache that is behind is not', () => {
  const known = [{ offline: false, at: AT }];
  for (const now of [AT - 400 * 86_400_000, AT + 2 * 86_400_000]) {
    expect(knownWords(known, now)).toContain('นาฬิกาของเครื่องนี้ไม่ตรง');
  }
  expect(knownWords(known, AT + 3_600_000)).not.toContain('นาฬิกา');
});

test('of nothing nothing is said', () => {
  expect(knownWords([], AT)).toBe('');
  expect(knownWords([{ offline: false }], AT)).toBe('');
});
