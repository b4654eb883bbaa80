import { describe, expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../../tests/support/small-lottery.ts';
import { listDraws, listKeepableDraws } from './draw-lists.ts';

// Drawn every day at 20:30; the draw of the 14th is missing.
const draws = ['2026-08-16', '2026-08-15', '2026-08-13'].map((day) => drawOn(day, { p: ['12'] }));
const file = { lottery: smallLottery([prizeKind('p', 2)]), draws };
const listed = (now: string, isNewestYear = true, more = {}) =>
  listDraws({ ...file, ...more }, isNewestYear, Date.parse(now)).map(
    ({ drawDate, isStored }) => `${drawDate}${isStored ? '' : ' missing'}`,
  );

describe('listDraws', () => {
  test('a draw that was announced and is not stored stands at its place', () => {
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
    const [newest] = listDraws(file, true, Date.parse('2026-08-17T21:00:00+07:00'));
    expect(newest?.label).toBe('17 สิงหาคม 2569 · ยังไม่มีผล');
  });

  test('a day the calendar leaves out is not missing', () => {
    const entry = { moves: [{ day: '2026-08-14', to: null, reason: 'holiday' }] };
    expect(listed('2026-08-17T12:00:00+07:00', true, { entry })).toHaveLength(3);
  });

  test('a draw still being announced is stored', () => {
    const partial = drawOn('2026-08-17', {}, { pending: ['p'] });
    const now = '2026-08-17T21:00:00+07:00';
    expect(listed(now, true, { draws: [partial, ...draws] })[0]).toBe('2026-08-17');
  });

  test('an older year has what is stored', () => {
    expect(listed('2027-08-18T21:00:00+07:00', false)).toEqual(
      draws.map(({ drawDate }) => drawDate),
    );
  });
});

describe('listKeepableDraws', () => {
  test('the next draw first, then those awaited and the newest stored ones', () => {
    const draws = ['2026-08-16', '2026-08-15', '2026-08-14', '2026-08-13'].map((day) =>
      drawOn(day, {}),
    );
    const now = Date.parse('2026-08-18T21:00:00+07:00');
    const days = listKeepableDraws({ ...file, draws }, now);
    expect(days.map(({ drawDate, label }) => [drawDate.slice(8), label.split(' · ')[1]])).toEqual([
      ...['19', '20', '21', '22', '23', '24'].map((day) => [day, 'ยังไม่ออก']),
      ['18', 'รอผล'],
      ['17', 'รอผล'],
      ...['16', '15', '14'].map((day) => [day, 'ออกแล้ว']),
    ]);
  });

  test('by a clock that is years behind the next draw is offered all the same', () => {
    const draws = [drawOn('2026-08-16', {})];
    const [next] = listKeepableDraws({ ...file, draws }, Date.parse('2020-01-01T00:00:00Z'));
    expect(next?.drawDate).toBe('2026-08-17');
  });

  test('a lottery without a draw has its next ones', () => {
    const days = listKeepableDraws({ ...file, draws: [] }, Date.parse('2026-08-16T21:00:00+07:00'));
    expect(days[0]).toEqual({
      drawDate: '2026-08-17',
      isStored: false,
      label: '17 สิงหาคม 2569 · ยังไม่ออก',
    });
  });
});
