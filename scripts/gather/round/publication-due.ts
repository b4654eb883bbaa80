// When what is stored is published: at once where it is new; what was rejected, after ever longer
// waits. A mended setting or host is noticed within the longest of them.
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/clock.ts';
import type { Memory } from './memory.ts';

/** Whether something stored may not be live, and its time has come. */
export function isPublicationDue({ publication: { dueAt } }: Memory, now: number): boolean {
  return dueAt !== null && now >= dueAt;
}

/** Somebody waits for a new draw; it may also make a rejected publication valid. */
export function expectPublication({ publication }: Memory): void {
  publication.dueAt = 0;
}

/** @returns in how many minutes a rejected one is tried again, unless there is news before */
export function notePublication({ publication }: Memory, isLive: boolean, now: number): number {
  const wait = Math.min(MINUTE_MS * 2 ** publication.failures, HOUR_MS);
  publication.failures = isLive ? 0 : publication.failures + 1;
  publication.dueAt = isLive ? null : now + wait;
  return wait / MINUTE_MS;
}
