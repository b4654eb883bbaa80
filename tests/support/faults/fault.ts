// A fault done to the store, a publication or the host, and what became of it.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What is stored or live afterwards: all as before, all as meant, or anything else. */
export type Left = 'old' | 'new' | 'wrong';

export type Ended = {
  readonly code: number | null;
  readonly left: Left;
  readonly stderr?: string;
};

export type Fault = {
  readonly name: string;
  readonly run: () => Promise<Ended>;
  /** The exit codes and what may be left; a killed process has none. */
  readonly expect: readonly (readonly [code: number | null, left: Left])[];
  /** Part of what has to be said. */
  readonly says?: string;
};

export const REFUSED = [[1, 'old']] as const;
export const DONE = [[0, 'new']] as const;
/** Where a moment decides: refused and as before, or done. */
export const EITHER = [...REFUSED, ...DONE] as const;
/** A killed process leaves all as before or all as meant. */
export const KILLED = [[null, 'old'], [null, 'new'], ...DONE] as const;

/** A small file system of its own in a folder, given back at the end of the work. */
export async function onDisk<Result>(
  folder: string,
  work: (disk: { fill(): void; freeze(): Promise<void> }) => Promise<Result>,
): Promise<Result> {
  const run = promisify(execFile);
  await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  try {
    return await work({
      fill: () => fill(folder),
      freeze: async () => void (await run('mount', ['-o', 'remount,ro', folder])),
    });
  } finally {
    await run('umount', ['-l', folder]);
  }
}

function fill(folder: string): void {
  for (let size = 2 ** 20; size >= 1; size /= 2) {
    try {
      for (;;) writeFileSync(join(folder, 'filler'), Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

/** The faults of one target, its name before theirs. */
export function named(target: string, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, name: `${target}: ${fault.name}` }));
}
