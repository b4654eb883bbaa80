// `astro build`, whose refusals are sentences: a full disk or broken data asks for no stack trace.
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('build', io).description(
    'Builds the site, the API and the functions into .vercel/output.',
  );
  return runCommand(command, argv, io, async () => {
    await (await import('astro')).build({});
    return 0;
  });
}
