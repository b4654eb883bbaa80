// A step that could not be done, in words for the maintainer. Anything else that is thrown is a fault
// of this program and shows its stack.

export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a failed system call, `ENOENT` for one. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
