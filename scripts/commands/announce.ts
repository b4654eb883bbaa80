// Tells receivers that have not heard yet, lists them, or tries a receiver. `npm run publish`
// announces by itself; docs/notifications.md says how to set it up.
import { dirname } from 'node:path';
import { refusalOfAddress } from '../../src/intake/files/subscriber-file.ts';
import { newCommand, runCommand, unlessRefused } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { announceLive, liveAddress } from '../release/announcements.ts';
import { foldersOf } from '../output/output-folder.ts';
import { Outstanding, outstandingIn } from '../tell/outstanding.ts';
import { judgeSettings } from '../tell/channel-settings.ts';
import { sendTestEvent } from '../tell/test-event.ts';

const HELP = `
SITE_URL is the live address; with --to the folder is read. The channels and their variables are in
docs/notifications.md. Exit 0: everybody heard. Exit 1: somebody did not, or a step failed. Exit 2: wrong use.`;

type AnnounceFlags = {
  readonly to?: string;
  readonly list: boolean;
  readonly test?: string;
};

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('announce', io, HELP)
    .description('Tells those who did not hear of what is live.')
    .option('--to <folder>', 'the folder of releases, where that is what publish was given')
    .option('--list', 'only say who has yet to hear of what', false)
    .option(
      '--test <url>',
      'send a signed test event to a receiver of webhooks',
      unlessRefused(refusalOfAddress),
    );
  return runCommand(command, argv, io, async () => ((await run(command.opts(), io)) ? 0 : 1));
}

/** Whether everybody heard. */
async function run({ to, list, test }: AnnounceFlags, io: Io): Promise<boolean> {
  const file = outstandingIn(to ?? dirname(foldersOf(io.env).output));
  if (list) {
    const waiting = (await Outstanding.open(file)).describe();
    for (const line of waiting) io.out(line);
    if (waiting.length === 0) io.out('everybody has heard of everything');
    return waiting.length === 0;
  }
  const live = liveAddress(to, io.env);
  // The links of a folder are those of its build, whatever SITE_URL is here.
  for (const line of await judgeSettings(io.env, undefined)) io.out(line);
  if (test === undefined) return announceLive(live, { file, to }, io);
  const { id, refusal } = await sendTestEvent(test, live, io.env);
  io.out(`${id}: ${refusal ?? 'delivered'}`);
  return refusal === undefined;
}
