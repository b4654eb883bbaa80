// One writer of a data folder at a time.
import { join, resolve } from 'node:path';
import { takeLock } from '../../disk/lock.ts';

/** A writer holds the lock for milliseconds; one that waits longer than this has met a fault. */
const PATIENCE_MS = 30_000;

const lastOfFolder = new Map<string, Promise<unknown>>();

/** Runs a task while nobody else writes to the folder, in this process or another one. */
export function withDataLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const path = resolve(folder);
  const refusal = `another process has been writing to ${folder} for ${PATIENCE_MS / 1000} seconds; try again`;
  const locked = async () => {
    using locks = new DisposableStack();
    locks.defer(takeLock(join(path, '.lock'), refusal, PATIENCE_MS));
    return await task();
  };
  // The wait for another process stops this one, so tasks of this one would wait for themselves.
  const turn = (lastOfFolder.get(path) ?? Promise.resolve()).then(locked, locked);
  lastOfFolder.set(path, turn);
  return turn;
}
