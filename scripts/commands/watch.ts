// Watches for draws on a machine of one's own: asks each source around the announcements of its
// lotteries, stores what comes and publishes it. docs/runbook.md says how to keep it running.
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { findDataFolder } from '../gather/store/open-data.ts';
import { Watch } from '../gather/watch/loop.ts';
import { judgeHandedOn } from '../release/publish-flags.ts';
import { publishStored } from '../release/run-publication.ts';
import { siteUrl } from '../output/site-url.ts';
import { digestSources } from '../output/source-digest.ts';
import { judgeSettings } from '../tell/channel-settings.ts';

const HELP = `
One line an event; the same event is said once. A quarter of an hour, an hour, twenty and forty-four hours
after a draw is stored all its sources are asked again: one that differs puts it in doubt, for a person.
It begins with a publication, unless all that is stored is live. SIGINT or SIGTERM stops it after what
it is doing. Exit 0: stopped. 1: with --once, it could not publish. 2: an option is wrong, or the data folder cannot be read at the start.`;

type WatchFlags = { readonly once: boolean; readonly publish: boolean };

/** @param publish publishes what is stored */
export function main(argv: readonly string[], io: Io, publish = publishStored) {
  const command = newCommand('watch', io, HELP)
    .description(
      'Looks for announced draws around their hours, stores and publishes them; runs until stopped.',
    )
    .argument('[publish...]', 'after --: the options of npm run publish, such as --to /srv/site')
    .option('--no-publish', 'store only')
    .option('--once', 'one turn, then stop', false);
  return runCommand(command, argv, io, () => watch(command.args, command.opts(), io, publish), 2);
}

async function watch(
  handedOn: readonly string[],
  { once, publish: publishes }: WatchFlags,
  io: Io,
  publish: typeof publishStored,
): Promise<0 | 1> {
  // The code that this process runs, even if somebody pulls another one meanwhile.
  const { code } = digestSources(io.env);
  const publishNow = () => publish(handedOn, io, { isApart: true, code });
  const data = findDataFolder(io.env);
  const watching = new Watch({ data, once, publish: publishes ? publishNow : undefined }, io);
  if (publishes) {
    for (const line of await judgeSettings(io.env, siteUrl(io.env))) watching.say(line);
  }
  judgeHandedOn(handedOn, io.env);
  return watching.run();
}
