// From what is in the data folder to what callers get: check, build, deploy, read back, report.
// docs/publishing.md says when to run what, and what each failure asks for.
import { join } from 'node:path';
import { judgeSettings } from '../tell/settings.ts';
import { STATIC_FOLDER } from '../site/inventory.ts';
import { OUTPUT_FOLDER } from '../site/output-folder.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { folderAddress, httpAddress } from '../site/address.ts';
import { siteUrl } from '../site/site-url.ts';
import { addPublishFlags, type PublishFlags, readPatience } from '../release/flags.ts';
import { publish, rollBack } from '../release/publication.ts';
import { StaticFolder } from '../release/static-folder.ts';
import { Vercel } from '../release/vercel.ts';

const HELP = `
SITE_URL is the origin the answers credit and the live address, which may take PATIENCE_SECONDS (120). VERCEL_CLI names an executable to
use instead of the one of deploy/; VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID are read by Vercel.
What is live is then announced through the channels that are set up (docs/notifications.md): WEBSUB_HUB,
WEBHOOK_PRIVATE_KEYS, LINE_CHANNEL_ACCESS_TOKEN, TELEGRAM_BOT_TOKEN. Who did not hear is named, and fails nothing.
Exit 0: live and read back, or nothing to do. Exit 1: a step failed; what was live is live, unless
the last line says otherwise. Exit 2: wrong use, nothing was begun.`;

export function main(argv: readonly string[], io: Io) {
  const command = addPublishFlags(newCommand('publish', io, HELP)).description(
    'Publishes the draws: data:check, build, deploy, read back from the live address, announce.',
  );
  return runCommand(command, argv, io, () => publishOr(command.opts(), io));
}

/** Publishes, or rolls back. */
async function publishOr(options: PublishFlags, { env, out }: Io) {
  const { url: origin, to, lean, rollback } = options;
  // A build reads it, in whichever program it runs.
  if (lean) process.env['LEAN'] = '1';
  if (!rollback) for (const line of await judgeSettings(env, siteUrl(env))) out(line);
  const target = to ? new StaticFolder(to) : new Vercel(origin, env['VERCEL_CLI'] || undefined);
  const live = origin === undefined ? target.address : httpAddress(origin);
  const patienceSeconds = readPatience(env);
  const places = [...new Set([live, target.address])].filter((address) => address !== undefined);
  const built = folderAddress(join(OUTPUT_FOLDER, STATIC_FOLDER));
  const publication = { ...options, built, target, live, places, patienceSeconds };
  await (rollback ? rollBack(publication) : publish(publication));
  return 0 as const;
}
