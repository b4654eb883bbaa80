import { describe, expect, test } from 'vitest';
import type { Draw } from '../../../src/domain/draw.ts';
import { statusBody } from '../../../src/api/answers/status.ts';
import { type Registry, readRegistry } from '../../../src/intake/files/data-folder.ts';
import { registryFiles } from '../../../tests/support/frozen-data.ts';
import { drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { missedDraws } from './missed-draws.ts';

const { registry } = readRegistry(registryFiles(), Date.now());
if (registry === undefined) throw new Error('the registry cannot be read');

const thai = (date: string, more: Partial<Draw> = {}) => drawOf(date, {}, more);

/** The days missed, by lottery, of one that holds these draws. */
function missedOf(slug: string, draws: readonly Draw[], now: string, graceMs?: number) {
  const known = registry as Registry;
  const status = statusBody([{ lottery: lotteryOf(slug), draws }], known);
  return missedDraws(status, known, Date.parse(now), graceMs);
}

describe('missedDraws', () => {
  test.each([
    {
      fact: 'to the last millisecond of its grace a draw is only awaited',
      draws: [thai('2026-08-16')],
      now: '2026-09-01T17:29:59.999+07:00',
      missed: [],
    },
    {
      fact: 'from the millisecond on in which the grace is over it is missed',
      draws: [thai('2026-08-16')],
      now: '2026-09-01T17:30:00.000+07:00',
      missed: ['2026-09-01'],
    },
    {
      fact: 'every one since the newest is missed, ascending',
      draws: [thai('2026-08-16')],
      now: '2026-10-02T00:00:00+07:00',
      missed: ['2026-09-01', '2026-09-16', '2026-10-01'],
    },
    {
      fact: 'over New Year the days are those the calendar has moved',
      draws: [thai('2026-12-16')],
      now: '2027-01-20T00:00:00+07:00',
      missed: ['2027-01-02', '2027-01-17'],
    },
    {
      fact: 'on the day before the moved one nothing is missed',
      draws: [thai('2026-12-16')],
      now: '2027-01-02T12:00:00+07:00',
      missed: [],
    },
    {
      fact: 'a partial draw is missed once its grace is over',
      draws: [thai('2026-09-01', { pending: ['first-prize'] }), thai('2026-08-16')],
      now: '2026-09-01T17:31:00+07:00',
      missed: ['2026-09-01'],
    },
    {
      fact: 'and awaited until then',
      draws: [thai('2026-09-01', { pending: ['first-prize'] }), thai('2026-08-16')],
      now: '2026-09-01T17:00:00+07:00',
      missed: [],
    },
    {
      fact: 'a lottery without any draw is not late',
      draws: [],
      now: '2026-10-02T00:00:00+07:00',
      missed: [],
    },
  ])('$fact', ({ draws, now, missed }) => {
    expect(missedOf('thai-government', draws, now).flatMap((one) => one.missed)).toEqual(missed);
  });

  test('who is late is named, with the newest stored draw, complete or not', () => {
    const partial = thai('2026-09-01', { pending: ['first-prize'] });
    expect(missedOf('thai-government', [partial, thai('2026-08-16')], '2026-09-02T00:00Z')).toEqual(
      [
        {
          lottery: 'thai-government',
          lotteryName: 'สลากกินแบ่งรัฐบาล',
          latest: '2026-09-01',
          missed: ['2026-09-01'],
        },
      ],
    );
  });

  test('a draw announced before midnight in UTC is of the day where it is drawn', () => {
    const tv = drawOf('2026-08-28', threeOf('508', '37'));
    const missed = missedOf('lao-patuxay', [tv], '2026-08-28T22:46:00Z', 0);
    expect(missed[0]?.missed).toEqual(['2026-08-29']);
  });

  test('a lottery of a live status that is not in the registry is left alone', () => {
    const draw = { drawDate: '2020-01-01', complete: true };
    const lottery = {
      lottery: 'lao-nowhere',
      lotteryName: 'x',
      latest: draw,
      missing: [],
    };
    const status = { lotteries: [lottery] };
    expect(missedDraws(status, registry, Date.parse('2026-09-02'), 0)).toEqual([]);
  });
});
