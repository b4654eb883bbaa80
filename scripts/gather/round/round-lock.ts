// One round of a data folder at a time: a timer's and a person's would say the same twice.
import { join } from 'node:path';
import { Held, takeLock } from '../../disk/lock.ts';

/** Longer than a publication takes. */
const PATIENCE_MS = 600_000;

/**
 * Runs a round while no other one runs.
 * @param onHeld what to do where another one does: it is waited for if this returns `true`
 */
export async function withRoundLock<T>(
  data: string,
  onHeld: () => boolean,
  round: () => Promise<T>,
): Promise<T | undefined> {
  const file = join(data, '.lock-round');
  const refusal = `another round of ${data} has been under way for ${PATIENCE_MS / 60_000} minutes; try again`;
  using locks = new DisposableStack();
  try {
    locks.defer(takeLock(file, refusal));
  } catch (error) {
    if (!(error instanceof Held)) throw error;
    if (!onHeld()) return undefined;
    locks.defer(takeLock(file, refusal, PATIENCE_MS));
  }
  return await round();
}
