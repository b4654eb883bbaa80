// A test event for a receiver of webhooks, in the form of a real one.
import { randomUUID } from 'node:crypto';
import { Failure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import type { Address } from '../output/address.ts';
import { readStatus } from '../output/served-draws.ts';
import { readAnnouncements } from './tell-channels.ts';
import { post } from './post.ts';
import { readSubscribers } from './channel-settings.ts';
import { readSecrets, secretNameOf, signWebhook } from './webhooks.ts';

/** Sends the newest live draw once, with an id of its own. Returns that, and why it was refused. */
export async function sendTestEvent(url: string, live: Address, env: Env) {
  const name = secretNameOf(url, await readSubscribers(env));
  if (name === undefined) {
    throw new Failure(`${url} is not in the list of subscribers, which names its secret`);
  }
  const secrets = readSecrets(env['WEBHOOK_SECRETS'], name);
  if (typeof secrets === 'string') throw new Failure(secrets);
  const announcement = await newestAnnouncement(live);
  const id = `test_${randomUUID()}`;
  const signed = signWebhook(announcement, secrets, id);
  const receipt = await post(url, { ...signed, signal: AbortSignal.timeout(30_000) });
  return { id, refusal: receipt.outcome === 'delivered' ? undefined : receipt.reason };
}

async function newestAnnouncement(live: Address) {
  const statuses = [...((await readStatus(live))?.values() ?? [])];
  const { lottery, latest } = statuses.find((status) => status.latest !== null) ?? {};
  if (!lottery || !latest) throw new Failure(`${live.name} has no draw to show`);
  const { drawDate, announcedAt: at, revision } = latest;
  const change = { at, change: 'added' as const, lottery, drawDate, revision };
  const [announcement] = await readAnnouncements(live, [{ ...change, lotteryName: lottery }]);
  const lotteryName = announcement?.draw?.lotteryName ?? lottery;
  return announcement && { ...announcement, change: { ...announcement.change, lotteryName } };
}
