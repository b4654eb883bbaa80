// From what is in the data folder to what callers get: check, build, deploy, read back, report.
// docs/publishing.md says when to run what, and what each failure asks for.
import { join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { judgeSettings } from './announce/settings.ts';
import { STATIC_FOLDER } from './build/inventory.ts';
import { OUTPUT_FOLDER } from './build/output-folder.ts';
import { newCommand, runAs, unlessRefused } from './command/command-line.ts';
import { WrongUse } from './command/failure.ts';
import { folderAddress, httpAddress } from './publish/address.ts';
import type { Publication } from './publish/before-build.ts';
import { publish, rollBack } from './publish/publication.ts';
import { refuseFolder, StaticFolder } from './publish/static-folder.ts';
import { Vercel } from './publish/vercel.ts';

type PublishFlags = Pick<Publication, 'dryRun' | 'skipBuild' | 'keep' | 'allowOlder' | 'ifNew'> & {
  to?: string;
  url?: string;
  rollback: boolean;
  lean: boolean;
};

const HELP = `
SITE_URL is the origin the answers credit and the live address, which may take PATIENCE_SECONDS (120). VERCEL_CLI names an executable to
use instead of the one of deploy/; VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID are read by Vercel.
What is live is then announced through the channels that are set up (docs/notifications.md): WEBSUB_HUB,
WEBHOOK_PRIVATE_KEYS, LINE_CHANNEL_ACCESS_TOKEN, TELEGRAM_BOT_TOKEN. Who did not hear is named, and fails nothing.
Exit 0: live and read back, or nothing to do. Exit 1: a step failed; what was live is live, unless
the last line says otherwise. Exit 2: wrong use, nothing was begun.`;

const options = newCommand('publish', HELP)
  .description(
    'Publishes the draws: data:check, build, deploy, read back from the live address, announce.',
  )
  .option(
    '--to <folder>',
    'a folder of releases for any static host, instead of Vercel',
    unlessRefused(refuseFolder),
  )
  .addOption(
    new Option('--url <origin>', 'the live address to read back from')
      .env('SITE_URL')
      .argParser(parseOrigin),
  )
  .addOption(
    new Option('--lean', 'build no files of single draws of years before that of the newest')
      .env('LEAN')
      .default(false),
  )
  .option('--dry-run', 'build and say what would change; deploy nothing', false)
  .option('--rollback', 'make live again what was live before the latest publication', false)
  .option('--skip-build', 'publish what is built already; no data:check, no build', false)
  .option('--if-new', 'build and deploy only what is not live already', false)
  .option('--keep', 'leave live what could not be read back', false)
  .option('--allow-older', 'publish although live has draws that the build lacks', false)
  .parse()
  .opts<PublishFlags>();

const { url: origin, to } = options;
// A build reads it, in whichever program it runs.
if (options.lean) process.env['LEAN'] = '1';
const cli = process.env['VERCEL_CLI'] || undefined;

await runAs('publish', async () => {
  if (!options.rollback) for (const line of await judgeSettings()) console.log(line);
  const target = to ? new StaticFolder(to) : new Vercel(origin, cli);
  const live = origin === undefined ? target.address : httpAddress(origin);
  const patienceSeconds = readPatience(process.env['PATIENCE_SECONDS']);
  const places = [...new Set([live, target.address])].filter((address) => address !== undefined);
  const built = folderAddress(join(OUTPUT_FOLDER, STATIC_FOLDER));
  const publication = { ...options, built, target, live, places, patienceSeconds };
  await (options.rollback ? rollBack(publication) : publish(publication));
  return 0;
});

function parseOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new InvalidArgumentError(`${text} is not an address such as https://example.org`);
  }
  return new URL(text).origin;
}

function readPatience(text = '120'): number {
  if (!/^\d{1,5}$/.test(text)) {
    throw new WrongUse(`PATIENCE_SECONDS=${text} is not a number of seconds`);
  }
  return Number(text);
}
