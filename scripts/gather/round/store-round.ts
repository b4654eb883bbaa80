// A round as a process takes it: with what the one before has left, and leaving that for the next.
import { describeRefusal } from '../../command/failure.ts';
import type { ExitCode, Io } from '../../command/io.ts';
import { openRegistry } from '../store/open-data.ts';
import { reachSources } from '../upstream/sources.ts';
import { noteData } from './faults.ts';
import { keepMemory, type Memory, readMemory } from './memory.ts';
import { isFirst } from './news.ts';
import { expectPublication, isPublicationDue, notePublication } from './publication-due.ts';
import { takeRound } from './take-round.ts';

/** A source is asked again soon enough by the next round of a timer. */
const ONE_TRY = { tries: 1 };

export type RoundSettings = {
  /** The data folder. */
  readonly data: string;
  /** What was announced so lately is asked for at once, whatever its pace. */
  readonly withinMs: number;
  /** What is wrong with the settings of this machine. */
  readonly warnings: readonly string[];
  /** Publishes what is stored; without it nothing is published. */
  readonly publish: (() => Promise<ExitCode>) | undefined;
};

/** Asks and stores. Another round publishes what was stored, if this one is killed before it. */
export async function storeRound(
  memory: Memory,
  { data, withinMs }: Pick<RoundSettings, 'data' | 'withinMs'>,
  io: Io,
  policy?: typeof ONE_TRY,
) {
  const before = { ...memory.publication };
  expectPublication(memory);
  await keepMemory(data, memory);
  memory.publication = before;
  const registry = await openRegistry(data);
  const sources = reachSources(io, policy);
  const options = { data, registry, now: io.now(), withinMs, random: Math.random, ...sources };
  const round = await takeRound(memory, options);
  if (round.isNews) expectPublication(memory);
  return round;
}

/** One round of a timer: says what is new since the last one, each line with its moment. */
export async function takeNewsRound(settings: RoundSettings, io: Io): Promise<ExitCode> {
  const { data, warnings, publish } = settings;
  const stop = io.stopSignal();
  const say = (line: string) => {
    io.out(`${new Date(io.now()).toISOString().slice(0, 19)}Z ${line}`);
  };
  const memory = await readMemory(data);
  for (const line of warnings) if (isFirst(memory, line, io.now())) say(line);
  let isSound = false;
  try {
    const { lines, doubt } = await storeRound(memory, settings, io, ONE_TRY);
    for (const line of [...noteData(memory), ...lines]) say(line);
    isSound = doubt === undefined;
  } catch (error) {
    const sentence = describeRefusal(error);
    if (sentence === undefined || memory.at === undefined) throw error;
    // A full disk, or a registry that somebody is writing, may be in order a minute later.
    for (const line of noteData(memory, sentence)) say(line);
  }
  await keepMemory(data, memory);
  const isDue = isSound && !stop.aborted && isPublicationDue(memory, io.now());
  if (!publish || !isDue) return 0;
  const began = io.now();
  const isLive = (await publish()) === 0;
  const minutes = notePublication(memory, isLive, io.now());
  await keepMemory(data, memory);
  say(
    isLive
      ? `live is up to date after ${Math.round((io.now() - began) / 1000)} s`
      : `not published; tried again in ${minutes} min, or with the next draw`,
  );
  return isLive ? 0 : 1;
}
