// The law for every lottery and every draw is held by .ci/three-checks.proof.ts; here what it says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksBody } from '../contract/check-body.ts';
import { API_VERSION } from '../contract/site.ts';
import { emitDraws } from '../emit/draws.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../testing/small-archive.ts';
import type { Checkset } from './answers.ts';
import { checkOffline } from './check-offline.ts';
import { createClient } from './client.ts';

const { lottery, draws } = SMALL_ARCHIVE;
const files = new Map(emitDraws(SMALL_ARCHIVE, SMALL_SITE).map(({ path, text }) => [path, text]));
const checksetOf = (date: string) =>
  JSON.parse(files.get(`/api/checksets/small/${date}.json`) ?? '') as Checkset;

const NUMBERS = ['004615', '999907', '15', '07', '000000', '999915'];

test.each(draws.map((draw) => [draw.drawDate, draw] as const))(
  'a ticket of %s is answered as the service does, what is unknown included',
  (date, draw) => {
    const { data } = checksBody({ lottery, draw }, NUMBERS, SMALL_SITE.origin);
    expect(checkOffline(checksetOf(date), NUMBERS)).toEqual(data);
  },
);

test('what is still to be announced is named', () => {
  const { prizes, ...rest } = checksetOf('2024-02-29');
  const waiting = prizes.map((prize) =>
    prize.slug === 'six' ? { ...prize, numbers: [], pending: true as const } : prize,
  );
  const { results } = checkOffline({ ...rest, prizes: waiting }, ['004615']);
  expect(results[0]).toMatchObject({
    isWinner: false,
    pendingPrizes: [{ slug: 'six', name: 'เลข 6 ตัว' }],
  });
});

test.each([
  ['1234', 'undecidable_number'],
  ['12a', 'invalid_number'],
  ['๑๒', 'invalid_number'],
  ['', 'empty_parameter'],
  ['1234567', 'invalid_number'],
])('%j is refused in the words of the service: %s', (number, code) => {
  expect(() => checkOffline(checksetOf('2024-02-29'), ['15', number])).toThrow(
    expect.objectContaining({ code, status: 400, message: expect.stringMatching(/[ก-๙]/) }),
  );
});

test('where only a mirror answers, a check is worked out from its files', async () => {
  const asked: string[] = [];
  const fetch = async (url: unknown) => {
    const { host, pathname } = new URL(String(url));
    asked.push(pathname);
    if (host === 'api.example') throw new Error('down');
    return new Response(files.get(pathname) ?? '<html>', {
      status: files.has(pathname) ? 200 : 404,
    });
  };
  const client = createClient({
    hosts: ['https://api.example', { url: 'https://mirror.example', mirror: true }],
    fetch: fetch as typeof globalThis.fetch,
  });
  const named = { lottery: 'small' as never, date: '2024-02-29' };
  const check = await client.check({ ...named, number: '004615' });
  expect(check).toMatchObject({
    success: true,
    data: { isWinner: true, totalAmount: 6_000_000 },
    attribution: { url: 'https://a.example' },
  });
  expect((await client.checkMany({ ...named, numbers: ['004615'] })).data.results).toEqual([
    check.data,
  ]);
  await expect(client.check({ ...named, number: '1234' })).rejects.toMatchObject({
    code: 'undecidable_number',
  });
});

test('the package has the version of the API', () => {
  const { version, dependencies } = JSON.parse(readFileSync('src/client/package.json', 'utf8'));
  expect([version, dependencies]).toEqual([API_VERSION, undefined]);
});
