// Draws into data/draws: from their sources, a file of ours or a pasted day.
import { ACCEPT, acceptedDoubts, newCommand, runCommand } from '../command/command-line.ts';
import { WrongUse } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { ingest } from '../gather/ingest/ways-in.ts';
import { KEPT } from '../gather/store/held-back-draws.ts';

const HELP = `
Exit 0: done; what is not announced yet, or no source has (a gap), is no failure. 1: a person is needed: a
draw is held back or refused, a line has to be judged, a source failed and a draw is not stored, or, with
--recheck, a draw differs. 2: the command line, the text or the data cannot be used.
GLO_API_URL and XSMB_CSV_URL name other addresses of the sources.`;

/** `lineNumbers('3,5') //=> [3, 5]` */
function lineNumbers(typed: string): number[] {
  if (!/^[1-9]\d{0,5}(?:,[1-9]\d{0,5})*$/.test(typed))
    throw new WrongUse(`--lines ${typed} is not a list of line numbers such as 3,5`);
  return typed.split(',').map(Number);
}

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('ingest', io, HELP)
    .description('Stores draws the data folder lacks. A doubtful one is held back for a person.')
    .option('--due', 'ask the source of every draw that has been announced and is not stored')
    .option('--recheck <days>', 'ask again for stored draws of so many days; changes nothing')
    .option(
      '--file <path>',
      'a CSV or JSON of our own form, with --source; each row names its lottery, or --lottery (see data/README.md)',
    )
    .option(
      '--day <path>',
      'a day as somebody pasted it from a chat or page; - for standard input, issue for the body of the issue form there',
    )
    .option(
      '--rule <lottery/day>',
      'a draw that is held back: --source has it right, for this --reason',
    )
    .option(
      '--prize <slug=numbers>',
      'with --rule: which of its numbers, where the source says several; once for each prize',
      (value: string, before: string[] = []) => [...before, value],
    )
    .option('--reason <text>', 'with --rule: why')
    .option(...ACCEPT, acceptedDoubts)
    .option('--yes', 'with --day and --rule: do not ask', false)
    .option('--dry-run', 'with --day: show what was understood and write nothing', false)
    .option(
      '--lines <numbers>',
      'with --day: lines, 3 or 3,5, of which you judge that they leave the numbers as they are',
      lineNumbers,
    )
    .option('--lottery <slug>', 'the lottery of --file, or the only one to ask')
    .option(
      '--source <id>',
      `who published the draws of --file or --day: an id of sources.json; with --rule also "${KEPT}"`,
    )
    .option(
      '--json',
      'with --due, --recheck, --file, --day: what became of each draw, as JSON',
      false,
    );
  return runCommand(command, argv, io, () => ingest(command.opts(), io));
}
