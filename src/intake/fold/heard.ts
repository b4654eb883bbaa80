// What was heard of a lottery, without what it says: a digest a statement and decision. Nothing is
// ever removed from a line, so whoever lacks a digest that is live has not pulled.
import { hash } from 'node:crypto';
import { type DayLine, listStatements } from './day-line.ts';
import { identifyDecision, identifyStatement } from './unite.ts';

/** As many hexadecimal digits tell apart what is said of a day. */
const DIGITS = 12;

/** `2026-11-16 3f9a8c21d0b4` for each; what is said a second time has another digest. */
export function digestHeard(day: DayLine): string[] {
  const all = [
    ...listStatements(day).map(identifyStatement),
    ...(day.decided ?? []).map(identifyDecision),
  ];
  return all.map((text, index) => {
    const times = all.slice(0, index).filter((earlier) => earlier === text).length;
    return `${day.drawDate} ${hash('sha256', `${times} ${text}`).slice(0, DIGITS)}`;
  });
}
