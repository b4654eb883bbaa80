// Tells those who did not hear yet, says who they are, tries a receiver, makes a key. `npm run publish` announces by
// itself; docs/notifications.md says how to set it up.
import { randomBytes } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import { privateKeyText, signingKeyOf } from '../src/announce/webhook.ts';
import { refusalOfAddress } from '../src/intake/receiver-address.ts';
import { announce } from './announce/announce.ts';
import { Outstanding, outstandingBeside, outstandingIn } from './announce/outstanding.ts';
import { describeAnnounced, describeUnheard } from './announce/publication.ts';
import { channelsFor, judgeSettings } from './announce/settings.ts';
import { testReceiver } from './announce/test-event.ts';
import { lockPublication } from './build-lock.ts';
import { commandOf } from './command-line.ts';
import { exitCodeOf, messageOf, sentenceOf, WrongUse } from './failure.ts';
import { OUTPUT_FOLDER } from './output-folder.ts';
import { folderAddress, httpAddress } from './publish/address.ts';

type Options = { to?: string; list: boolean; test?: string; newKey: boolean; output: string };

const options = commandOf('announce')
  .description('Tells those who did not hear of what is live.')
  .option('--to <folder>', 'the folder of releases, where that is what publish was given')
  .option('--list', 'only say who has yet to hear of what', false)
  .option('--test <url>', 'send a signed test event to a receiver of webhooks', receiverOf)
  .option('--new-key', 'make a pair of keys for webhooks', false)
  .option('--output <folder>', 'the output of npm run build', OUTPUT_FOLDER)
  .addHelpText(
    'after',
    `
SITE_URL is the live address; with --to the folder is read. The channels and their variables are in
docs/notifications.md. Exit 0: everybody heard. Exit 1: somebody did not, or a step failed. Exit 2: wrong use.`,
  )
  .parse()
  .opts<Options>();

try {
  process.exitCode = (await run(options)) ? 0 : 1;
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) console.error(error);
  console.error(`announce: ${sentence ?? messageOf(error)}`);
  process.exitCode = exitCodeOf(error);
}

/** Whether everybody heard. */
async function run({ to, list, test, newKey, output }: Options): Promise<boolean> {
  const file = to === undefined ? outstandingBeside(output) : outstandingIn(to);
  if (newKey) return printNewKey();
  if (list) return printOutstanding(file);
  const live = liveAddress(to);
  // Of a folder the links are those of its build, whatever SITE_URL is here.
  for (const line of await judgeSettings({ links: undefined })) console.log(line);
  if (test !== undefined) return testReceiver(test, live);
  const release = lockPublication(output);
  try {
    const channels = await channelsFor(live);
    if (channels.length === 0) throw new WrongUse('no channel is configured');
    const announced = await announce({ file, channels, now: Date.now(), content: live, live });
    console.log(describeAnnounced(announced));
    for (const line of describeUnheard(announced.unheard)) console.log(line);
    return announced.unheard.size === 0;
  } finally {
    release();
  }
}

function liveAddress(to: string | undefined) {
  if (to !== undefined) return folderAddress(`${to}/current`);
  const origin = process.env['SITE_URL'] || undefined;
  if (origin !== undefined) return httpAddress(origin);
  throw new WrongUse('set SITE_URL to the live address, or give --to');
}

async function printOutstanding(file: string): Promise<boolean> {
  const outstanding = await Outstanding.open(file);
  const names = outstanding.names();
  for (const name of names) console.log(`${name}: ${outstanding.of(name).join(' ')}`);
  if (names.length === 0) console.log('everybody has heard of everything');
  return names.length === 0;
}

function printNewKey(): boolean {
  const secret = privateKeyText(randomBytes(32));
  console.log(`WEBHOOK_PRIVATE_KEYS=${secret}`);
  console.log(`WEBHOOK_PUBLIC_KEYS=${signingKeyOf(secret)?.publicKey}`);
  return true;
}

function receiverOf(text: string): string {
  const refusal = refusalOfAddress(text);
  if (refusal !== undefined) throw new InvalidArgumentError(refusal);
  return text;
}
