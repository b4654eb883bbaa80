// The order of an operator's look: what needs a person, then what waits longest. It needs no clock, since
// announcements that have passed stand before those to come.
import type { StatusBody } from '../contract/schemas/status.ts';

type Status = Pick<StatusBody['lotteries'][number], 'held' | 'next'>;

/** Draws whose sources disagree first, then by the first announcement awaited; none awaited last. */
export function worstFirst<One extends Status>(lotteries: readonly One[]): One[] {
  const since = ({ next }: One) => next?.announcedAt ?? '9999';
  return lotteries.toSorted(
    (one, other) =>
      Number(other.held.length > 0) - Number(one.held.length > 0) ||
      since(one).localeCompare(since(other)),
  );
}
