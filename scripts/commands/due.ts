// Asks for every draw that is due, stores what came, publishes, and says what is left for a person.
import { byNewestFirst } from '../../src/domain/draw.ts';
import { formatCommand, newCommand, runCommand } from '../command/command-line.ts';
import { WrongUse } from '../command/failure.ts';
import type { ExitCode, Io } from '../command/io.ts';
import { describeLeft } from '../gather/ingest/describe-left.ts';
import { describeOutcomes, judgeOutcomes } from '../gather/ingest/outcome.ts';
import { keepMemory, readMemory } from '../gather/round/memory.ts';
import { notePublication } from '../gather/round/publication-due.ts';
import { withRoundLock } from '../gather/round/round-lock.ts';
import { type RoundSettings, storeRound, takeNewsRound } from '../gather/round/store-round.ts';
import { takeRounds } from '../gather/round/take-rounds.ts';
import { findDataFolder, openRegistry } from '../gather/store/open-data.ts';
import { siteUrl } from '../output/site-url.ts';
import { judgeHandedOn } from '../release/publish-flags.ts';
import { publishStored } from '../release/run-publication.ts';
import { judgeSettings } from '../tell/channel-settings.ts';

const HELP = `
Each source is asked at its pace: every two minutes in the first hour after an announcement, then every
quarter of an hour, old gaps twice a day; and again a quarter of an hour, an hour, twenty and forty-four hours
after a draw is stored: one that differs puts it in doubt, for a person. By hand, all of the last twelve
hours is asked for at once. It publishes also where a source failed or a draw is held back: what is right goes out.
Exit 0: done; what is not announced yet, and gaps, are no failure. 1: a person is needed: a draw is held
back or refused, a source failed and a draw is not stored, or nothing was published. 2: wrong use.
With --news, 1: it could not publish. SIGINT or SIGTERM stops --every after what it is doing.`;

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `parseTime('12h') //=> 43_200_000` */
function parseTime(text: string): number {
  const [, count, unit = 'm'] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (count === undefined) throw new WrongUse(`--within ${text} is not a time such as 12h`);
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}

function parseSeconds(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new WrongUse(`--every ${text} is not a number of seconds`);
}

type DueFlags = {
  readonly news: boolean;
  readonly every?: number;
  readonly within?: number;
  readonly all: boolean;
  readonly publish: boolean;
};

/** @param publish publishes what is stored */
export function main(argv: readonly string[], io: Io, publish = publishStored) {
  const command = newCommand('due', io, HELP)
    .description(
      'Asks for every draw that is due, stores what came, publishes it, says what is left.',
    )
    .argument('[publish...]', 'the options of npm run publish, such as --to /srv/site')
    .option('--within <time>', 'ask at once for what was announced so lately (12h)', parseTime)
    .option('--news', 'for a timer: each source at its pace, and each event is said once', false)
    .option('--every <seconds>', 'a round of --news so often, until it is stopped', parseSeconds)
    .option('--all', 'list what is only counted otherwise', false)
    .option('--no-publish', 'store only')
    .allowUnknownOption();
  const work = () => due(command.args, command.opts(), io, publish);
  return runCommand(command, argv, io, work, 2);
}

async function due(
  handedOn: readonly string[],
  { news, every, within, all, publish: publishes }: DueFlags,
  io: Io,
  publish: typeof publishStored,
): Promise<ExitCode> {
  const warnings = publishes ? await judgeSettings(io.env, siteUrl(io.env)) : [];
  judgeHandedOn(handedOn, io.env);
  if (every !== undefined) {
    const flags = [
      ...(publishes ? [] : ['--no-publish']),
      ...(within === undefined ? [] : ['--within', `${within / UNITS.m}m`]),
    ];
    return takeRounds(['due', '--news', ...flags, ...handedOn], every * 1000, io);
  }
  const settings: RoundSettings = {
    data: findDataFolder(io.env),
    withinMs: within ?? (news ? 0 : 12 * UNITS.h),
    warnings,
    publish: publishes ? () => publish(handedOn, io, { isApart: news }) : undefined,
  };
  const wait = () => {
    // What another round does is not missed by a timer.
    if (!news) io.err('another round is under way; this one begins after it');
    return !news;
  };
  const unpublished = formatCommand('npm run publish', handedOn);
  const round = () =>
    news ? takeNewsRound(settings, io) : reportRound(settings, io, { all, unpublished });
  return (await withRoundLock(settings.data, wait, round)) ?? 0;
}

async function reportRound(
  settings: RoundSettings,
  io: Io,
  { all, unpublished }: { readonly all: boolean; readonly unpublished: string },
): Promise<ExitCode> {
  const { data, warnings, publish } = settings;
  for (const line of warnings) io.out(line);
  const memory = await readMemory(data);
  const round = await storeRound(memory, settings, io);
  await keepMemory(data, memory);
  if (round.doubt !== undefined) {
    io.err(`due: the clock is wrong: it ${round.doubt}`);
    return 1;
  }
  const outcomes = round.outcomes.filter(
    ({ result }) => !['gap', 'disputed', 'failed'].includes(result),
  );
  if (outcomes.length > 0 || round.outcomes.length === 0)
    io.out(describeOutcomes(outcomes.toSorted(byNewestFirst)));
  const status = publish ? await publish() : 0;
  if (publish) notePublication(memory, status === 0, io.now());
  await keepMemory(data, memory);
  const registry = await openRegistry(data);
  const moment = { registry, now: io.now(), env: io.env };
  io.out(describeLeft(round, moment, all, status === 0 ? undefined : unpublished));
  if (status === 2) return 2;
  return status !== 0 || registry.heldBack.length > 0 ? 1 : judgeOutcomes(round.outcomes);
}
