// Serves the built site on this machine. `npm start` builds it meanwhile.
import { setFlagsFromString } from 'node:v8';
import { newCommand, runCommand } from '../command/command-line.ts';
import { Failure, WrongUse } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { addPages, openLastBuild, startBuild } from '../host/last-build.ts';
import { openCurrent } from '../host/follow-link.ts';
import { createHost } from '../host/server.ts';
import { hostSettings, openQuota } from '../host/host-settings.ts';
import { listenUntilStopped } from '../host/until-stopped.ts';
import { foldersOf } from '../output/output-folder.ts';

const HELP = `
HOST, PORT       where it listens (127.0.0.1, 4321)
REDIS_URL        counts the quotas in that Redis instead of this process
TRUSTED_PROXIES  proxies whose X-Forwarded-For is believed: addresses and CIDR ranges`;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('serve', io, HELP)
    .argument('[folder]', 'a folder of releases (publish -- --to); without it the last build')
    .option(
      '--build',
      'answers from the data, and builds meanwhile: a page waits until it is there',
    )
    .description('Serves a site: static files, edge and check function, as in production.');
  return runCommand(command, argv, io, () => serve(command.args[0], command.opts(), io), 1);
}

/** Serves until it is told to stop. */
async function serve(folder: string | undefined, { build: builds }: { build?: true }, io: Io) {
  const { proxies, ...address } = hostSettings(io.env);
  const folders = foldersOf(io.env);
  if (builds && folder !== undefined) throw new WrongUse('--build serves no folder of releases');
  const openNow = () => (builds ? openData(io) : openLastBuild(folders));
  const hosted = folder === undefined ? { now: await openNow() } : await openCurrent(folder);
  const quota = await openQuota(io.env);
  // By itself V8 lets the room for new objects grow to 130 MB under load.
  setFlagsFromString('--semi-space-growth-factor=1');
  const server = createHost(hosted, quota, proxies, io.mostOpenFiles());
  using build = builds && startBuild(io.env);
  if (build) {
    const pages = addPages(hosted, build, server, folders);
    hosted.now = { ...hosted.now, pages };
  }
  await listenUntilStopped(server, hosted, address, io, folder);
  return 0 as const;
}

async function openData(io: Io) {
  // Loaded only here: a host of a finished build runs for months without them.
  const { planSite } = await import('../output/planned.ts');
  const { findDataFolder, openDataFolder } = await import('../gather/store/open-data.ts');
  const data = await openDataFolder(findDataFolder(io.env), io);
  if (data === undefined) throw new Failure('the data folder has a problem');
  return planSite(data, io.env);
}
