// Draws into data/draws: from their sources, a file of ours or a pasted day.
import type { DoubtName } from '../../src/domain/doubt-names.ts';
import { ACCEPT, acceptedDoubts, newCommand, runCommand } from '../command/command-line.ts';
import { WrongUse } from '../command/failure.ts';
import { readInput } from '../command/input.ts';
import type { Io } from '../command/io.ts';
import { ingestDay } from '../gather/ingest/day.ts';
import { ingestDue } from '../gather/ingest/due.ts';
import { ingestFile, rule } from '../gather/ingest/entered.ts';
import { describeOutcomes, judgeOutcomes, type Outcome } from '../gather/ingest/outcome.ts';
import { describeRecheck, judgeRecheck, recheck } from '../gather/ingest/recheck.ts';
import { findDataFolder, openRegistry, requireLottery } from '../gather/store/data-folder.ts';
import { KEPT } from '../gather/store/held-back-draws.ts';

/** What each way in heeds beside --json and --yes; another flag would seem to do something. */
const HEEDED = {
  due: ['lottery', 'accept'],
  recheck: ['lottery'],
  file: ['lottery', 'source', 'accept'],
  day: ['source', 'accept', 'dryRun'],
  rule: ['source', 'accept', 'reason'],
} as const;
const MODES = Object.keys(HEEDED) as (keyof typeof HEEDED)[];
const HEEDED_BY_SOME = new Set(Object.values(HEEDED).flat());

type Text = 'recheck' | 'file' | 'day' | 'rule' | 'reason' | 'lottery' | 'source';
type IngestFlags = Partial<Record<Text, string>> &
  Record<'yes' | 'dryRun' | 'json', boolean> & { due?: true; accept?: DoubtName[] };

const HELP = `
Exit 0: done; what is not announced yet, or no source has (a gap), is no failure. 1: a person is needed: a
draw is held back or refused, a line is not understood, a source failed and a draw is not stored, or, with
--recheck, a draw differs. 2: the command line, the text or the data cannot be used.
GLO_API_URL and XSMB_CSV_URL name other addresses of the sources.`;

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
    .option('--reason <text>', 'with --rule: why')
    .option(...ACCEPT, acceptedDoubts)
    .option('--yes', 'with --day: do not ask', false)
    .option('--dry-run', 'with --day: show what was understood and write nothing', false)
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

async function ingest(options: IngestFlags, io: Io): Promise<0 | 1> {
  const report = (outcomes: readonly Outcome[]) => {
    io.out(options.json ? JSON.stringify(outcomes) : describeOutcomes(outcomes));
    return judgeOutcomes(outcomes);
  };
  const [mode, ...others] = MODES.filter((name) => options[name] !== undefined);
  if (mode === undefined || others.length > 0) {
    throw new WrongUse('choose one of --due, --recheck, --file, --day and --rule');
  }
  const stray = [...HEEDED_BY_SOME.difference(new Set(HEEDED[mode]))].find((name) => options[name]);
  if (stray !== undefined) {
    const flag = stray === 'dryRun' ? 'dry-run' : stray;
    throw new WrongUse(`--${flag} means nothing with --${mode}; leave it out`);
  }
  const data = findDataFolder(io.env);
  const registry = await openRegistry(data);
  const { lottery: slug, accept: accepted, source, reason, file = '', day = '' } = options;
  const store = { data, registry, now: io.now(), accepted };
  if (mode === 'day') return ingestDay({ ...options, ...store, path: day }, io);
  if (mode === 'rule') {
    if (source === undefined || !reason?.trim()) {
      throw new WrongUse('--rule wants a --source, and a --reason');
    }
    const believed = source === KEPT ? undefined : source;
    return report([await rule({ ...store, draw: options.rule ?? '', source: believed, reason })]);
  }
  const lottery = slug === undefined ? undefined : requireLottery(slug, registry);
  const lotteries = lottery === undefined ? registry.lotteries : [lottery];
  const asked = { ...store, registry: { ...registry, lotteries } };
  if (mode === 'due') return report(await ingestDue(asked));
  if (mode === 'recheck') {
    if (!/^[1-9][0-9]{0,4}$/.test(options.recheck ?? '')) {
      throw new WrongUse(`--recheck ${options.recheck} is not a number of days`);
    }
    const found = await recheck({ ...asked, days: Number(options.recheck) });
    io.out(options.json ? JSON.stringify(found) : describeRecheck(found));
    return judgeRecheck(found);
  }
  const text = await readInput(file);
  if (source === undefined) throw new WrongUse('--source has to name who published these draws');
  return report(await ingestFile({ ...store, lottery, source, path: file, text }));
}
