import { beforeEach, describe, expect, test } from 'vitest';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { catalogueOf } from '../../api/contract/catalogue.ts';
import { ENDPOINTS } from '../../api/contract/endpoints.ts';
import type { Calendar } from '../../domain/calendar.ts';
import { MOST_DUE } from '../../domain/lateness.ts';
import { answerAddress } from './answer-address.ts';
import { answerCheck } from './answer-check.ts';
import { byLottery } from '../../api/check/check-body.ts';

const kind = prizeKind('last-two-digit', 2, {
  nameTh: 'เลขท้าย 2 ตัว',
  amount: '2000.00',
  place: 'EF',
});
const lottery = smallLottery([kind], { slug: 'thai-government', nameTh: 'สลาก' });
const draws = [
  drawOn('2026-08-16', { 'last-two-digit': ['53'] }),
  drawOn('2026-08-01', { 'last-two-digit': ['69'] }),
];
const catalogue = catalogueOf([
  { lottery, draws },
  { lottery: { ...lottery, slug: 'gsb-lottery' }, draws: [] },
]);

let opened: string[];
beforeEach(() => {
  opened = [];
});

/** Noon after the newest draw: the next one is announced at 20:30. */
const NOON = Date.parse('2026-08-17T12:00:00+07:00');
const latest = [{ lottery, draw: drawOn('2026-08-16', { 'last-two-digit': ['53'] }) }];

const questionOf = (query: string) => ({
  parameters: new URLSearchParams(query),
  names: ENDPOINTS.check.parameters,
});

const ask = (query: string, now = NOON, calendar: Calendar = {}) =>
  answerCheck(
    questionOf(query),
    catalogue,
    {
      origin: 'https://site.example',
      calendar,
      sources: SMALL_SITE.sources,
      latest: byLottery(latest),
      drawsOf: async (slug) => {
        opened.push(slug);
        return { lottery, draws };
      },
    },
    now,
  );
const dataOf = async (query: string) => JSON.parse(String((await ask(query)).text)).data;

describe('answerCheck', () => {
  test.each(['9999-12-31T23:59:59Z', '+011020-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'])(
    'a clock at %s is answered like one that has passed every draw we know',
    async (moment) => {
      const { status, text } = await ask('number=53', Date.parse(moment));
      const { isWinner, dueDraws } = JSON.parse(String(text)).data;
      expect([status, isWinner, dueDraws.state]).toEqual([200, true, 'late']);
      expect(dueDraws.drawDates).toHaveLength(MOST_DUE);
    },
  );

  test('a ticket that wins, with its total as a number', async () => {
    const { status, headers, text } = await ask('number=000053');
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(String(text)).data).toEqual({
      number: '000053',
      isWinner: true,
      drawDate: '2026-08-16',
      displayName: '16 สิงหาคม 2569',
      matches: [{ prize: 'เลขท้าย 2 ตัว', amount: '2000.00', winningNumber: '53' }],
      totalAmount: 2000,
      lottery: 'thai-government',
      lotteryName: 'สลาก',
      standing: [],
    });
  });

  test('a number that wins nothing has no match and a total of 0', async () => {
    const lost = { isWinner: false, matches: [], totalAmount: 0 };
    expect(await dataOf('number=54')).toMatchObject(lost);
  });

  test.each([
    ['', 400, 'missing_number'],
    ['number=12a', 400, 'invalid_number'],
    ['number=1234', 400, 'undecidable_number'],
    ['number=12&lottery=nowhere', 400, 'unknown_lottery'],
    ['number=12&lottery=gsb-lottery', 404, 'no_draws_yet'],
    ['number=12&numbers=13', 400, 'number_and_numbers'],
    ['number=12&date=2026-08-02', 404, 'no_draw_on_date'],
    ['number=12&date=2026-02-30', 400, 'invalid_date'],
    ['number=12&date=2569-08-16', 400, 'invalid_date'],
  ])('by itself it refuses "%s" as the edge would', async (query, status, code) => {
    const reply = await ask(query);
    expect([reply.status, JSON.parse(String(reply.text)).code]).toEqual([status, code]);
  });
});

