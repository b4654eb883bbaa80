// The laws of delivering to many: nobody waits for another, pauses are kept, all is bounded.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Announcement } from '../../src/api/announce/announcement.ts';
import type { Receipt, Receiver } from './channel.ts';
import { deliverAll, LIMITS, type Limits } from './delivery.ts';

const DELIVERED = { outcome: 'delivered' } as const;

const QUICK: Limits = {
  ...LIMITS,
  atOnce: 8,
  firstWaitMs: 1,
  longestWaitMs: 1_000,
};

const announcement = (id: string, lottery = id) => ({ change: { id, lottery } }) as Announcement;

const receiver = (name: string, deliver: (id: string) => Promise<Receipt>): Receiver => ({
  name,
  wants: () => true,
  deliver: ([one]) => deliver(one?.change.id ?? ''),
});

async function deliver(
  receivers: readonly Receiver[],
  {
    announcements = [announcement('a')],
    limits = QUICK,
    signal = AbortSignal.timeout(10_000),
  } = {},
) {
  const receipts: [string, string][] = [];
  const errands = receivers.map((one) => ({ receiver: one, announcements }));
  const onReceipt = ({ receiver: { name } }: { receiver: Receiver }, { outcome }: Receipt) =>
    void receipts.push([name, outcome]);
  await deliverAll(errands, { limits, signal, onReceipt });
  return receipts;
}

test('slow receivers hold nobody who is well while there are places', async () => {
  let heard = 0;
  const { promise: allHeard, resolve } = Promise.withResolvers<void>();
  // Slower than everybody who is well, on however busy a machine.
  const slow = Array.from({ length: 6 }, (_, index) =>
    receiver(`slow ${index}`, () => allHeard.then(() => DELIVERED)),
  );
  const well = Array.from({ length: 40 }, (_, index) =>
    receiver(`well ${index}`, async () => {
      heard += 1;
      if (heard === 40) resolve();
      return DELIVERED;
    }),
  );
  const receipts = await deliver([...slow, ...well]);
  expect(receipts.map(([, outcome]) => outcome)).toEqual(Array(46).fill('delivered'));
});

test('no more are open than the limit says', async () => {
  let open = 0;
  let most = 0;
  const all = Array.from({ length: 60 }, (_, index) =>
    receiver(`${index}`, async () => {
      open += 1;
      most = Math.max(most, open);
      await wait(60);
      open -= 1;
      return DELIVERED;
    }),
  );
  await deliver(all);
  expect(most).toBe(QUICK.atOnce);
});

test('a failing receiver is tried three times, and a recovered one hears', async () => {
  let tries = 0;
  const recovering = receiver('recovering', async () => {
    tries += 1;
    return tries < 3 ? { outcome: 'down', reason: 'answered 500' } : DELIVERED;
  });
  const broken = receiver('broken', async () => ({ outcome: 'down', reason: 'answered 500' }));
  expect(new Map(await deliver([recovering, broken]))).toEqual(
    new Map([
      ['recovering', 'delivered'],
      ['broken', 'down'],
    ]),
  );
  expect(tries).toBe(3);
});

test('a receiver that asks for a pause gets it, and one that asks for too long is left alone', async () => {
  const times: number[] = [];
  const asking = (afterSeconds: number) =>
    receiver('asking', async () => {
      times.push(performance.now());
      return times.length === 1 ? { outcome: 'down', reason: 'later', afterSeconds } : DELIVERED;
    });
  expect(await deliver([asking(0.2)])).toEqual([['asking', 'delivered']]);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(195);
  times.splice(0);
  expect(await deliver([asking(2)])).toEqual([['asking', 'down']]);
  expect(times).toHaveLength(1);
});

test('the changes of a lottery come one after the other', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const one = receiver('one', async (id) => {
    begun.push(id);
    await wait(id === 'first' ? 40 : 1);
    ended.push(id);
    return DELIVERED;
  });
  const announcements = ['first', 'second', 'third'].map((id) => announcement(id, 'same'));
  await deliver([one], { announcements });
  expect([begun, ended]).toEqual([
    ['first', 'second', 'third'],
    ['first', 'second', 'third'],
  ]);
});

test('when the time is over, what was not delivered is down', async () => {
  const broken = receiver('broken', async () => ({ outcome: 'down', reason: 'answered 500' }));
  const limits = { ...QUICK, firstWaitMs: 60_000, longestWaitMs: 60_000 };
  expect(await deliver([broken], { limits, signal: AbortSignal.timeout(50) })).toEqual([
    ['broken', 'down'],
  ]);
});

test('who hears as the time ends has heard, and is not told again', async () => {
  const time = new AbortController();
  const last = receiver('last', async () => {
    time.abort();
    return DELIVERED;
  });
  expect(await deliver([last], { signal: time.signal })).toEqual([['last', 'delivered']]);
});

test('a fault of the program is not taken for an answer', async () => {
  const faulty = receiver('faulty', () => Promise.reject(new RangeError('a fault')));
  await expect(deliver([faulty])).rejects.toThrow('a fault');
});
