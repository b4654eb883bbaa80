// A mirror has files only, and a missing one says nothing; the refusal is the one of the service.
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { type Client, createClient } from './client.ts';

const prizes = [{ slug: 'two' }, { slug: 'six' }];
const coverage = { draws: 2, from: '2026-11-01', to: '2026-11-16' };
const withdrawn = [
  { at: 'x', reason: 'เลขของงวดก่อน', reasonEn: 'of the draw before', drawDates: ['2026-11-03'] },
];
const lotteries = [
  {
    ...{ lottery: 'lao-tv', nameTh: 'ลาวทีวี', numberLengths: [2], coverage },
    eras: [{ prizes }],
    withdrawn,
  },
];
const FILES: Readonly<Record<string, object>> = {
  '/api/lotteries.json': { success: true, lotteries },
  '/api/draws/lao-tv/index.json': {
    success: true,
    draws: [{ drawDate: '2026-11-16' }, { drawDate: '2026-11-01' }],
  },
};
const SERVICE = 'https://api.example';
const MIRROR = { url: 'https://mirror.example', mirror: true };

const fetch = async (url: unknown) => {
  const { host, pathname } = new URL(String(url));
  if (host === 'api.example') throw new Error('down');
  const body = FILES[pathname];
  return body ? Response.json(body) : new Response('<html>', { status: 404 });
};
const clientOf = (...hosts: (string | typeof MIRROR)[]) =>
  createClient({ hosts, clock: clientClock().clock, fetch: fetch as typeof globalThis.fetch });

const ROWS: [code: string, parameter: string, ask: (client: Client) => Promise<unknown>][] = [
  ['unknown_lottery', 'lottery', (client) => client.results({ lottery: 'lao-tvv' as never })],
  ['unknown_lottery', 'lottery', (client) => client.results({ lottery: 'Lao TV' as never })],
  ['unknown_lottery', 'lottery', (client) => client.stats({ lottery: 'x' as never })],
  ['unknown_lottery', 'lottery', (client) => client.calculations({ lottery: 'x' as never })],
  ['unknown_lottery', 'lottery', (client) => client.draws({ lottery: 'x' as never })],
  [
    'unknown_lottery',
    'lottery',
    (client) => client.export({ lottery: 'x' as never, format: 'csv' }),
  ],
  ['unknown_lottery', 'lottery', (client) => client.check({ lottery: 'x' as never, number: '07' })],
  [
    'unknown_lottery',
    'lottery',
    (client) => client.results({ lottery: 'x' as never, from: '2026-01-01' }),
  ],
  ['invalid_limit', 'limit', (client) => client.results({ lottery: 'lao-tv', limit: 21 })],
  ['unknown_prize', 'prize', (client) => client.stats({ lottery: 'lao-tv', prize: 'x' as never })],
  [
    'unknown_window',
    'window',
    (client) => client.calculations({ lottery: 'lao-tv', window: '7' as never }),
  ],
  ['no_draw_on_date', 'date', (client) => client.draw({ lottery: 'lao-tv', date: '2026-11-02' })],
  ['draw_withdrawn', 'date', (client) => client.draw({ lottery: 'lao-tv', date: '2026-11-03' })],
  ['invalid_date', 'date', (client) => client.draw({ lottery: 'lao-tv', date: '2569-11-16' })],
  [
    'no_draw_on_date',
    'date',
    (client) => client.results({ lottery: 'lao-tv', date: '2026-11-02' }),
  ],
  ['draw_withdrawn', 'date', (client) => client.results({ lottery: 'lao-tv', date: '2026-11-03' })],
  [
    'no_draw_on_date',
    'date',
    (client) => client.checkMany({ lottery: 'lao-tv', date: '2026-11-02', numbers: ['07'] }),
  ],
];

describe.each([
  ['alone', [MIRROR]],
  ['behind a service that is down', [SERVICE, MIRROR]],
])('a mirror %s', (_, hosts) => {
  test.each(ROWS)('%s: %s', async (code, parameter, ask) => {
    await expect(ask(clientOf(...hosts))).rejects.toMatchObject({
      name: 'LotteryFault',
      code,
      parameter,
    });
  });

  test('that lacks a file of what does exist has failed, and each request says so', async () => {
    await expect(clientOf(...hosts).results({ lottery: 'lao-tv' })).rejects.toMatchObject({
      name: 'NoHostAnswered',
      attempts: expect.arrayContaining([
        { url: `${MIRROR.url}/api/results/lao-tv/1.json`, reason: 'HTTP 404' },
      ]),
      errorEn: expect.stringContaining('no host answered (https://'),
    });
  });
});

test('a later draw may be at the service that is down; where there is none, there is no draw yet', async () => {
  const later = { lottery: 'lao-tv', date: '2026-12-01' } as const;
  await expect(clientOf(SERVICE, MIRROR).draw(later)).rejects.toMatchObject({
    name: 'NoHostAnswered',
  });
  await expect(clientOf(MIRROR).draw(later)).rejects.toMatchObject({ code: 'no_draw_on_date' });
});
