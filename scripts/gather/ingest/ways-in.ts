// The ways in, each with the flags it takes.
import type { DoubtName } from '../../../src/domain/doubt-names.ts';
import { WrongUse } from '../../command/failure.ts';
import { readInput } from '../../command/input.ts';
import type { Io } from '../../command/io.ts';
import { findDataFolder, openRegistry, requireLottery } from '../store/open-data.ts';
import { reachSources } from '../upstream/sources.ts';
import { ingestDay } from './day.ts';
import { ingestFile } from './entered.ts';
import { ingestDue } from './ingest-due.ts';
import { describeOutcomes, judgeOutcomes, type Outcome } from './outcome.ts';
import { describeRecheck, judgeRecheck, recheck } from './recheck.ts';
import { rule } from './rule.ts';

/**
 * The flags of each way in, beside --json and --yes. Any other flag is refused: it would do
 * nothing.
 */
const HEEDED = {
  due: ['lottery', 'accept'],
  recheck: ['lottery'],
  file: ['lottery', 'source', 'accept'],
  day: ['source', 'accept', 'dryRun', 'lines'],
  rule: ['source', 'prize', 'accept', 'reason'],
} as const;
const MODES = Object.keys(HEEDED) as (keyof typeof HEEDED)[];
const HEEDED_BY_SOME = new Set(Object.values(HEEDED).flat());

type Text = 'recheck' | 'file' | 'day' | 'rule' | 'reason' | 'lottery' | 'source';
type IngestFlags = Partial<Record<Text, string>> &
  Record<'yes' | 'dryRun' | 'json', boolean> & {
    due?: true;
    accept?: DoubtName[];
    lines?: number[];
    prize?: string[];
  };

/** Takes draws in by the way that is chosen; prints what became of each. @returns the exit code */
export async function ingest(options: IngestFlags, io: Io): Promise<0 | 1> {
  const report = (outcomes: readonly Outcome[]) => {
    io.out(options.json ? JSON.stringify(outcomes) : describeOutcomes(outcomes));
    return judgeOutcomes(outcomes);
  };
  const [mode, ...moreModes] = MODES.filter((name) => options[name] !== undefined);
  if (mode === undefined || moreModes.length > 0) {
    throw new WrongUse('choose one of --due, --recheck, --file, --day and --rule');
  }
  const stray = [...HEEDED_BY_SOME.difference(new Set(HEEDED[mode]))].find((name) => options[name]);
  if (stray !== undefined) {
    const flag = stray === 'dryRun' ? 'dry-run' : stray;
    throw new WrongUse(`--${flag} means nothing with --${mode}; leave it out`);
  }
  const data = findDataFolder(io.env);
  const registry = await openRegistry(data);
  const {
    lottery: slug,
    accept: accepted,
    source,
    reason,
    file = '',
    day = '',
    lines = [],
  } = options;
  const store = { data, registry, now: io.now(), accepted };
  if (mode === 'day') return ingestDay({ ...options, ...store, lines, path: day }, io);
  if (mode === 'rule') {
    if (source === undefined || !reason?.trim()) {
      throw new WrongUse('--rule wants a --source, and a --reason');
    }
    const { rule: draw = '', prize = [], yes } = options;
    return report([await rule({ ...store, draw, source, prize, reason, yes }, io)]);
  }
  const lottery = slug === undefined ? undefined : requireLottery(slug, registry);
  const lotteries = lottery === undefined ? registry.lotteries : [lottery];
  const question = { ...store, ...reachSources(io), lotteries };
  if (mode === 'due') return report(await ingestDue(question));
  if (mode === 'recheck') {
    if (!/^[1-9][0-9]{0,4}$/.test(options.recheck ?? '')) {
      throw new WrongUse(`--recheck ${options.recheck} is not a number of days`);
    }
    const rechecked = await recheck({ ...question, days: Number(options.recheck) });
    io.out(options.json ? JSON.stringify(rechecked) : describeRecheck(rechecked));
    return judgeRecheck(rechecked);
  }
  const text = await readInput(file);
  if (source === undefined) throw new WrongUse('--source has to name who published these draws');
  return report(await ingestFile({ ...store, lottery, source, path: file, text }));
}
