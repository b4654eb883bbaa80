// Withdraws and restores draws, as a person decides: a published draw that turned out not to be one
// leaves every answer and keeps its place in data/draws, with the reason.
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { withdrawDraws } from '../gather/store/withdraw-draws.ts';

const HELP = `
Numbers and reason stay in data/draws; the next publication takes the draws out of every answer and tells it.
Exit 0: written. 1: a draw is not stored, or is so already, or you answered no. 2: wrong use.`;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('withdraw', io, HELP)
    .argument(
      '<lottery/day>',
      'a draw, lao-tv/2026-11-16, or all of a span, lao-tv/2026-11-01..2026-11-16',
    )
    .argument('[reason-th]', 'why, in Thai, as visitors read it')
    .argument('[reason-en]', 'why, in English')
    .description('Takes back draws that are not results, or makes them results again.')
    .option('--restore', 'undo a withdrawal; it needs no reasons', false)
    .option('--yes', 'do not ask', false);
  return runCommand(command, argv, io, () => withdrawDraws(command.args, command.opts(), io));
}
