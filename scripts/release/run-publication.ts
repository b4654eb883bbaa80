// A publication as its options and the environment describe it: `npm run publish`, and what `due`
// has stored.
import { join } from 'node:path';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { ExitCode, Io } from '../command/io.ts';
import { folderAddress, httpAddress } from '../output/address.ts';
import { foldersOf, STATIC_FOLDER } from '../output/output-folder.ts';
import { siteUrl } from '../output/site-url.ts';
import { judgeSettings } from '../tell/channel-settings.ts';
import { addPublishFlags, type PublishFlags, readOrigin, readPatience } from './publish-flags.ts';
import { programRunner } from './program.ts';
import { publish, rollBack } from './publication.ts';
import { ReleaseFolder } from './release-folder.ts';
import { Vercel } from './vercel.ts';

/** How a publication runs that is not a command of its own. */
type Circumstances = {
  /** Whether a ^C of the terminal is kept from the programs that it starts. */
  readonly isApart?: boolean;
};

/** Publishes, or rolls back. Throws where a step fails. */
export async function publishOrRollBack(
  options: PublishFlags,
  io: Io,
  { isApart = false }: Circumstances = {},
): Promise<void> {
  const { to, rollback } = options;
  const origin = readOrigin(options, io.env);
  const { env } = io;
  if (!rollback) for (const line of await judgeSettings(env, siteUrl(env))) io.out(line);
  const own = { io, folders: foldersOf(env) };
  const run = programRunner(io, isApart);
  const target = to ? new ReleaseFolder(to, own, run) : new Vercel(origin, own, run);
  const live = origin === undefined ? target.address : httpAddress(origin);
  const places = [...new Set([live, target.address])].filter((address) => address !== undefined);
  const built = folderAddress(join(own.folders.output, STATIC_FOLDER));
  const patienceSeconds = readPatience(env);
  const publication = { ...options, ...own, built, target, live, places, patienceSeconds };
  await (rollback ? rollBack(publication) : publish(publication));
}

/** Publishes what another command has stored, if that is not live yet. What fails is printed. */
export function publishStored(
  args: readonly string[],
  io: Io,
  circumstances: Circumstances = {},
): Promise<ExitCode> {
  const command = addPublishFlags(newCommand('publish', io));
  return runCommand(command, ['--if-new', ...args], io, async () => {
    await publishOrRollBack(command.opts(), io, circumstances);
    return 0;
  });
}
