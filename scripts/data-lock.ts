// One writer of a data folder at a time.
import { join, resolve } from 'node:path';
import { takeLock } from './lock.ts';

/** A writer holds the lock for milliseconds; one that waits longer than this has met a fault. */
const PATIENCE_MS = 30_000;

/** Runs a task while no other process writes to the folder. */
export async function withDataLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const release = takeLock(join(resolve(folder), '.lock'), {
    patienceMs: PATIENCE_MS,
    refusal: `another process has been writing to ${folder} for ${PATIENCE_MS / 1000} seconds; try again`,
  });
  try {
    return await task();
  } finally {
    release();
  }
}
