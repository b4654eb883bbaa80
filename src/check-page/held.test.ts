import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { unbroken } from '../domain/spaced.ts';
import { newestWords, noneHeldWords, unreachableWords } from './held.ts';

// Drawn every day at 20:30.
const draws = [drawOn('2026-08-16', { p: ['12'] }), drawOn('2026-08-15', { p: ['34'] })];
const loaded = { file: { lottery: smallLottery([prizeKind('p', 2)]), draws }, offline: false };
const BEFORE_THE_NEXT = Date.parse('2026-08-17T20:29:00+07:00');
const LONG_AFTER = Date.parse('2026-08-18T12:00:00+07:00');

test('the newest draw is told before a check, and that a newer one should be here', () => {
  expect(newestWords(loaded, BEFORE_THE_NEXT)).toBe(unbroken('งวดล่าสุดที่มี 16 สิงหาคม 2569 (เมื่อวาน)'));
  expect(newestWords(loaded, LONG_AFTER)).toBe(
    unbroken('งวดล่าสุดที่มี 16 สิงหาคม 2569 (2 วันก่อน) ยังไม่มีผลงวด 17 ส.ค.'),
  );
});

test('offline nothing is called late, since nobody can know', () => {
  expect(newestWords({ ...loaded, offline: true }, LONG_AFTER)).toBe(
    'ออฟไลน์ ผลถึงวันที่ 16 สิงหาคม 2569 อาจมีผลใหม่กว่านี้',
  );
});

test('a year this device lacks is told apart from a lottery it lacks', () => {
  expect(unreachableWords('หวยเล็ก', ['2026'])).toBe('ออฟไลน์ มีเฉพาะผลปี 2569 ในเครื่องนี้');
  expect(unreachableWords('หวยเล็ก', [])).toContain('ยังไม่มีผลหวยเล็กเก็บไว้ในเครื่องนี้');
});

test('a lottery without a draw has none of any year', () => {
  expect(noneHeldWords('หวยเล็ก')).toBe('ยังไม่มีผลรางวัลของหวยเล็ก ในระบบ');
});
