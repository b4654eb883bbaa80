// One writer of a data folder at a time. SQLite, which Node brings along, takes a lock of the
// operating system: when a process is killed the lock is gone with it, so none is ever left behind.
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A writer holds the lock for milliseconds; one that waits longer than this has met a fault. */
const PATIENCE_MS = 30_000;

/** Runs a task while no other process writes to the folder. */
export async function withDataLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(resolve(folder), '.lock'), { timeout: PATIENCE_MS });
  try {
    lock.exec('BEGIN IMMEDIATE');
    return await task();
  } finally {
    lock.close();
  }
}
