// Judges the settings of channels when a command starts: a typo must not wait for the next draw to be heard of.
import { signingKeyOf } from '../../src/announce/webhook.ts';
import { readRegistry } from '../../src/intake/data-folder.ts';
import { isPublicSite } from '../../src/intake/receiver-address.ts';
import { DATA_FOLDER, readRegistryFiles } from '../data-folder.ts';
import { Failure, messageOf, WrongUse } from '../failure.ts';
import type { Address } from '../publish/address.ts';
import { readAnnouncedSite } from '../publish/draws.ts';
import { SITE_URL } from '../site-url.ts';
import type { Channel } from './channel.ts';
import { CHANNEL_SWITCHES, configuredChannels } from './channels.ts';
import { announcementSettings } from './site-settings.ts';

/** A setting, and the one that it is nothing without. */
const HALVES = [
  ['WEBHOOK_PRIVATE_KEYS', 'WEBHOOK_PUBLIC_KEYS'],
  ['WEBHOOK_PUBLIC_KEYS', 'WEBHOOK_PRIVATE_KEYS'],
  ['WEBHOOK_SUBSCRIBERS', 'WEBHOOK_PRIVATE_KEYS'],
  ['LINE_LOTTERIES', 'LINE_CHANNEL_ACCESS_TOKEN'],
  ['TELEGRAM_CHAT', 'TELEGRAM_BOT_TOKEN'],
  ['TELEGRAM_LOTTERIES', 'TELEGRAM_BOT_TOKEN'],
] as const;

type Judged = {
  readonly environment?: NodeJS.ProcessEnv;
  /** What links in announcements will begin with; `undefined` where that is known by what is live. */
  readonly links?: string | undefined;
};

/**
 * What is wrong with the settings, a line each: a publication goes on with them, and keeps what it cannot tell.
 * Throws a `WrongUse` for what would go out wrong.
 */
export async function judgeSettings(judged: Judged = { links: SITE_URL }): Promise<string[]> {
  const { environment = process.env, links } = judged;
  const set = CHANNEL_SWITCHES.find((name) => environment[name]);
  if (set !== undefined && links !== undefined) refuseLocalLinks(links, set);
  try {
    announcementSettings(environment);
  } catch (error) {
    throw error instanceof Failure ? new WrongUse(messageOf(error)) : error;
  }
  const { registry } = readRegistry(await readRegistryFiles(DATA_FOLDER));
  const known = registry?.lotteries.map(({ slug }) => slug);
  const site = known && { lotteries: known, origin: links };
  const channels = site === undefined ? [] : await configuredChannels(site, environment);
  const halves = HALVES.filter(([name, other]) => environment[name] && !environment[other]);
  return [
    ...channels.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [`${name}: ${problem}`],
    ),
    ...halves.map(([name, other]) => `${name} is set, and ${other} is not`),
    ...unservedKeys(environment),
  ].map((line) => `warning: ${line}`);
}

/** The channels that may tell of what an address serves. Throws a `WrongUse` where its links are of no use to others. */
export async function channelsFor(address: Address): Promise<Channel[]> {
  const site = await readAnnouncedSite(address);
  const channels = await configuredChannels(site);
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

function unservedKeys(environment: NodeJS.ProcessEnv): string[] {
  const served = environment['WEBHOOK_PUBLIC_KEYS']?.split(/\s+/) ?? [];
  if (served.length === 0) return [];
  const keys = (environment['WEBHOOK_PRIVATE_KEYS'] ?? '').split(/\s+/).map(signingKeyOf);
  return keys
    .filter((key) => key !== undefined && !served.includes(key.publicKey))
    .map((key) => `WEBHOOK_PUBLIC_KEYS lacks ${key?.publicKey}, the public half of a private key`);
}
