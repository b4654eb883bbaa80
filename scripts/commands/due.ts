// Asks for every draw that is due, stores what came, publishes, and says what is left for a person.

import { formatCommand, newCommand, runCommand } from '../command/command-line.ts';
import type { ExitCode, Io } from '../command/io.ts';
import { noteLook } from '../gather/health/last-look.ts';
import { describeLeft } from '../gather/ingest/describe-left.ts';
import { ingestDue } from '../gather/ingest/ingest-due.ts';
import { describeOutcomes, judgeOutcomes } from '../gather/ingest/outcome.ts';
import { findDataFolder, openRegistry } from '../gather/store/open-data.ts';
import { reachSources } from '../gather/upstream/sources.ts';
import { siteUrl } from '../output/site-url.ts';
import { judgeHandedOn } from '../release/publish-flags.ts';
import { publishStored } from '../release/run-publication.ts';
import { judgeSettings } from '../tell/channel-settings.ts';

const HELP = `
It publishes also where a source failed or a draw is held back: what is right goes out.
Exit 0: done; what is not announced yet, and gaps, are no failure. 1: a person is needed: a draw is held
back or refused, a source failed and a draw is not stored, or nothing was published. 2: wrong use.`;

/** @param publish publishes what is stored */
export function main(argv: readonly string[], io: Io, publish = publishStored) {
  const command = newCommand('due', io, HELP)
    .description(
      'Asks for every draw that is due, stores what came, publishes it, says what is left.',
    )
    .argument('[publish...]', 'the options of npm run publish, such as --to /srv/site')
    .allowUnknownOption();
  return runCommand(command, argv, io, () => takeRound(command.args, io, publish), 2);
}

async function takeRound(
  handedOn: readonly string[],
  io: Io,
  publish: typeof publishStored,
): Promise<ExitCode> {
  for (const line of await judgeSettings(io.env, siteUrl(io.env))) io.out(line);
  judgeHandedOn(handedOn, io.env);
  const now = io.now();
  const data = findDataFolder(io.env);
  const outcomes = await ingestDue({
    data,
    registry: await openRegistry(data),
    now,
    ...reachSources(io),
  });
  await noteLook(data, now);
  const reported = outcomes.filter(
    ({ result }) => !['gap', 'by hand', 'disputed'].includes(result),
  );
  io.out(describeOutcomes(reported));
  const status = await publish(handedOn, io);
  const registry = await openRegistry(data);
  const unpublished = status === 0 ? undefined : formatCommand('npm run publish', handedOn);
  io.out(describeLeft(outcomes, registry, now, unpublished));
  if (status === 2) return 2;
  return status !== 0 || registry.heldBack.length > 0 ? 1 : judgeOutcomes(outcomes);
}
