// One publication into a folder at a time. The lock is a file with the process id of its holder, so a
// killed publication never blocks the next one.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, Failure } from './failure.ts';

/** Takes the lock, also from a holder that is no more. Throws if the holder is still running. */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  if (!(await create(path))) {
    const holder = Number(await readFile(path, 'utf8'));
    if (isRunning(holder)) {
      throw new Failure(
        `process ${holder} is publishing there; wait for it, or remove ${path} if it is not a publication`,
      );
    }
    await rm(path, { force: true });
    if (!(await create(path))) throw new Failure('another publication began at the same moment');
  }
  return () => rm(path, { force: true });
}

async function create(path: string): Promise<boolean> {
  return writeFile(path, `${process.pid}\n`, { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    },
  );
}

/** A number that is ours was left by an earlier process of a container; an empty file by a kill. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it runs.
    if (codeOf(error) === 'EPERM') return true;
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}
