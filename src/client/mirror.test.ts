// A mirror has files only, and a missing one says nothing.
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { withdrawn } from '../../tests/support/withdrawn.ts';
import { emitDrawIndex, emitDraws } from '../api/answers/draws.ts';
import { lotteryBody } from '../api/answers/lotteries.ts';
import { withBegunEras } from '../domain/draw.ts';
import { check } from './check.ts';
import { type Client, createClient } from './client.ts';
import { mirror } from './mirror.ts';
import {
  getCalculations,
  getDraw,
  getDraws,
  getExport,
  getResults,
  getStats,
} from './questions.ts';

const [newest, middle, oldest] = SMALL_ARCHIVE.draws;
if (!newest || !middle || !oldest) throw new Error('three draws are needed');
// Of the year of the oldest no draw is left, and no file.
const archive = withBegunEras(SMALL_ARCHIVE.lottery, [
  newest,
  withdrawn(middle),
  withdrawn(oldest),
]);
const empty = {
  ...archive,
  lottery: { ...archive.lottery, slug: 'empty' },
  draws: [],
  withdrawn: [],
};
const lotteries = {
  success: true,
  lotteries: [archive, empty].map((listed) => lotteryBody(listed, SMALL_SITE)),
};
const files = new Map([
  ...[...emitDraws(archive, SMALL_SITE), emitDrawIndex(archive, SMALL_SITE)].map(
    ({ path, text }) => [path, text] as const,
  ),
  ['/api/lotteries.json', JSON.stringify(lotteries)],
]);
const MIRROR = mirror('https://mirror.example');

const fetch: typeof globalThis.fetch = async (url) => {
  const { host, pathname } = new URL(String(url));
  if (host === 'api.example') throw new Error('down');
  const text = files.get(pathname);
  return new Response(text ?? '<html>', { status: text === undefined ? 404 : 200 });
};

type Member = { readonly lottery: never; readonly date: string };
const CALLS: [name: string, call: (client: Client, member: Member) => Promise<unknown>][] = [
  ['draw', (client, member) => getDraw(client, member)],
  ['results', (client, member) => getResults(client, member)],
  ['check', (client, member) => check(client, { ...member, numbers: ['07'] })],
];

describe.each([
  ['alone', [MIRROR]],
  ['behind a service that is down', ['https://api.example', MIRROR]],
])('a mirror %s', (_, hosts) => {
  const client = createClient({
    hosts,
    clock: clientClock().clock,
    fetch,
  });
  const memberOn = (date: string): Member => ({ lottery: 'small' as never, date });

  test.each(CALLS)('%s of a withdrawn draw is refused with the reason', async (_call, call) => {
    for (const { drawDate } of [middle, oldest]) {
      await expect(call(client, memberOn(drawDate))).rejects.toMatchObject({
        name: 'LotteryFault',
        status: 410,
        code: 'draw_withdrawn',
        message: expect.stringContaining(withdrawn(middle).withdrawals?.[0]?.reason.th ?? 'none'),
      });
    }
  });

  test.each(CALLS)(
    '%s of a day without a draw is refused, naming the nearest',
    async (_c, call) => {
      const { drawDate } = newest;
      for (const [date, nearest] of [
        ['1999-01-01', { after: drawDate }],
        ...(hosts.length === 1 ? ([['2099-01-01', { before: drawDate }]] as const) : []),
      ] as const) {
        await expect(call(client, memberOn(date))).rejects.toMatchObject({
          ...{ name: 'LotteryFault', status: 404, code: 'no_draw_on_date' },
          message: expect.stringContaining(nearest.before ? 'อย่าเพิ่งทิ้งสลาก' : 'งวดใกล้ที่สุด'),
        });
      }
    },
  );

  test.each([
    ['of no lottery', 'unknown_lottery', { lottery: 'smal' }],
    ['of a Buddhist day', 'invalid_date', { lottery: 'small', date: '2569-08-16' }],
    ['of a lottery without draws', 'no_draws_yet', { lottery: 'empty' }],
  ])('what is asked %s is refused: %s', async (_of, code, given) => {
    const { lottery, date = newest.drawDate } = given as { lottery: never; date?: string };
    const { drawDate } = newest;
    const calls: readonly Promise<unknown>[] = [
      ...CALLS.map(([, call]) => call(client, { lottery, date })),
      getDraw(client, { lottery, date }),
      ...(date === drawDate
        ? [
            getResults(client, { lottery }),
            check(client, { lottery, numbers: ['07'] }),
            getStats(client, { lottery }),
            getCalculations(client, { lottery }),
            getDraws(client, { lottery }),
            getExport(client, { lottery }),
          ]
        : []),
    ];
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({ name: 'LotteryFault', code });
    }
  });

  test.each([
    [getResults, { limit: 21 }, 'invalid_limit'],
    [getResults, { limit: 0 }, 'invalid_limit'],
    [getResults, { limit: 'x' }, 'invalid_limit'],
    [getStats, { prize: 'none' }, 'unknown_prize'],
    [getCalculations, { window: 7 }, 'unknown_window'],
    [getCalculations, { window: '30', prize: 'none' }, 'unknown_prize'],
  ] as const)('%o of %j is refused: %s', async (question, given, code) => {
    const query = { lottery: 'small', ...given } as never;
    await expect(question(client, query)).rejects.toMatchObject({
      name: 'LotteryFault',
      code,
    });
  });

  test('a file that it should have is missing: no refusal, but no answer', async () => {
    const { drawDate } = newest;
    const year = `/api/draws/small/${drawDate.slice(0, 4)}.json`;
    const text = files.get(year) ?? '';
    files.delete(year);
    await expect(getDraw(client, memberOn(drawDate))).rejects.toMatchObject({
      name: 'NoHostAnswered',
      attempts: expect.arrayContaining([{ url: `${MIRROR.url}${year}`, reason: 'HTTP 404' }]),
    });
    await expect(getStats(client, { lottery: 'small' as never })).rejects.toMatchObject({
      name: 'NoHostAnswered',
    });
    files.set(year, text);
  });
});

test('behind a service that is down it does not speak of days after its newest draw', async () => {
  const hosts = ['https://api.example', MIRROR];
  const client = createClient({ hosts, clock: clientClock().clock, fetch });
  const later = getDraw(client, { lottery: 'small' as never, date: '2099-01-01' });
  await expect(later).rejects.toMatchObject({ name: 'NoHostAnswered' });
});

test('without its list of lotteries nothing is refused', async () => {
  const list = files.get('/api/lotteries.json') ?? '';
  files.delete('/api/lotteries.json');
  const client = createClient({ hosts: [MIRROR], clock: clientClock().clock, fetch });
  const call = getResults(client, { lottery: 'none' as never });
  await expect(call).rejects.toMatchObject({ name: 'NoHostAnswered' });
  files.set('/api/lotteries.json', list);
});
