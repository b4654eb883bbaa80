// Enters a draw by hand.
import { refusalOfPage } from '../../src/intake/files/text-fields.ts';
import {
  ACCEPT,
  acceptedDoubts,
  newCommand,
  runCommand,
  unlessRefused,
} from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { enterDraw } from '../gather/add-draw/enter.ts';

const HELP = `
Prizes that follow from others (adjacent, top two of top three) need not be given.
A doubtful draw is asked about; with --yes it is held back for a person.
Exit 0: stored, or nothing new. 1: held back, refused, or answered no. 2: the flags are not usable.`;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('draw:add', io, HELP)
    .description('Enters one draw by hand. On a terminal it asks for what is not said.')
    .argument('[lottery]', 'the lottery')
    .argument('[day]', 'the day it was drawn, YYYY-MM-DD')
    .argument(
      '[prizes...]',
      'slug=numbers, commas between; slug=pending for one that is not announced yet',
    )
    .option('--source <id>', 'who published the numbers: an id of sources.json')
    .option('--source-url <url>', 'the page or sheet of this draw', unlessRefused(refusalOfPage))
    .option('--reason <text>', 'replace stored numbers, and why')
    .option(...ACCEPT, acceptedDoubts)
    .option('--dry-run', 'show what would change and write nothing', false)
    .option('--yes', 'do not ask', false);
  return runCommand(command, argv, io, () => enterDraw(command.args, command.opts(), io));
}
