// A lock that one process holds at a time. SQLite takes it from the operating system: that of a
// killed process is free at once, and no process id is ever mistaken for another.
import { DatabaseSync } from 'node:sqlite';
import { Failure, readMessage } from '../command/failure.ts';

const SQLITE_BUSY = 5;

/** Another process has the lock. */
export class Held extends Failure {}

/** Locks a file, which need not exist; returns what gives it back. Throws `Held` while held. */
export function takeLock(file: string, refusal: string, patienceMs = 0): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patienceMs });
    // No journal on the disk: the lock is taken on a full one too.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new Held(refusal);
    throw new Failure(`${file} cannot be locked: ${readMessage(error)}`);
  }
  const holder = database;
  return () => holder.close();
}
