// A step that failed, in words for the maintainer; a fault of the program shows its stack instead.

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
};

/** The sentence for the maintainer; `undefined` for a fault of the program. */
export function describeRefusal(error: unknown): string | undefined {
  if (error instanceof Failure) return error.message;
  const { syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  const refusal = REFUSALS[readCode(error) ?? ''];
  const where = [syscall, path].filter((part) => part !== undefined).join(' ');
  return refusal === undefined ? undefined : `${refusal} (${where})`;
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
