// What the command lines of this project have in common.
import { inspect } from 'node:util';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { DOUBT_NAMES, type DoubtName } from '../../src/domain/doubt-names.ts';
import { describeRefusal, readMessage, WrongUse } from './failure.ts';
import type { ExitCode, Io } from './io.ts';

/** A command that prints its help, and what is wrong with its use. @param help below the options */
export function newCommand(
  name: string,
  { out, err }: Pick<Io, 'out' | 'err'>,
  help = '',
): Command {
  return new Command(name)
    .addHelpText('after', help)
    .exitOverride()
    .configureOutput({ writeOut: byLine(out), writeErr: byLine(err) });
}

const byLine = (print: Io['out']) => (text: string) => print(text.replace(/\n$/, ''));

/**
 * Parses the arguments of a command, does its work, and returns the exit code. A refusal is one
 * sentence on standard error, with the code of the failure or `refused`; for a fault of the program
 * its stack stands above. Wrong use is 2, since 1 says that a person is needed.
 */
export async function runCommand(
  command: Command,
  argv: readonly string[],
  { err }: Io,
  work: () => Promise<ExitCode>,
  refused?: 1 | 2,
): Promise<ExitCode> {
  try {
    command.parse(argv, { from: 'user' });
    return await work();
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const sentence = describeRefusal(error);
    if (sentence === undefined) err(inspect(error));
    err(`${command.name()}: ${sentence ?? readMessage(error)}`);
    const code = error instanceof WrongUse ? 2 : 1;
    return sentence === undefined ? 1 : (refused ?? code);
  }
}

/** As a person types it: a folder called 'a b' gets its quotes. */
export function formatCommand(command: string, args: readonly string[]): string {
  if (args.length === 0) return command;
  const quoted = args.map((arg) => {
    return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
  });
  return `${command} -- ${quoted.join(' ')}`;
}

/** Parses an argument that stays as it is. @param refuse says what is wrong with it, if anything */
export const unlessRefused = (refuse: (text: string) => string | undefined) => (text: string) => {
  const refusal = refuse(text);
  if (refusal !== undefined) throw new InvalidArgumentError(refusal);
  return text;
};

export const ACCEPT = [
  '--accept <doubt>',
  `lets this doubt through and no other: ${DOUBT_NAMES.join(', ')}; repeat, or commas between`,
] as const;

/** Reads one `--accept`, on top of those before it. */
export function acceptedDoubts(text: string, before: readonly DoubtName[] = []): DoubtName[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(DOUBT_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`${unknown || 'nothing'} is none of ${DOUBT_NAMES.join(', ')}`);
  }
  return [...before, ...(names as DoubtName[])];
}
