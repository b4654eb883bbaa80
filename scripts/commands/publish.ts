// From what is in the data folder to what callers get: check, build, deploy, read back, report.
// docs/runbook.md says when to run what, and what each failure asks for.
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { addPublishFlags } from '../release/publish-flags.ts';
import { publishOrRollBack } from '../release/run-publication.ts';

const HELP = `
SITE_URL is the origin the answers credit and the live address, which may take PATIENCE_SECONDS (120). VERCEL_CLI names an executable to
use instead of the one of deploy/; VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID are read by Vercel.
What is live is then announced through the channels that are set up (docs/notifications.md):
WEBHOOK_SECRETS, LINE_CHANNEL_ACCESS_TOKEN, TELEGRAM_BOT_TOKEN. Who did not hear is named, and fails nothing.
Exit 0: live and read back, or nothing to do. Exit 1: a step failed; what was live is live, unless
the last line says otherwise. Exit 2: wrong use, nothing was begun.`;

export function main(argv: readonly string[], io: Io) {
  const command = addPublishFlags(newCommand('publish', io, HELP)).description(
    'Publishes the draws: data:check, build, deploy, read back from the live address, announce.',
  );
  return runCommand(command, argv, io, async () => {
    await publishOrRollBack(command.opts(), io);
    return 0;
  });
}
