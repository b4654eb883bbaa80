// A signed test event to one receiver: the newest draw that is live, under an id of its own.
import { randomUUID } from 'node:crypto';
import { Failure } from '../failure.ts';
import type { Address } from '../publish/address.ts';
import { readStatus } from '../publish/draws.ts';
import { readAnnouncements } from './announce.ts';
import { signingKeysOf } from './signing-keys.ts';
import { sendWebhook } from './webhooks.ts';

/** Sends it once, prints what came of it, and returns whether the receiver took it. */
export async function testReceiver(url: string, live: Address): Promise<boolean> {
  const keys = signingKeysOf(process.env['WEBHOOK_PRIVATE_KEYS'] ?? '');
  if (typeof keys === 'string') {
    throw new Failure(`${keys}; npm run announce -- --new-key makes one`);
  }
  const newest = [...((await readStatus(live)) ?? [])].find(([, { latest }]) => latest !== null);
  if (newest?.[1].latest == null) throw new Failure(`${live.name} has no draw to show`);
  const [lottery, { latest }] = newest;
  const { drawDate, announcedAt, revision } = latest;
  const change = { at: announcedAt, change: 'added' as const, lottery, drawDate, revision };
  const [read] = await readAnnouncements(live, [{ ...change, lotteryName: lottery }]);
  const announcement = read?.draw && {
    ...read,
    change: { ...read.change, lotteryName: read.draw.lotteryName },
  };
  const testId = `test_${randomUUID()}`;
  const signal = AbortSignal.timeout(30_000);
  const receipt = await sendWebhook(url, { announcement, keys, signal, testId });
  const heard = receipt.outcome === 'delivered';
  console.log(`${testId}: ${heard ? 'delivered' : receipt.reason}`);
  return heard;
}
