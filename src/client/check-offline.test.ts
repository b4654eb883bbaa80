// The law for every lottery and every draw is held by tests/three-checks.proof.ts; here what it
// says.
import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { type Draw, isUnconfirmed } from '../domain/draw.ts';
import { checksBody } from '../api/check/check-body.ts';
import { drawFile, emitDraws } from '../api/answers/draws.ts';
import { emitResults } from '../api/answers/results.ts';
import type { PlacedDraw, Schemas } from './answers.ts';
import { checkOffline } from './check-offline.ts';
import { check } from './check.ts';
import { createClient } from './client.ts';
import { mirror } from './mirror.ts';

const { lottery, draws } = SMALL_ARCHIVE;
const emitted = [
  [...emitDraws(SMALL_ARCHIVE, SMALL_SITE)],
  emitResults(SMALL_ARCHIVE, SMALL_SITE),
].flat();
const files = new Map(emitted.map(({ path, text }) => [path, text]));
const placed = (draw: Draw): PlacedDraw =>
  JSON.parse(drawFile(lottery, draw, SMALL_SITE).text).data;
const drawOf = (date: string) =>
  placed(draws.find(({ drawDate }) => drawDate === date) as (typeof draws)[0]);

const NUMBERS = ['004615', '999907', '15', '07', '000000', '999915'];

test.each(draws.map((draw) => [draw.drawDate, draw] as const))(
  'a ticket of %s is answered as the service does, what is unknown included',
  (date, draw) => {
    const unconfirmed = isUnconfirmed(draw, SMALL_SITE.sources);
    const { data } = checksBody({ lottery, draw, unconfirmed }, NUMBERS, SMALL_SITE.origin);
    expect(checkOffline({ draw: drawOf(date), numbers: NUMBERS })).toEqual(data);
  },
);

test('numbers that may be wrong say so', () => {
  const doubtful = { ...draws[0], doubt: 'สองแหล่งไม่ตรงกัน' } as (typeof draws)[0];
  expect(checkOffline({ draw: placed(doubtful), numbers: ['15'] }).doubt).toBe('สองแหล่งไม่ตรงกัน');
});

test('what is still to be announced is named, and lengths that only it decides are taken', () => {
  const waiting = { ...draws[1], prizes: { two: ['07'] }, pending: ['six'] } as (typeof draws)[0];
  const { results } = checkOffline({
    draw: placed(waiting),
    numbers: ['004615'],
  });
  expect(results[0]).toMatchObject({
    isWinner: false,
    pendingPrizes: [{ slug: 'six', name: 'เลข 6 ตัว' }],
  });
});

test.each([
  ['1234', 'undecidable_number'],
  ['12a', 'invalid_number'],
  ['๑๒', 'invalid_number'],
  ['', 'invalid_number'],
  ['1234567', 'invalid_number'],
])('%j is refused in the words of the service: %s', (number, code) => {
  expect(() => checkOffline({ draw: drawOf('2024-02-29'), numbers: ['15', number] })).toThrow(
    expect.objectContaining({
      code,
      status: 400,
      message: expect.stringMatching(/[ก-๙]/),
      fault: expect.objectContaining({
        rejected: [expect.objectContaining({ index: 1, number, code })],
      }),
    }),
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
    hosts: ['https://api.example', mirror('https://mirror.example')],
    clock: clientClock().clock,
    fetch: fetch as typeof globalThis.fetch,
  });
  const named = { lottery: 'small' as never, date: '2024-02-29' };
  const checked = await check(client, { ...named, numbers: ['004615'] });
  expect(checked).toMatchObject({
    success: true,
    data: { isWinner: true, totalAmount: 6_000_000 },
    attribution: { url: 'https://a.example' },
  });
  await expect(check(client, { ...named, numbers: ['1234'] })).rejects.toMatchObject({
    code: 'undecidable_number',
  });
});

describe('a newer draw that was due', () => {
  const [newest] = draws;
  const results: Schemas['Results'] = JSON.parse(files.get('/api/results/small/1.json') ?? '');
  const note = expect.stringMatching(/1\sมี\.ค\..* 2\sมี\.ค\./);

  test('is told by a check on the spot, where the next one is known', () => {
    const { nextDraw } = results;
    const dueAt = (moment: string) =>
      checkOffline({
        draw: drawOf(newest?.drawDate ?? ''),
        numbers: ['07'],
        nextDraw,
        now: Date.parse(moment),
      }).dueDraws;
    expect(dueAt('2024-03-02T20:29:59+07:00')).toBeUndefined();
    expect(dueAt('2024-03-02T20:30:00+07:00')).toMatchObject({ state: 'awaited', note });
    expect(dueAt('2024-03-03T12:00:00+07:00')).toMatchObject({
      state: 'late',
      since: '2024-03-02T13:30:00.000Z',
      drawDates: ['2024-03-02'],
    });
  });

  test('is told where only a mirror answers', async () => {
    const fetch = async (url: unknown) =>
      new Response(files.get(new URL(String(url)).pathname) ?? '<html>');
    const client = createClient({
      hosts: [mirror('https://mirror.example')],
      fetch: fetch as typeof globalThis.fetch,
    });
    const lottery = 'small' as never;
    const { data } = await check(client, { lottery, numbers: ['07'] });
    expect(data.dueDraws).toMatchObject({ state: 'late', note });
    const date = newest?.drawDate ?? '';
    const dated = await check(client, { lottery, date, numbers: ['07'] });
    expect(dated.data.dueDraws).toBeUndefined();
  });
});
