// Asks every source once, to see whether its recipe still reads it. Stores nothing.
import { utcDay } from '../../src/domain/draw-date.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { findDataFolder, openRegistry } from '../gather/store/open-data.ts';
import { checkUpstreams, selectUpstreams } from '../gather/upstream/try-sources.ts';
import {
  checkExitCode,
  describeChecks,
  describeRecipes,
} from '../gather/upstream/check-upstream.ts';

const HELP = `
A source of many lotteries is asked about the first of them, or about the one named.
  works        it has numbers of the newest draw that has been announced
  nothing yet  it answers in the expected form, and has no numbers of that day
  wrong day    it has numbers, of other days alone
  changed      it answers something else than its recipe expects
  unreachable  it does not answer
Beside each stands what its recipe was tried on: an answer somebody recorded, a trimmed one, or one never seen.
Exit 0: all work, have nothing yet, or want a key. 1: one has changed, has the wrong day, or does not answer.
2: wrong use, or the input cannot be read.
CONTACT, or else SITE_URL, tells the sites who asks.`;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('check-sources', io, HELP)
    .argument('[name]', 'only this source, or the sources of this lottery')
    .option('--list', 'asks nobody: a line each, with what its recipe was tried on')
    .description(
      'Asks each source of data/upstreams.json once, one request at a time at each host, and says\nwhether it answers as its recipe expects. Stores nothing.',
    );
  return runCommand(command, argv, io, () => checkSources(command.args[0], command.opts(), io), 2);
}

async function checkSources(name: string | undefined, { list }: { list?: true }, io: Io) {
  const registry = await openRegistry(findDataFolder(io.env));
  const upstreams = selectUpstreams(registry, name);
  if (list) {
    io.out(describeRecipes(upstreams));
    return 0 as const;
  }
  const checks = await checkUpstreams(upstreams, name, registry, io);
  io.out(describeChecks(checks, utcDay(io.now())));
  return checkExitCode(checks);
}