describe('a date', () => {
  test('is that of the draw checked against', async () => {
    expect(await dataOf('number=69&date=2026-08-01')).toMatchObject({
      isWinner: true,
      drawDate: '2026-08-01',
      displayName: '1 สิงหาคม 2569',
    });
    expect(opened).toEqual(['thai-government']);
  });

  test('of the latest draw gives the very answer without one, and opens no archive', async () => {
    const [dated, plain] = [await ask('number=53&date=2026-08-16'), await ask('number=53')];
    expect(dated).toEqual(plain);
    expect(opened).toEqual([]);
  });

  test('that the catalogue has and the archive has not is a failure of ours', async () => {
    const nothing = async () => ({ lottery, draws: [] });
    const query = questionOf('number=12&date=2026-08-01');
    const latest = [{ lottery, draw: drawOn('2026-08-16', {}) }];
    await expect(
      answerCheck(
        query,
        catalogue,
        { ...SMALL_SITE, latest: byLottery(latest), drawsOf: nothing },
        NOON,
      ),
    ).rejects.toThrow('no draw of thai-government on 2026-08-01 is bundled');
  });
});

describe('several numbers', () => {
  test('have the same answer at an address of their own, where number is refused', async () => {
    const answerAt = (query: string, pathname: string) =>
      answerAddress(
        `${pathname}?${query}`,
        catalogue,
        {
          ...SMALL_SITE,
          calendar: {},
          latest: byLottery(latest),
          drawsOf: async () => ({ lottery, draws: [] }),
        },
        NOON,
      );
    const older = await answerAt('numbers=53,54', '/api/check');
    for (const path of ['/api/check/batch', '/api/check/batch/']) {
      expect(await answerAt('numbers=53,54', path)).toEqual(older);
      const { text } = await answerAt('numbers=53,54&number=1', path);
      expect(JSON.parse(text ?? '')).toMatchObject({ code: 'unknown_parameter' });
    }
  });

  test('are each answered as by itself, in the order asked, and summed up', async () => {
    const asked = ['53', '000053', '54', '53'];
    const data = await dataOf(`numbers=${asked.join(',')}`);
    expect(data).toMatchObject({
      isWinner: true,
      totalAmount: 6000,
      drawDate: '2026-08-16',
      lottery: 'thai-government',
    });
    const alone = await Promise.all(asked.map((number) => dataOf(`number=${number}`)));
    expect(data.results).toEqual(alone);
  });

  test('may be one, and may be of a past draw', async () => {
    const data = await dataOf('numbers=69&date=2026-08-01');
    expect(data.results).toEqual([await dataOf('number=69&date=2026-08-01')]);
  });
});

describe('a draw that was due after the newest stored one', () => {
  const dueIn = async (query: string, now: string, calendar?: Calendar) =>
    JSON.parse(String((await ask(query, Date.parse(now), calendar)).text)).data.dueDraws;

  test.each(['number=54', 'number=53', 'numbers=54,53'])(
    'is told of %s: which days, since when, and in Thai',
    async (query) => {
      expect(await dueIn(query, '2026-08-18T21:00:00+07:00')).toEqual({
        state: 'late',
        since: '2026-08-17T13:30:00.000Z',
        count: 2,
        drawDates: ['2026-08-17', '2026-08-18'],
        note: expect.stringContaining('17 ส.ค.'),
      });
    },
  );

  test.each(['2026-08-01', '2026-08-16'])(
    'is nothing to the draw of %s, asked for by name',
    async (date) => {
      expect(await dueIn(`number=54&date=${date}`, '2026-08-18T21:00:00+07:00')).toBeUndefined();
    },
  );

  test('keeps to the calendar', async () => {
    const calendar = {
      'thai-government': { moves: [{ day: '08-17', to: null, reason: 'holiday' }] },
    };
    expect(await dueIn('number=54', '2026-08-20T12:00:00+07:00', calendar)).toMatchObject({
      drawDates: ['2026-08-18', '2026-08-19'],
    });
    expect(await dueIn('number=54', '2026-08-17T21:00:00+07:00', calendar)).toBeUndefined();
  });
});
