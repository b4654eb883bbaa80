// The options of a publication: of `npm run publish`, and of the commands that hand them on to it.
import { Command, InvalidArgumentError } from 'commander';
import { formatCommand, unlessRefused } from '../command/command-line.ts';
import { readMessage, WrongUse } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import type { Publication } from './target.ts';
import { refuseFolder } from './refuse-folder.ts';

export type PublishFlags = Pick<
  Publication,
  'dryRun' | 'skipBuild' | 'keep' | 'allowLoss' | 'ifNew'
> & {
  to?: string;
  url?: string;
  rollback: boolean;
};

export function addPublishFlags(command: Command): Command {
  return command
    .option(
      '--to <folder>',
      'a folder of releases for any static host, instead of Vercel',
      unlessRefused(refuseFolder),
    )
    .option('--url <origin>', 'the live address to read back from (env: SITE_URL)', parseOrigin)
    .option('--dry-run', 'build and say what would change; deploy nothing', false)
    .option('--rollback', 'make live again what was live before the latest publication', false)
    .option('--skip-build', 'publish what is built already; no data:check, no build', false)
    .option('--if-new', 'build and deploy only what is not live already', false)
    .option('--keep', 'leave live what could not be read back', false)
    .option('--allow-loss', 'publish although live states what the build lacks; lists it', false);
}

/** With these nothing would go out that a command has just stored. */
const NOTHING_NEW = ['dryRun', 'rollback', 'skipBuild'] as const;

/** Judges what a command hands on to its publication, before it begins. Throws a `WrongUse`. */
export function judgeHandedOn(args: readonly string[], env: Env): void {
  const command = addPublishFlags(new Command('publish')).helpOption(false);
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    const detail = readMessage(error)
      .replace(/^error: /, '')
      .replaceAll('\n', ' ');
    throw new WrongUse(`of the publication: ${detail}`);
  }
  readPatience(env);
  const flags = command.opts<PublishFlags>();
  readOrigin(flags, env);
  const attribute = NOTHING_NEW.find((name) => flags[name]);
  if (attribute === undefined) return;
  const name = command.options.find((option) => option.attributeName() === attribute)?.long;
  const alone = formatCommand('npm run publish', args);
  throw new WrongUse(`${name} publishes nothing new; for that alone: ${alone}`);
}

/** The live address, if it is known. Throws a `WrongUse` if SITE_URL is not one. */
export function readOrigin({ url }: PublishFlags, { SITE_URL: text }: Env): string | undefined {
  if (url !== undefined || text === undefined) return url;
  try {
    return parseOrigin(text);
  } catch (error) {
    throw new WrongUse(`SITE_URL: ${readMessage(error)}`);
  }
}

/** In seconds. */
export function readPatience({ PATIENCE_SECONDS: text = '120' }: Env): number {
  if (!/^\d{1,5}$/.test(text)) {
    throw new WrongUse(`PATIENCE_SECONDS=${text} is not a number of seconds`);
  }
  return Number(text);
}

function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError(`${text} is not an address such as https://example.org`);
  }
  return url.origin;
}
