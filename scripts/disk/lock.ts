// A lock that one process holds at a time. SQLite, which Node brings along, takes it from the
// operating system: the lock of a killed process is free at once, and no process id is ever
// mistaken for another.
import { DatabaseSync } from 'node:sqlite';
import { Failure, readMessage } from '../command/failure.ts';

type Busy = {
  /** How long to wait for the holder. */
  readonly patienceMs: number;
  /** What to say when that was not enough. */
  readonly refusal: string;
};

const SQLITE_BUSY = 5;

/** Takes the lock of a file, which need not exist, and returns a function that gives it back. */
export function takeLock(file: string, { patienceMs, refusal }: Busy): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patienceMs });
    // No journal on the disk: the lock is taken on a full one too.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new Failure(refusal);
    throw new Failure(`${file} cannot be locked: ${readMessage(error)}`);
  }
  const holder = database;
  return () => holder.close();
}
