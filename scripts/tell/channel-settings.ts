// The channels that the environment configures. Commands judge the settings when they start: a typo
// must not wait for the next draw to be heard of.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry } from '../../src/intake/files/data-folder.ts';
import { isPublicSite, SUBSCRIBERS_FILE } from '../../src/intake/files/subscriber-file.ts';
import { Failure, readMessage, WrongUse } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { readText } from '../disk/text-files.ts';
import type { Address } from '../output/address.ts';
import { type AnnouncedSite, readAnnouncedSite } from '../output/served-draws.ts';
import { findDataFolder, readRegistryFiles } from '../gather/store/open-data.ts';
import type { Channel } from './channel.ts';
import { line, telegram } from './messengers.ts';
import { readSiteSettings } from '../output/announce-settings.ts';
import { webhooks } from './webhooks.ts';

/** Each turns a channel on. */
const CHANNEL_SWITCHES = ['WEBHOOK_SECRETS', 'LINE_CHANNEL_ACCESS_TOKEN', 'TELEGRAM_BOT_TOKEN'];

/** The channels to tell of a site. */
export async function configuredChannels(
  { lotteries }: AnnouncedSite,
  environment: Env,
): Promise<Channel[]> {
  const read = (name: string) => environment[name] || undefined;
  const lineToken = read('LINE_CHANNEL_ACCESS_TOKEN');
  const telegramToken = read('TELEGRAM_BOT_TOKEN');
  return [
    ...(read('WEBHOOK_SECRETS') ? [await readWebhooks(environment, lotteries)] : []),
    ...(lineToken ? [line(lineToken, read, lotteries)] : []),
    ...(telegramToken ? [telegram(telegramToken, read, lotteries)] : []),
  ];
}

/** The text of the list of receivers. One that somebody named has to be there; ours need not. */
export function readSubscribers(env: Env): Promise<string | undefined> {
  const file = env['WEBHOOK_SUBSCRIBERS'] || undefined;
  if (file !== undefined) return readFile(file, 'utf8');
  return readText(join(findDataFolder(env), SUBSCRIBERS_FILE));
}

async function readWebhooks(env: Env, known: readonly string[]): Promise<Channel> {
  try {
    return webhooks(await readSubscribers(env), (name) => env[name] || undefined, known);
  } catch (error) {
    return { name: 'webhooks', receivers: [], problem: readMessage(error) };
  }
}

/** A setting, and the one that it is nothing without. */
const HALVES = [
  ['WEBHOOK_SUBSCRIBERS', 'WEBHOOK_SECRETS'],
  ['LINE_LOTTERIES', 'LINE_CHANNEL_ACCESS_TOKEN'],
  ['TELEGRAM_CHAT', 'TELEGRAM_BOT_TOKEN'],
  ['TELEGRAM_LOTTERIES', 'TELEGRAM_BOT_TOKEN'],
] as const;

/**
 * What is wrong with the settings, a line each: a publication goes on with them, and keeps what it
 * cannot tell. Throws a `WrongUse` for what would go out wrong.
 * @param links in announcements begin so; `undefined` if what is live says it
 */
export async function judgeSettings(
  environment: Env,
  links: string | undefined,
): Promise<string[]> {
  const set = CHANNEL_SWITCHES.find((name) => environment[name]);
  if (set !== undefined && links !== undefined) refuseLocalLinks(links, set);
  try {
    readSiteSettings(environment);
  } catch (error) {
    throw error instanceof Failure ? new WrongUse(readMessage(error)) : error;
  }
  const { registry } = readRegistry(
    await readRegistryFiles(findDataFolder(environment)),
    Date.now(),
  );
  const lotteries = registry?.lotteries.map(({ slug }) => slug);
  const channels = lotteries
    ? await configuredChannels({ lotteries, origin: links }, environment)
    : [];
  const wrong = channels
    .flatMap((channel) => [channel, ...channel.receivers])
    .filter(({ problem }) => problem !== undefined);
  const halves = HALVES.filter(([name, other]) => environment[name] && !environment[other]);
  return [
    ...wrong.map(({ name, problem }) => `${name}: ${problem}`),
    ...halves.map(([name, other]) => `${name} is set, and ${other} is not`),
  ].map((line) => `warning: ${line}`);
}

/** The channels for what an address serves. Throws a `WrongUse` if others cannot use its links. */
export async function channelsFor(address: Address, env: Env): Promise<Channel[]> {
  const site = await readAnnouncedSite(address);
  const channels = await configuredChannels(site, env);
  const [first] = channels;
  if (first !== undefined && site.origin !== undefined) refuseLocalLinks(site.origin, first.name);
  return channels;
}

/** @param channel what is set, for the sentence */
function refuseLocalLinks(origin: string, channel: string): void {
  if (isPublicSite(origin)) return;
  throw new WrongUse(
    `announcements would carry links to ${origin || 'nothing'}, which nobody else can open: set SITE_URL to the public https address and build with it, or unset ${channel}`,
  );
}
