// Tells those who did not hear yet, says who they are, tries a receiver, makes a key. `npm run
// publish` announces by itself; docs/notifications.md says how to set it up.
import { randomBytes, randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { formatPrivateKey, readSigningKey } from '../../src/announce/webhook.ts';
import { refusalOfAddress } from '../../src/intake/subscriber-file.ts';
import { announce, readAnnouncements } from '../tell/announce.ts';
import { Outstanding, outstandingIn } from '../tell/outstanding.ts';
import { post } from '../tell/post.ts';
import { describeAnnounced, describeUnheard } from '../release/announcements.ts';
import { channelsFor, judgeSettings, readSubscribers } from '../tell/settings.ts';
import { readSecrets, readSigningKeys, secretNameOf, signWebhook } from '../tell/webhooks.ts';
import { lockPublication } from '../site/build-lock.ts';
import { OUTPUT_FOLDER } from '../site/output-folder.ts';
import { newCommand, runCommand, unlessRefused } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { Failure, WrongUse } from '../command/failure.ts';
import { type Address, folderAddress, httpAddress } from '../site/address.ts';
import { readStatus } from '../site/served-draws.ts';

const HELP = `
SITE_URL is the live address; with --to the folder is read. The channels and their variables are in
docs/notifications.md. Exit 0: everybody heard. Exit 1: somebody did not, or a step failed. Exit 2: wrong use.`;

const readReceiver = unlessRefused(refusalOfAddress);

type AnnounceFlags = {
  readonly to?: string;
  readonly list: boolean;
  readonly test?: string;
  readonly newKey: boolean;
};

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('announce', io, HELP)
    .description('Tells those who did not hear of what is live.')
    .option('--to <folder>', 'the folder of releases, where that is what publish was given')
    .option('--list', 'only say who has yet to hear of what', false)
    .option('--test <url>', 'send a signed test event to a receiver of webhooks', readReceiver)
    .option('--new-key', 'make a pair of keys for webhooks', false);
  return runCommand(command, argv, io, async () => ((await run(command.opts(), io)) ? 0 : 1));
}

/** Whether everybody heard. */
async function run({ to, list, test, newKey }: AnnounceFlags, io: Io): Promise<boolean> {
  const file = outstandingIn(to ?? dirname(OUTPUT_FOLDER));
  if (newKey) return printNewKey(io);
  if (list) return printOutstanding(file, io);
  const live = liveAddress(to, io);
  // Of a folder the links are those of its build, whatever SITE_URL is here.
  for (const line of await judgeSettings(io.env, undefined)) io.out(line);
  if (test !== undefined) return testReceiver(test, live, io);
  using locks = new DisposableStack();
  locks.defer(lockPublication(OUTPUT_FOLDER));
  const channels = await channelsFor(live, io.env);
  if (channels.length === 0) throw new WrongUse('no channel is configured');
  const announced = await announce({ file, channels, now: io.now(), content: live, live });
  io.out(describeAnnounced(announced));
  for (const line of describeUnheard(announced.unheard, to)) io.out(line);
  return announced.unheard.size === 0;
}

function liveAddress(to: string | undefined, { env }: Io) {
  if (to !== undefined) return folderAddress(`${to}/current`);
  const origin = env['SITE_URL'] || undefined;
  if (origin !== undefined) return httpAddress(origin);
  throw new WrongUse('set SITE_URL to the live address, or give --to');
}

async function printOutstanding(file: string, io: Io): Promise<boolean> {
  const outstanding = await Outstanding.open(file);
  const names = outstanding.names();
  for (const name of names) io.out(`${name}: ${outstanding.list(name).join(' ')}`);
  if (names.length === 0) io.out('everybody has heard of everything');
  return names.length === 0;
}

/** Sends the newest live draw once, with an id of its own. Returns whether the receiver took it. */
async function testReceiver(url: string, live: Address, io: Io): Promise<boolean> {
  const keys = readSigningKeys(io.env['WEBHOOK_PRIVATE_KEYS']);
  if (typeof keys === 'string') {
    throw new Failure(`${keys}; this makes one: npm run announce -- --new-key`);
  }
  const list = await readSubscribers(io.env);
  const secrets = readSecrets(io.env['WEBHOOK_SECRETS'], secretNameOf(url, list));
  if (typeof secrets === 'string') throw new Failure(secrets);
  const statuses = [...((await readStatus(live))?.values() ?? [])];
  const { lottery, latest } = statuses.find((status) => status.latest !== null) ?? {};
  if (!lottery || !latest) throw new Failure(`${live.name} has no draw to show`);
  const { drawDate, announcedAt: at, revision } = latest;
  const change = { at, change: 'added' as const, lottery, drawDate, revision };
  const [read] = await readAnnouncements(live, [{ ...change, lotteryName: lottery }]);
  const lotteryName = read?.draw?.lotteryName ?? lottery;
  const announcement = read && { ...read, change: { ...read.change, lotteryName } };
  const testId = `test_${randomUUID()}`;
  const signed = signWebhook(announcement, [...keys, ...secrets], testId);
  const receipt = await post(url, { ...signed, signal: AbortSignal.timeout(30_000) });
  const isHeard = receipt.outcome === 'delivered';
  io.out(`${testId}: ${isHeard ? 'delivered' : receipt.reason}`);
  return isHeard;
}

function printNewKey(io: Io): boolean {
  const secret = formatPrivateKey(randomBytes(32));
  io.out(`WEBHOOK_PRIVATE_KEYS=${secret}`);
  io.out(`WEBHOOK_PUBLIC_KEYS=${readSigningKey(secret)?.publicKey}`);
  return true;
}
