// What came in by a way of its own is judged no other way when it lies in the folder.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOf, lotteryOf, SOURCES } from '../../../tests/support/real-lotteries.ts';
import { isWithdrawn, restore, withdraw } from '../../domain/withdrawal.ts';
import type { DayLine, Decision } from './day-line.ts';
import { foldLine } from './fold-line.ts';
import { hearReadings } from './hear.ts';
import type { Incoming } from './hear-day.ts';
import { judgeAnew } from './judge-anew.ts';
import { ruleDay } from './rule-day.ts';

const HISTORY = [
  ['2026-10-05', '31415', '92'],
  ['2026-10-04', '27182', '81'],
] as const;
const rules = { lottery: lotteryOf('hanoi-special'), sources: SOURCES, calendar: {} };

const numbers = (five: string, pair: string) => ({
  'five-digit': [five],
  'top-three-digit': [five.slice(2)],
  'top-two-digit': [five.slice(3)],
  'bottom-two-digit': [pair],
});

const days = fc.integer({ min: 1, max: 7 }).map((day) => `2026-11-0${day}`);
const reading = fc.record({
  day: days,
  source: fc.constantFrom('allhuay', 'lekdee', 'mthai'),
  five: fc.constantFrom('31415', '16180', '57721', '69314', '00000'),
  pair: fc.constantFrom('92', '33', '00'),
  accepted: fc.constantFrom(undefined, ['copy'] as const, ['witness'] as const, ['zeros'] as const),
  reason: fc.constantFrom(undefined, undefined, 'checked'),
});
const look = fc.record({
  batch: fc.array(reading, { minLength: 1, maxLength: 3 }),
  rules: fc.option(
    fc.record({ day: days, keep: fc.boolean(), source: fc.constantFrom('allhuay', 'lekdee') }),
  ),
  /** Withdrawn, or restored. */
  act: fc.option(days),
});
type Look = typeof look extends fc.Arbitrary<infer Value> ? Value : never;

/** A draw that is published is withdrawn, and a withdrawn one restored. */
function turn(line: DayLine, lookedAt: string): DayLine {
  const act = {
    at: new Date(Date.parse(lookedAt) + 60_000).toISOString(),
    reason: { th: 'ผิด', en: 'wrong' },
  };
  if (isWithdrawn(line)) return restore(line, act);
  return foldLine(line, rules).draw ? withdraw(line, act) : line;
}

/** The lines after each look, an hour apart, after the last of the days. */
function live(looks: readonly Look[]): DayLine[] {
  let lines: readonly DayLine[] = HISTORY.map(([day, five, pair]) =>
    drawOf(day, numbers(five, pair), { source: 'allhuay' }),
  );
  looks.forEach(({ batch, rules: ruling, act }, index) => {
    const at = new Date(Date.parse('2026-11-08T00:00:00Z') + index * 3_600_000).toISOString();
    const context = { ...rules, now: Date.parse(at) };
    const incoming = batch.map(
      ({ day, source, five, pair, ...entry }): Incoming => ({
        draw: drawOf(day, numbers(five, pair), { source }),
        entry: { at, ...entry },
      }),
    );
    lines = hearReadings(lines, incoming, context).days;
    lines = lines.map((line) => (line.drawDate === act ? turn(line, at) : line));
    const line = lines.find(({ drawDate }) => drawDate === ruling?.day);
    if (!ruling || !line) return;
    const decision: Decision = ruling.keep
      ? { at, reason: 'checked', keep: true }
      : { at, reason: 'checked', believe: ruling.source };
    const ruled = ruleDay(lines, line.drawDate, { decided: [decision] }, context);
    if (ruled.findings.length === 0) lines = ruled.days;
  });
  return [...lines];
}

type Reading = Look['batch'][number];
const said = (day: number, five: Reading['five'], pair: Reading['pair'] = '92'): Reading => ({
  ...{ day: `2026-11-0${day}`, source: 'allhuay', five, pair },
  ...{ accepted: undefined, reason: undefined },
});

/** A look brings a withdrawn draw again, which is no news, between two draws that are alike. */
const REPEATED: Look[] = [
  { batch: [said(3, '31415'), said(4, '16180', '00')], rules: null, act: '2026-11-04' },
  { batch: [said(2, '31415'), said(1, '69314')], rules: null, act: null },
  { batch: [said(4, '16180', '00'), said(5, '69314')], rules: null, act: null },
  { batch: [said(1, '31415')], rules: null, act: null },
];

test('what was heard folds to the same draws and holds', () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 6 }), (looks) => {
      const lines = live(looks);
      const fold = (all: readonly DayLine[]) => all.map((line) => foldLine(line, rules));
      expect(fold(judgeAnew(lines, rules))).toEqual(fold(lines));
    }),
    { numRuns: 150, examples: [[REPEATED]] },
  );
});
