import { beforeAll, describe, expect, test } from 'vitest';
import { readRealArchive } from '../../../tests/support/real-archive.ts';
import { realSite } from '../../../tests/support/real-files.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import { isFault, parseQuery } from '../contract/query.ts';
import type { LotteriesBody } from './lotteries.schema.ts';
import type { LotteryDraws } from '../../domain/draw.ts';
import { lotteryBody } from './lotteries.ts';

let archive: readonly LotteryDraws[];
let lotteries: LotteriesBody['lotteries'];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
  const site = await realSite();
  lotteries = JSON.parse(JSON.stringify(archive.map((one) => lotteryBody(one, site))));
});

const entryOf = (slug: string) => lotteries.find(({ lottery }) => lottery === slug);

describe('the catalogue of lotteries', () => {
  test('has all 49 in registry order, with or without a draw', () => {
    expect(lotteries.map(({ lottery }) => lottery)).toEqual(
      archive.map(({ lottery }) => lottery.slug),
    );
    expect(lotteries).toHaveLength(49);
  });

  test('each has an English name of its own, in Latin letters, and one of three groups', () => {
    expect(lotteries.filter(({ nameEn }) => !/^[A-Za-z0-9 ]+$/.test(nameEn))).toEqual([]);
    expect(new Set(lotteries.map(({ nameEn }) => nameEn)).size).toBe(49);
    expect(new Set(lotteries.map(({ group }) => group))).toEqual(new Set(['thai', 'lao', 'hanoi']));
    expect(entryOf('gsb-lottery')?.group).toBe('thai');
  });

  test('covers exactly the stored draws, and says where they were collected', () => {
    for (const { lottery, draws } of archive) {
      const { coverage, sources, next } = entryOf(lottery.slug) ?? {};
      const newest = draws[0]?.drawDate;
      const covered = { draws: draws.length, from: draws.at(-1)?.drawDate, to: newest };
      expect(coverage).toEqual(newest === undefined ? null : covered);
      expect((sources ?? []).length > 0).toBe(newest !== undefined);
      expect(next === null).toBe(newest === undefined);
      if (next && newest) expect(next.drawDate > newest).toBe(true);
    }
  });

  test('the lengths it names are those check takes', () => {
    const catalogue = catalogueOf(archive);
    for (const { lottery, numberLengths } of lotteries) {
      const taken = [2, 3, 4, 5, 6].filter((length) => {
        const number = '1'.repeat(length);
        const parsed = parseQuery('check', new URLSearchParams({ lottery, number }), catalogue);
        return !isFault(parsed) || parsed.code === 'no_draws_yet';
      });
      expect([lottery, numberLengths]).toEqual([lottery, taken]);
    }
  });

  test('says the schedule that is kept, and beside it another one that is published', () => {
    expect(entryOf('lao-lottery')).toMatchObject({
      schedule: { on: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
      published: { every: 'week', on: ['monday', 'thursday'] },
    });
    expect(entryOf('thai-government')).not.toHaveProperty('published');
  });

  test('next follows the newest draw, exceptions of the calendar included; no clock is asked', () => {
    const calendar = { small: { moves: [{ day: '2024-03-02', to: null, reason: 'x' }] } };
    const of = lotteryBody(SMALL_ARCHIVE, { ...SMALL_SITE, calendar });
    expect(of.next).toEqual({
      drawDate: '2024-03-03',
      announcedAt: '2024-03-03T13:30:00.000Z',
    });
  });
});
