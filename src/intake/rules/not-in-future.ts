import { canHaveHappened } from '../../domain/lateness.ts';
import type { DrawRule } from './rule.ts';

/**
 * Refuses a draw that cannot have taken place yet, now or when it was entered. The registry has the
 * earliest hour at which a lottery without a published one was announced.
 */
export const notInFuture: DrawRule = ({ drawDate, recordedAt }, { lottery, now }) => {
  const due = `${drawDate} ${lottery.schedule.time} (UTC${lottery.utcOffset})`;
  if (!canHaveHappened(lottery, drawDate, now)) {
    const expectation = `is announced ${due}, which is still to come`;
    return [{ path: 'drawDate', value: drawDate, expectation }];
  }
  if (recordedAt === undefined || canHaveHappened(lottery, drawDate, Date.parse(recordedAt))) {
    return [];
  }
  const expectation = `expected no moment before the announcement, ${due}`;
  return [{ path: 'recordedAt', value: recordedAt, expectation }];
};
