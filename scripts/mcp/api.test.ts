import { afterEach, expect, test, vi } from 'vitest';
import { emitCalendar } from '../../src/api/answers/calendars.ts';
import { SMALL_SITE } from '../../tests/support/small-archive.ts';
import { drawOn, smallLottery } from '../../tests/support/small-lottery.ts';
import { comingAnnouncements, createAsk } from './api.ts';

afterEach(() => void vi.restoreAllMocks());

const now = () => new Date(0);

test('an API that never answers is waited for no longer than so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetch = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const ask = createAsk({ origin: 'https://a.example', fetch: fetch as never, now }, 10);
  await expect(ask.text('/api/results')).rejects.toMatchObject({
    fault: { success: false, code: 'timed_out', error: expect.stringMatching(/[ก-๙]{5}/) },
  });
});

test('an answer is handed on as it came', async () => {
  const fetch = async (input: unknown) => new Response(`{"asked":"${input}"}`);
  const ask = createAsk({ origin: 'https://a.example', fetch: fetch as never, now });
  expect(await ask.text('/api/results')).toBe('{"asked":"https://a.example/api/results"}');
});

/** A lottery of every month whose announcement is on the day before in UTC. */
const lottery = smallLottery([], { schedule: { every: 'month', on: [1], time: '05:45' } });
const [file] = emitCalendar({ lottery, draws: [drawOn('2026-08-01', {})] }, SMALL_SITE);
const calendar = file?.text ?? '';

test('the day of a draw is that of its own country', () => {
  const [first] = comingAnnouncements(calendar, new Date('2026-08-15T00:00:00Z'), 1);
  expect(first).toEqual({ drawDate: '2026-09-01', announcedAt: '2026-08-31T22:45:00.000Z' });
});

test('what has been announced is no more to come, and no more than asked for are told', () => {
  const moment = new Date('2026-08-31T22:45:00.000Z');
  const coming = comingAnnouncements(calendar, moment, 3).map(({ drawDate }) => drawDate);
  expect(coming).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
  expect(comingAnnouncements(calendar, new Date('2030-01-01T00:00:00Z'), 3)).toEqual([]);
});
