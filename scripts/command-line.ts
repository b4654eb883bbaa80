// What the command lines of this project have in common.
import { Command, InvalidArgumentError } from 'commander';
import { DOUBT_NAMES, type DoubtName } from '../src/domain/doubt.ts';

/** A command that ends with 2 where it is used wrongly: 1 says that a person is needed. */
export function commandOf(name: string): Command {
  return new Command(name).exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

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
