import { proposeDraw } from '../../domain/ticket-code.ts';
import type { FileRule } from './rule.ts';

/** The code of a ticket leads to the draw that states its series. */
export const seriesOfDraw: FileRule = ({ drawDate, series = [] }, _index, draws) => {
  const year = Number(drawDate.slice(0, 4));
  for (const stated of series) {
    const led = proposeDraw({ year, series: stated }, draws)?.drawDate;
    if (led === drawDate) continue;
    const expectation = `expected series of this draw alone; a code of ${stated} leads to ${led}`;
    return { path: 'series', value: series, expectation, severity: 'warning' };
  }
  return undefined;
};
