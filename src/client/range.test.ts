import { describe, expect, test } from 'vitest';
import { clientClock } from '../../tests/support/client-clock.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { drawFile, emitDraws } from '../api/answers/draws.ts';
import { createClient } from './client.ts';

const { lottery, draws } = SMALL_ARCHIVE;
const DAYS = draws.map(({ drawDate }) => drawDate as string);
const files = new Map(
  [...emitDraws(SMALL_ARCHIVE, SMALL_SITE)].map(({ path, text }) => [path, text]),
);
const index = { success: true, lottery: 'small', lotteryName: lottery.nameTh, draws };
files.set('/api/draws/small/index.json', JSON.stringify(index));

/** A client of a service with these files, and what it asked. */
function clientOf(served: ReadonlyMap<string, string | Uint8Array>, headers = {}) {
  const asked: string[] = [];
  const fetch = async (url: unknown) => {
    const { pathname } = new URL(String(url));
    asked.push(pathname);
    const text = served.get(pathname);
    return new Response(text === undefined ? '{}' : String(text), {
      status: text === undefined ? 404 : 200,
      headers,
    });
  };
  const client = createClient({
    hosts: ['https://a.example'],
    clock: clientClock().clock,
    fetch: fetch as typeof globalThis.fetch,
  });
  type Days = { readonly from?: string; readonly to?: string };
  const ask = (days: Days) => client.results({ lottery: 'small' as never, ...days } as never);
  return { ask: ask as unknown as (days: Days) => ReturnType<typeof askTyped>, asked };
  function askTyped() {
    return client.results({ from: '' });
  }
}

test('every pair of days has the draws between them, newest first, each as at its own address', async () => {
  const { ask, asked } = clientOf(files);
  const bounds = [undefined, '1999-01-01', ...DAYS, '2199-12-31'];
  for (const from of bounds) {
    for (const to of bounds.filter((day) => from !== undefined || day !== undefined)) {
      if (from !== undefined && to !== undefined && from > to) continue;
      asked.length = 0;
      const days = { ...(from && { from }), ...(to && { to }) };
      const expected = DAYS.filter((day) => day >= (from ?? '') && day <= (to ?? '9'));
      const years = [...new Set(expected.map((day) => day.slice(0, 4)))];
      const { data, range } = await ask(days);
      expect(data).toEqual(
        draws
          .filter(({ drawDate }) => expected.includes(drawDate))
          .map((draw) => JSON.parse(drawFile(lottery, draw, SMALL_SITE).text).data),
      );
      expect(range).toEqual({ ...days, years, listed: data.length, given: data.length });
      expect(asked.slice(1)).toEqual(years.map((year) => `/api/draws/small/${year}.json`));
    }
  }
});

test('it counts what it gives beside what is listed, and is as old as its oldest file', async () => {
  const [newest = ''] = DAYS;
  const listed = [{ drawDate: '2024-12-31' }, ...draws];
  const ahead = new Map([...files]).set(
    '/api/draws/small/index.json',
    JSON.stringify({ ...index, draws: listed }),
  );
  const answer = await clientOf(ahead, { Age: '400' }).ask({ from: newest });
  expect(answer.range).toMatchObject({ listed: 2, given: 1, years: ['2024'] });
  expect([answer.stale?.ageSeconds, answer.meta.failed]).toEqual([400, []]);
});

describe('a wrong day', () => {
  test.each(['2569-11-16', '2026-02-30', '16/11/2569', '2026', ''])(
    '%j is refused',
    async (day) => {
      const { ask, asked } = clientOf(files);
      for (const name of ['from', 'to']) {
        const refused = ask({ [name]: day });
        await expect(refused).rejects.toMatchObject({
          name: 'WrongCall',
          errorEn: expect.stringContaining(
            `results: ${name} must be a day of the Gregorian calendar`,
          ),
          message: expect.stringMatching(/[ก-๙]/),
        });
      }
      expect(asked).toEqual([]);
    },
  );

  test('from after to', async () => {
    const { ask } = clientOf(files);
    await expect(ask({ from: '2024-03-01', to: '2024-02-29' })).rejects.toThrow(
      'from (2024-03-01) is after to (2024-02-29)',
    );
  });
});
