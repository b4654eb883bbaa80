import { beforeAll, describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { day, drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import type { StatsBody } from './stats.schema.ts';
import { eachDay } from '../../domain/clock.ts';
import { everyNumber } from '../../domain/digits.ts';
import { emitLottery } from './all.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitStats } from './stats.ts';

function bodies(files: Iterable<EmittedFile>): Map<string, StatsBody> {
  const ofStats = [...files].filter(({ path }) => path.startsWith('/api/stats/'));
  return new Map(ofStats.map(({ path, text }) => [path, JSON.parse(text)]));
}

const small = bodies(emitStats(SMALL_ARCHIVE, SMALL_SITE));

describe('emitStats', () => {
  test('a body whole: Buddhist dates as the spec says, Gregorian ones beside them', () => {
    expect(small.get('/api/stats/small/two.json')).toEqual({
      success: true,
      attribution: {
        source: 'เปิดผล',
        url: 'https://a.example',
        note: expect.stringContaining('เครดิต'),
        dataSource: 'ผู้จัด',
      },
      lottery: 'small',
      dataset: {
        draws: 3,
        from: '2566-12-31',
        to: '2567-03-01',
        fromIso: '2023-12-31',
        toIso: '2024-03-01',
        unconfirmed: 1,
        inDoubt: 1,
        missing: eachDay(day('2024-01-01'), day('2024-02-28')),
        unknownDays: [],
      },
      prizes: [
        {
          prize: 'two',
          prizeName: 'เลข 2 ตัว',
          draws: 3,
          picks: 1,
          possibleValues: 100,
          expectedPerNumber: 0.03,
          numbers: [
            {
              number: '07',
              count: 2,
              lastDate: '2567-03-01',
              lastDateIso: '2024-03-01',
              drawsSince: 0,
            },
            {
              number: '15',
              count: 1,
              lastDate: '2566-12-31',
              lastDateIso: '2023-12-31',
              drawsSince: 2,
              absentDaysSince: 59,
            },
          ],
          neverDrawn: everyNumber(2).filter((number) => number !== '07' && number !== '15'),
          neverDrawnCount: 98,
        },
      ],
    });
  });

  test('days before a newest draw that is still being announced are missing from what is counted', () => {
    const partial = { ...drawOn('2024-03-04', { two: ['07'] }), pending: ['six'] };
    const draws = [partial, ...SMALL_ARCHIVE.draws];
    const files = [...emitLottery({ ...SMALL_ARCHIVE, draws }, SMALL_SITE)];
    const { dataset } = bodies(files).get('/api/stats/small.json') ?? {};
    expect(dataset).toMatchObject({ draws: 3, toIso: '2024-03-01' });
    expect(dataset?.missing.slice(-2)).toEqual(['2024-03-02', '2024-03-03']);
  });

  test('a leap day stays 29 February in the Buddhist era', () => {
    const [six] = small.get('/api/stats/small/six.json')?.prizes ?? [];
    expect(six?.numbers[0]).toMatchObject({ lastDate: '2567-02-29', lastDateIso: '2024-02-29' });
  });

  test('the dataset counts all draws, a prize only those that had it', () => {
    const body = small.get('/api/stats/small/six.json');
    expect([body?.dataset.draws, body?.prizes[0]?.draws]).toEqual([3, 1]);
  });

  test('above 10,000 values never drawn is counted, not listed', () => {
    expect(small.get('/api/stats/small/six.json')?.prizes[0]).toMatchObject({
      possibleValues: 1_000_000,
      neverDrawn: [],
      neverDrawnCount: 999_999,
    });
  });

  test('the whole answer has prizes of up to four digits, and first-prize', () => {
    const kinds = [2, 4, 5, 6].map((digits) => prizeKind(`p${digits}`, digits));
    const lottery = smallLottery([prizeKind('first-prize', 6), ...kinds]);
    const { draws } = SMALL_ARCHIVE;
    const whole = bodies(emitStats({ lottery, draws }, SMALL_SITE)).get('/api/stats/small.json');
    expect(whole?.prizes.map(({ prize }) => prize)).toEqual(['first-prize', 'p2', 'p4']);
  });

  test('a lottery without a draw has no statistics to show', () => {
    expect(() => [...emitStats({ ...SMALL_ARCHIVE, draws: [] }, SMALL_SITE)]).toThrow(
      'small has no draw',
    );
  });
});

describe('the real statistics of thai-government', () => {
  let thai: Map<string, StatsBody>;
  beforeAll(async () => {
    const { archive, sources } = await readRealArchive();
    const stored = lotteryDraws(archive, 'thai-government');
    thai = bodies(emitStats(stored, { ...SMALL_SITE, sources }));
  });

  test('tabulate first prize and the short prizes', () => {
    const whole = thai.get('/api/stats/thai-government.json');
    expect(whole?.prizes.map(({ prize, picks }) => `${prize} ${picks}`)).toEqual([
      'first-prize 1',
      'front-three-digit 2',
      'last-three-digit 2',
      'last-two-digit 1',
    ]);
    expect(whole?.attribution.dataSource).toBe('สำนักงานสลากกินแบ่งรัฐบาล');
  });

  test('of one prize are that prize of the whole answer, and the other six-digit ones besides', () => {
    const whole = thai.get('/api/stats/thai-government.json');
    const of = (slug: string) => thai.get(`/api/stats/thai-government/${slug}.json`);
    for (const prize of whole?.prizes ?? []) {
      expect(of(prize.prize)).toEqual({ ...whole, prizes: [prize] });
    }
    expect(of('fifth-prize')?.prizes.map(({ prize, picks }) => [prize, picks])).toEqual([
      ['fifth-prize', 100],
    ]);
    expect(thai.size).toBe(10);
  });
});
