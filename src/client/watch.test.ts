import { describe, expect, test } from 'vitest';
import { announcingService, type Published } from '../../tests/support/announcing-service.ts';
import { clientClock } from '../../tests/support/client-clock.ts';
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { changeId } from '../api/answers/change-id.ts';
import { parseDrawDate } from '../domain/draw-date.ts';
import { announcementAt } from '../domain/lateness.ts';
import type { LotterySlug } from './answers.ts';
import { createClient } from './client.ts';
import { LotteryFault } from './refusal.ts';
import { watch } from './watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A day on which the government lottery, too, is drawn. */
const TODAY = parseDrawDate('2026-11-16');
const YESTERDAY = parseDrawDate('2026-11-15');
const MIDNIGHT = Date.parse('2026-11-16T00:00:00+07:00');

const added = (lottery: string, drawDate: string, at: number): Published => ({
  lottery,
  drawDate,
  change: 'added',
  revision: 1,
  at,
});

/** Draws of yesterday, there from the start, and of today, each minutes after its announcement. */
const DRAWS = LOTTERIES.flatMap((lottery, index) => [
  added(lottery.slug, YESTERDAY, MIDNIGHT - DAY + index),
  added(lottery.slug, TODAY, announcementAt(lottery, TODAY) + ((index * 7) % 25) * MINUTE + index),
]);
const OF_TODAY = DRAWS.filter(({ drawDate }) => drawDate === TODAY);

type Watched = {
  readonly published?: readonly Published[];
  readonly lotteries?: readonly LotterySlug[];
  readonly after?: string;
  readonly everySeconds?: number;
  readonly until?: number;
  readonly random?: number;
  readonly fails?: Parameters<typeof announcingService>[3];
  /** Moments at which the device sleeps, and for how long. */
  readonly sleeps?: { readonly at: number; readonly ms: number };
};

/** Watches from midnight on; what is heard, when, and what was asked for it. */
async function watched({
  published = DRAWS,
  until = MIDNIGHT + DAY,
  random = 0.5,
  fails,
  sleeps,
  ...options
}: Watched) {
  const { clock, pass } = clientClock(MIDNIGHT, random);
  const ending = new AbortController();
  let hasSlept = false;
  const ticking: typeof clock = {
    ...clock,
    wait: async (ms, signal) => {
      await clock.wait(ms, signal);
      if (sleeps && !hasSlept && clock.now() >= sleeps.at) {
        hasSlept = true;
        pass(sleeps.ms / 1000);
      }
      if (clock.now() >= until) ending.abort();
    },
  };
  const service = announcingService(LOTTERIES, published, clock.now, fails);
  const client = createClient({
    hosts: ['https://a.example'],
    fetch: service.fetch,
    clock: ticking,
  });
  const heard: { id: string; lottery: string; change: string; lateMs: number }[] = [];
  for await (const news of watch(client, { ...options, signal: ending.signal })) {
    const { id, lottery, change, at } = news;
    heard.push({ id, lottery, change, lateMs: clock.now() - Date.parse(at) });
  }
  const polls = service.asked.filter(({ path }) => path === '/api/changes.json');
  return { heard, asked: service.asked, polls };
}

const idsOf = (published: readonly Published[]) =>
  [...published].sort((one, other) => one.at - other.at).map(changeId);
const slowest = (heard: readonly { lateMs: number }[]) =>
  Math.max(...heard.map(({ lateMs }) => lateMs)) / 1000;

test('a withdrawal is heard although its draw has gone, and nothing waits for it', async () => {
  const taken = { ...added('lao-tv', YESTERDAY, MIDNIGHT + HOUR), change: 'withdrawn' as const };
  const next = added('lao-tv', TODAY, MIDNIGHT + 2 * HOUR);
  const before = DRAWS.filter(
    ({ drawDate, lottery }) => drawDate === YESTERDAY && lottery !== 'lao-tv',
  );
  const { heard } = await watched({
    lotteries: ['lao-tv'],
    published: [...before, taken, next],
    until: MIDNIGHT + 3 * HOUR,
  });
  expect(heard.map(({ change }) => change)).toEqual(['withdrawn', 'added']);
});

describe('a day of all lotteries', () => {
  test.each([
    [0.9, 24],
    [0.1, 8],
  ])('each draw once, in order (chance %d, %d hours)', async (random, hours) => {
    const until = MIDNIGHT + hours * HOUR;
    const { heard, asked, polls } = await watched({ random, until });
    expect(heard.map(({ id }) => id)).toEqual(
      idsOf(OF_TODAY.filter(({ at }) => at < until - 2 * MINUTE)),
    );
    expect(slowest(heard)).toBeLessThanOrEqual(72);
    expect(polls.length).toBeLessThanOrEqual((hours * 60) / 0.8 + 1);
    expect(asked.length - polls.length).toBe(heard.length);
    const unchanged = polls.filter(({ status }) => status === 304).length;
    expect(unchanged).toBeGreaterThan(polls.length - 2 * heard.length);
  });

  test('of one lottery, as often as it is told to look', async () => {
    const { heard, polls } = await watched({ lotteries: ['lao-tv'], everySeconds: 600 });
    expect(heard.map(({ lottery }) => lottery)).toEqual(['lao-tv']);
    expect(polls).toHaveLength(145);
  });
});

