// The channels that the environment configures; without it there is none.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUBSCRIBERS_FILE } from '../../src/intake/subscriber-file.ts';
import { DATA_FOLDER } from '../data-folder.ts';
import { codeOf, messageOf } from '../failure.ts';
import type { AnnouncedSite } from '../publish/draws.ts';
import type { Channel } from './channel.ts';
import { announcementSettings } from './site-settings.ts';
import { telegram } from './telegram.ts';
import { webSub } from './web-sub.ts';
import { webhooks } from './webhooks.ts';

/** Who receives webhooks, where `WEBHOOK_SUBSCRIBERS` names no other file. */
const SUBSCRIBERS = join(DATA_FOLDER, SUBSCRIBERS_FILE);

/** Each turns a channel on. */
export const CHANNEL_SWITCHES = [
  'WEBSUB_HUB',
  'WEBHOOK_PRIVATE_KEYS',
  'LINE_CHANNEL_ACCESS_TOKEN',
  'TELEGRAM_BOT_TOKEN',
];

/** All that channels read, secrets among it. */
export const CHANNEL_VARIABLES = [
  ...CHANNEL_SWITCHES,
  'WEBHOOK_PUBLIC_KEYS',
  'WEBHOOK_SUBSCRIBERS',
  'LINE_LOTTERIES',
  'LINE_API_URL',
  'TELEGRAM_CHAT',
  'TELEGRAM_LOTTERIES',
  'TELEGRAM_API_URL',
];

/** The channels to tell of a site. */
export async function configuredChannels(
  { lotteries, origin }: AnnouncedSite,
  environment = process.env,
): Promise<Channel[]> {
  const set = (name: string) => environment[name] || undefined;
  const channels: Channel[] = [];
  const { hub } = announcementSettings(environment);
  if (hub !== undefined) channels.push(webSub(hub, lotteries, origin));
  const keys = set('WEBHOOK_PRIVATE_KEYS');
  if (keys !== undefined)
    channels.push(await readWebhooks(set('WEBHOOK_SUBSCRIBERS'), keys, lotteries));
  const lineToken = set('LINE_CHANNEL_ACCESS_TOKEN');
  if (lineToken !== undefined) {
    // Its SDK takes time to load.
    const { line } = await import('./line.ts');
    const api = set('LINE_API_URL');
    channels.push(
      line({ token: lineToken, lotteries: set('LINE_LOTTERIES'), known: lotteries, api }),
    );
  }
  const telegramToken = set('TELEGRAM_BOT_TOKEN');
  if (telegramToken !== undefined) {
    const [chat, api] = [set('TELEGRAM_CHAT'), set('TELEGRAM_API_URL')];
    const wanted = set('TELEGRAM_LOTTERIES');
    channels.push(
      telegram({ token: telegramToken, chat, lotteries: wanted, known: lotteries, api }),
    );
  }
  return channels;
}

async function readWebhooks(
  named: string | undefined,
  keys: string,
  known: readonly string[],
): Promise<Channel> {
  try {
    return webhooks(await readFile(named ?? SUBSCRIBERS, 'utf8'), keys, known);
  } catch (error) {
    // A file that somebody named has to be there; ours is there with its first receiver.
    if (named === undefined && codeOf(error) === 'ENOENT') return webhooks(undefined, keys, known);
    return { name: 'webhooks', receivers: [], problem: messageOf(error) };
  }
}
