// A step that failed, in words for the maintainer; a fault of the program shows its stack instead.

import { relative } from 'node:path';

/** A failure whose message is a sentence for whoever ran the script; it needs no stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The command was called, or set up, in a way that cannot work: exit code 2. */
export class WrongUse extends Failure {}

/** What a disk or its owner refuses: no fault of the program. */
const REFUSALS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the file system can only be read',
  EACCES: 'permission denied',
  EPERM: 'the operating system does not permit it',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'this is a folder',
  ELOOP: 'links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
};

/** What needs another folder than one that can only be read. */
const READ_ONLY = ['EROFS', 'EACCES', 'EPERM', 'ENOENT'];
const ADVICE =
  '; a build, its tests and checks write into the project: use a copy that can be written';

/** The sentence for the maintainer; `undefined` for a fault of the program. */
export function describeRefusal(error: unknown): string | undefined {
  if (error instanceof Failure) return error.message;
  const { syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  const code = readCode(error) ?? '';
  // Node reports a folder that it cannot make like this, together with those above it.
  const isUnmade = code === 'ENOENT' && syscall === 'mkdir';
  const refusal = isUnmade ? 'the folder cannot be made' : REFUSALS[code];
  if (refusal === undefined) return undefined;
  const where = [syscall, path].filter((part) => part !== undefined).join(' ');
  const isOurs = path !== undefined && !relative('.', path).startsWith('..');
  return `${refusal} (${where})${isOurs && READ_ONLY.includes(code) ? ADVICE : ''}`;
}

/** To catch with: an input that cannot be read is a wrong use. */
export function refuseInput(error: Error): never {
  throw new WrongUse(error.message);
}

/** To catch with: `undefined` for a failure. A fault of the program is thrown. */
export function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error;
}

/** The message of whatever was thrown. */
export function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a failed system call, `ENOENT` for one. */
export function readCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
