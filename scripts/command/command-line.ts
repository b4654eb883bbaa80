// What the command lines of this project have in common.
import { Command, InvalidArgumentError } from 'commander';
import { DOUBT_NAMES, type DoubtName } from '../../src/domain/doubt-names.ts';
import { describeRefusal, readMessage, WrongUse } from './failure.ts';

/** Its wrong use ends with 2: 1 says that a person is needed. @param help below the options */
export function newCommand(name: string, help = ''): Command {
  const command = new Command(name).addHelpText('after', help);
  return command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

/**
 * Runs a command to its exit code. A refusal is one sentence on standard error, with the code of
 * the failure or the one given; before that of a fault of the program stands its stack.
 */
export async function runAs(name: string, work: () => Promise<number>, refused?: 1 | 2) {
  try {
    process.exitCode = await work();
  } catch (error) {
    const sentence = describeRefusal(error);
    if (sentence === undefined) console.error(error);
    console.error(`${name}: ${sentence ?? readMessage(error)}`);
    const code = error instanceof WrongUse ? 2 : 1;
    process.exitCode = sentence === undefined ? 1 : (refused ?? code);
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