describe('what is not a new draw', () => {
  const at = MIDNIGHT + 12 * HOUR;

  test('a correction comes once, marked as one', async () => {
    const correction = {
      ...added('lao-tv', YESTERDAY, at),
      change: 'corrected',
      revision: 2,
    } as const;
    const { heard } = await watched({ published: [...DRAWS, correction], lotteries: ['lao-tv'] });
    expect(heard.map(({ change }) => change)).toEqual(['added', 'corrected']);
  });

  test('a draw in parts is watched for until it is complete', async () => {
    const announced = announcementAt(
      LOTTERIES.find(({ slug }) => slug === 'thai-government') as (typeof LOTTERIES)[0],
      TODAY,
    );
    const parts: Published[] = [
      { ...added('thai-government', TODAY, announced), isPartial: true },
      { ...added('thai-government', TODAY, announced + 80 * MINUTE), change: 'completed' },
    ];
    const { heard } = await watched({ published: parts, lotteries: ['thai-government'] });
    expect(heard.map(({ change }) => change)).toEqual(['added', 'completed']);
    expect(slowest(heard)).toBeLessThanOrEqual(60);
  });
});

describe('failures', () => {
  const tv = { lotteries: ['lao-tv'] as const };
  const [draw] = OF_TODAY.filter(({ lottery }) => lottery === 'lao-tv');
  const at = draw?.at ?? 0;
  const around = (now: number) => now > at - 5 * MINUTE && now < at + 5 * MINUTE;

  test.each([
    ['no network', () => new Error('down')],
    ['503', () => new Response('', { status: 503 })],
    ['a page of somebody else', () => new Response('<html>')],
  ])('%s for ten minutes: the draw comes once the host is back', async (_, failure) => {
    const { heard } = await watched({
      ...tv,
      fails: (now) => (around(now) ? failure() : undefined),
    });
    expect(heard.map(({ id }) => id)).toEqual([draw && changeId(draw)]);
    expect(slowest(heard)).toBeLessThan(6 * 60);
  });

  test('a device that slept through announcements hears all of them on waking, in order', async () => {
    const { heard, polls } = await watched({ sleeps: { at: MIDNIGHT + HOUR, ms: 18 * HOUR } });
    expect(heard.map(({ id }) => id)).toEqual(
      idsOf(OF_TODAY.filter((one) => one.at < MIDNIGHT + DAY)),
    );
    const first = polls.find(({ at: asked }) => asked >= MIDNIGHT + 19 * HOUR);
    expect((first?.at ?? 0) - (MIDNIGHT + 19 * HOUR)).toBeLessThan(MINUTE);
  });

  test('a draw that a cache does not have yet holds back its own lottery only', async () => {
    const [ahead] = OF_TODAY.filter(({ lottery }) => lottery === 'lao-patuxay');
    let asked = 0;
    const { clock } = clientClock();
    const service = announcingService(LOTTERIES, DRAWS, () => MIDNIGHT + DAY);
    const fetch = async (input: unknown, init?: RequestInit) => {
      const isAhead = String(input).includes(`lao-patuxay/${TODAY}`);
      if (isAhead && asked++ < 3) return new Response('<html>', { status: 404 });
      return service.fetch(String(input), init);
    };
    const client = createClient({ hosts: ['https://a.example'], fetch: fetch as never, clock });
    const heard: string[] = [];
    const [before] = idsOf(DRAWS.filter(({ drawDate }) => drawDate === YESTERDAY)).slice(-1);
    for await (const { id } of watch(client, before === undefined ? {} : { after: before })) {
      heard.push(id);
      if (id === (ahead && changeId(ahead))) break;
    }
    expect(heard).toHaveLength(new Set(heard).size);
    expect(heard.length).toBeGreaterThan(40);
  });
});

describe('resuming', () => {
  test('what came after the change named is given first', async () => {
    const ids = idsOf(DRAWS);
    const after = ids[ids.length - 60] ?? '';
    const { heard } = await watched({ after, until: MIDNIGHT + MINUTE });
    const yesterday = idsOf(DRAWS.filter(({ at }) => at < MIDNIGHT));
    expect(heard.map(({ id }) => id)).toEqual(yesterday.slice(yesterday.indexOf(after) + 1));
  });

  test('a change that is listed no more gives all that is listed', async () => {
    const { heard } = await watched({
      after: 'lao-tv_2020-01-01_added_1',
      until: MIDNIGHT + MINUTE,
    });
    expect(heard).toHaveLength(DRAWS.filter(({ at }) => at < MIDNIGHT).length);
  });
});

test('a lottery that does not exist is refused', async () => {
  const watching = watched({ lotteries: ['lao-tvv' as LotterySlug] });
  await expect(watching).rejects.toThrow(LotteryFault);
});

test('a signal ends it at once, also while it waits', async () => {
  const service = announcingService(LOTTERIES, DRAWS, Date.now);
  const client = createClient({ hosts: ['https://a.example'], fetch: service.fetch });
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 20);
  for await (const _ of watch(client, { signal: ending.signal })) expect.unreachable();
  const ended = watch(client, { signal: ending.signal });
  expect(await ended.next()).toEqual({ done: true, value: undefined });
});
