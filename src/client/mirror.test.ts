// A mirror has files only, and a missing one says nothing.
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { withdrawn } from '../../tests/support/withdrawn.ts';
import { emitDraws } from '../api/answers/draws.ts';
import { lotteryBody } from '../api/answers/lotteries.ts';
import { withBegunEras } from '../domain/draw.ts';
import { type Client, createClient } from './client.ts';

const [newest, middle, oldest] = SMALL_ARCHIVE.draws;
if (!newest || !middle || !oldest) throw new Error('three draws are needed');
// Of the year of the oldest no draw is left, and no file.
const archive = withBegunEras(SMALL_ARCHIVE.lottery, [
  newest,
  withdrawn(middle),
  withdrawn(oldest),
]);
const lotteries = { success: true, lotteries: [lotteryBody(archive, SMALL_SITE)] };
const files = new Map([
  ...[...emitDraws(archive, SMALL_SITE)].map(({ path, text }) => [path, text] as const),
  ['/api/lotteries.json', JSON.stringify(lotteries)],
]);
const MIRROR = { url: 'https://mirror.example', mirror: true };

const fetch = async (url: unknown) => {
  const { host, pathname } = new URL(String(url));
  if (host === 'api.example') throw new Error('down');
  const text = files.get(pathname);
  return new Response(text ?? '<html>', { status: text === undefined ? 404 : 200 });
};

type Member = { readonly lottery: never; readonly date: string };
const CALLS: [name: string, call: (client: Client, member: Member) => Promise<unknown>][] = [
  ['draw', (client, member) => client.draw(member)],
  ['results', (client, member) => client.results(member)],
  ['check', (client, member) => client.check({ ...member, number: '07' })],
  ['checkMany', (client, member) => client.checkMany({ ...member, numbers: ['07'] })],
];

describe.each([
  ['alone', [MIRROR]],
  ['behind a service that is down', ['https://api.example', MIRROR]],
])('a mirror %s', (_, hosts) => {
  const client = createClient({
    hosts,
    clock: clientClock().clock,
    fetch: fetch as typeof globalThis.fetch,
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
    '%s of any other day has no answer, and says what was asked',
    async (_c, call) => {
      await expect(call(client, memberOn('1999-01-01'))).rejects.toMatchObject({
        name: 'NoHostAnswered',
        attempts: expect.arrayContaining([
          { url: `${MIRROR.url}/api/draws/small/1999.json`, reason: 'HTTP 404' },
        ]),
      });
    },
  );
});
