import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../contract/catalogue.ts';
import type { LatestDraws } from '../contract/check-body.ts';
import type { DrawDate } from '../domain/draw-date.ts';
import { answerCheck } from './answer-check.ts';

const kind = {
  slug: 'last-two-digit',
  nameTh: 'เลขท้าย 2 ตัว',
  digits: 2,
  picks: 1,
  amount: '2000.00',
  place: 'EF',
};
const latest: LatestDraws = {
  origin: 'https://site.example',
  latest: [
    {
      lottery: {
        slug: 'thai-government',
        nameTh: 'สลาก',
        schedule: { every: 'day', time: '14:30' },
        timeZone: 'Asia/Bangkok',
        utcOffset: '+07:00',
        originTh: 'สำนักงาน',
        drawn: 'each-prize',
        eras: [{ from: null, prizes: [kind] }],
      },
      draw: {
        drawDate: '2026-08-16' as DrawDate,
        source: 'glo',
        prizes: { 'last-two-digit': ['53'] },
      },
    },
  ],
};
const catalogue: Catalogue = ['thai-government', 'gsb-lottery'].map((slug) => ({
  slug,
  nameTh: slug,
  prizes: ['last-two-digit'],
  numberLengths: [2, 6],
  hasDraws: slug === 'thai-government',
  hasCompleteDraws: slug === 'thai-government',
}));

const ask = (query: string) => answerCheck(new URLSearchParams(query), catalogue, latest);

describe('answerCheck', () => {
  test('a ticket that wins, with its total as a number', async () => {
    const response = ask('number=000053');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await response.json()).data).toEqual({
      number: '000053',
      isWinner: true,
      drawDate: '2026-08-16',
      displayName: '16 สิงหาคม 2569',
      matches: [{ prize: 'เลขท้าย 2 ตัว', amount: '2000.00', winningNumber: '53' }],
      totalAmount: 2000,
      lottery: 'thai-government',
      lotteryName: 'สลาก',
    });
  });

  test('a number that wins nothing has no match and a total of 0', async () => {
    expect((await ask('number=54').json()).data).toMatchObject({
      isWinner: false,
      matches: [],
      totalAmount: 0,
    });
  });

  test.each([
    ['', 400, 'missing_number'],
    ['number=12a', 400, 'invalid_number'],
    ['number=1234', 400, 'undecidable_number'],
    ['number=12&lottery=nowhere', 400, 'unknown_lottery'],
    ['number=12&lottery=gsb-lottery', 404, 'no_draws_yet'],
  ])('by itself it refuses "%s" as the edge would', async (query, status, code) => {
    const response = ask(query);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
