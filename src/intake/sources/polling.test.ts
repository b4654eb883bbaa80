// Which days are asked for, and when.
import { describe, expect, test } from 'vitest';
import type { Draw } from '../../domain/draw.ts';
import { readRegistry } from '../files/data-folder.ts';
import { registryFiles } from '../../../tests/support/frozen-data.ts';
import { drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { dueDays, nextAskAt, wantedDays } from './polling.ts';

const { registry } = readRegistry(registryFiles(), Date.now());
if (registry === undefined) throw new Error('the registry cannot be read');

describe('dueDays', () => {
  const due = (slug: string, stored: readonly Draw[], now: string) => {
    const lottery = registry.lotteries.find((one) => one.slug === slug);
    return lottery && dueDays(lottery, stored, registry.calendar, Date.parse(`${now}+07:00`));
  };
  const thai = (date: string, more: Partial<Draw> = {}) => drawOf(date, {}, more);
  const tv = (date: string) => drawOf(date, threeOf('508', '37'));
  const partial = { pending: ['first-prize'] };

  test.each<[now: string, stored: Draw[], days: string[], because: string]>([
    ['2026-09-01T14:29:59.999', [thai('2026-08-16')], [], 'a minute before it is announced'],
    ['2026-09-01T14:30', [thai('2026-08-16')], ['2026-09-01'], 'at the very minute'],
    ['2027-01-17T15:00', [thai('2026-12-16')], ['2027-01-02', '2027-01-17'], 'days are moved'],
    ['2026-09-01T15:00', [thai('2026-09-01', partial), thai('2026-08-16')], ['2026-09-01'], 'half'],
    [
      '2026-08-16T15:00',
      [thai('2026-08-16'), thai('2026-08-01'), thai('2026-07-16'), thai('2026-01-02')],
      ['2026-05-16', '2026-06-01', '2026-06-16', '2026-07-01'],
      'what was missed more than a hundred days before the newest draw is history',
    ],
    ['2026-09-01T15:00', [thai('2026-09-01', { lacks: ['first-prize'] })], [], 'no source has it'],
    ['2026-09-01T15:00', [], [], 'there is no draw'],
    ['2026-09-16T15:00', [thai('2026-09-01', partial)], [], 'there is a single one, half in'],
  ])('thai-government at %s', (now, stored, days) => {
    expect(due('thai-government', stored, now)).toEqual(days);
  });

  test.each<[now: string, stored: Draw[], days: string[], because: string]>([
    [
      '2026-08-31T12:00',
      [tv('2026-08-28'), tv('2026-08-27')],
      ['2026-08-29', '2026-08-30', '2026-08-31'],
      'every day since the newest, oldest first',
    ],
    [
      '2026-08-28T12:00',
      [tv('2026-08-28'), { ...tv('2026-08-26'), pending: ['x'] }, tv('2026-08-25')],
      ['2026-08-26', '2026-08-27'],
      'a partial one that a newer draw has overtaken, and a day never stored',
    ],
    ['2026-08-28T12:00', [tv('2026-08-28'), tv('2026-08-27')], [], 'nothing before the first'],
  ])('lao-tv at %s', (now, stored, days) => {
    expect(due('lao-tv', stored, now)).toEqual(days);
  });

  test('the day is the one where it is drawn, not that of the clock in UTC', () => {
    expect(due('lao-patuxay', [tv('2026-08-28')], '2026-08-29T05:45')).toEqual(['2026-08-29']);
  });
});

describe('a withdrawn draw', () => {
  const lottery = registry.lotteries.find(({ slug }) => slug === 'lao-tv');
  const day = drawOf('2026-08-28', threeOf('508', '37'));
  const older = drawOf('2026-08-26', threeOf('459', '37'));
  const gap = withdrawn(drawOf('2026-08-27', threeOf('754', '65')));
  const partial = { ...day, pending: ['bottom-two-digit'] };

  test.each([
    { stored: [day, gap, older], wanted: ['2026-08-28 confirm'], fact: 'is no gap' },
    { stored: [withdrawn(day), gap, older], wanted: [], fact: 'is not asked to be confirmed' },
    { stored: [withdrawn(partial), gap, older], wanted: [], fact: 'is not asked to be completed' },
  ])('$fact', ({ stored, wanted }) => {
    const now = Date.parse('2026-08-28T12:00:00+07:00');
    const days = lottery ? wantedDays(lottery, stored, registry, now) : [];
    expect(days.map(({ drawDate, why }) => `${drawDate} ${why}`)).toEqual(wanted);
  });
});

describe('a source from which nothing comes', () => {
  const MINUTE = 60_000;
  const announced = Date.parse('2026-05-02T16:00:00+07:00');
  const window = { from: 0, to: 24 * 60 };
  /** Minutes until it is asked again, so many hours after an announcement. */
  const waitOf = (why: 'due' | 'confirm', hours: number, failures: number, chance = 0) => {
    const now = announced + hours * 60 * MINUTE;
    const heard = { outage: { failures, at: now, chance } };
    return (nextAskAt(announced, { why }, window, heard, now) - now) / MINUTE;
  };

  test.each([
    ['due', 0, [2, 2, 2, 2, 2], 'a draw of these hours waits'],
    ['confirm', 0, [15, 30, 60, 60, 60], 'each time twice as long, up to an hour'],
    ['due', 23, [15, 30, 60, 60, 60], 'the draw is no longer of these hours'],
    ['due', 30, [720, 720, 720, 720, 720], 'a gap waits anyhow'],
  ] as const)('%s after %i hours is asked after %j minutes: %s', (why, hours, waits, _because) => {
    expect(waits.map((_, index) => waitOf(why, hours, index + 1))).toEqual(waits);
  });

  test('chance adds up to a quarter, so that not all are asked at once', () => {
    expect([0, 0.5, 1].map((chance) => waitOf('confirm', 0, 2, chance))).toEqual([30, 33.75, 37.5]);
  });
});
