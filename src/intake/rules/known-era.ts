import { eraOn } from '../../domain/lottery.ts';
import type { DrawRule } from './rule.ts';

/** The registry says what the lottery paid on that day. */
export const knownEra: DrawRule = ({ drawDate: value }, { lottery }) => {
  if (eraOn(lottery, value) !== undefined) return [];
  const expectation = `expected a day within a prize era of ${lottery.slug}, the first is from ${lottery.eras[0]?.from}`;
  return [{ path: 'drawDate', value, expectation }];
};
