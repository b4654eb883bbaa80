// A fault done to the store, a publication or the host, and what became of it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { COMPILED } from '../run-script.ts';

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

/** What is done, how it may end, and part of what has to be said. */
type Row = readonly [run: Fault['run'], expect: Fault['expect'], says?: string];

/** The faults of one target by name, its own name before theirs. */
export function faultsOf(target: string, rows: Readonly<Record<string, Row>>): readonly Fault[] {
  return Object.entries(rows).map(([name, [run, expect, says]]) => ({
    name: `${target}: ${name}`,
    run,
    expect,
    ...(says === undefined ? {} : { says }),
  }));
}

/** The rows of a process that is killed so many milliseconds after its start. */
export function killedAfter(moments: readonly number[], work: (ms: number) => Fault['run']) {
  const rows = moments.map((ms): [string, Row] => [`kill -9 after ${ms} ms`, [work(ms), KILLED]]);
  return Object.fromEntries(rows);
}

/** Starts a script as a process of its own, and kills it. */
export async function killScript(argv: readonly string[], milliseconds: number, own = {}) {
  const env = { ...process.env, ...COMPILED, SITE_URL: undefined, ...own };
  const child = spawn(process.execPath, argv, { stdio: 'ignore', env });
  const ended = once(child, 'exit');
  await wait(milliseconds);
  child.kill('SIGKILL');
  return { code: (await ended)[0] as number | null, stderr: '' };
}
