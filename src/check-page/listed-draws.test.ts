import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { listedDraws } from './listed-draws.ts';

// Drawn every day at 20:30; the draw of the 14th is missing.
const draws = ['2026-08-16', '2026-08-15', '2026-08-13'].map((day) => drawOn(day, { p: ['12'] }));
const file = { lottery: smallLottery([prizeKind('p', 2)]), draws };
const listed = (now: string, isNewestYear = true, more = {}) =>
  listedDraws({ ...file, ...more }, isNewestYear, Date.parse(now)).map(
    ({ drawDate, isMissing }) => `${drawDate}${isMissing ? ' missing' : ''}`,
  );

describe('listedDraws', () => {
  test('a draw that was announced and is not held stands at its place', () => {
    expect(listed('2026-08-17T20:29:00+07:00')).toEqual([
      '2026-08-16',
      '2026-08-15',
      '2026-08-14 missing',
      '2026-08-13',
    ]);
  });

  test('so do those announced since the newest one', () => {
    expect(listed('2026-08-18T20:30:00+07:00').slice(0, 3)).toEqual([
      '2026-08-18 missing',
      '2026-08-17 missing',
      '2026-08-16',
    ]);
  });

  test('each missing one is named as such', () => {
    const [newest] = listedDraws(file, true, Date.parse('2026-08-17T21:00:00+07:00'));
    expect(newest?.label).toBe('17 สิงหาคม 2569 · ยังไม่มีผล');
  });

  test('a day the calendar leaves out is not missing', () => {
    const entry = { moves: [{ day: '2026-08-14', to: null, reason: 'holiday' }] };
    expect(listed('2026-08-17T12:00:00+07:00', true, { entry })).toHaveLength(3);
  });

  test('a draw still being announced is held', () => {
    const partial = drawOn('2026-08-17', {}, { pending: ['p'] });
    const now = '2026-08-17T21:00:00+07:00';
    expect(listed(now, true, { draws: [partial, ...draws] })[0]).toBe('2026-08-17');
  });

  test('an older year has what is held', () => {
    expect(listed('2027-08-18T21:00:00+07:00', false)).toEqual(draws.map((one) => one.drawDate));
  });
});
