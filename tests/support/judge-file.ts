// What a rule says of the draws of a file of hanoi-special.
import type { Draw } from '../../src/domain/draw.ts';
import { describeFinding, isError } from '../../src/intake/problem.ts';
import type { FileRule } from '../../src/intake/rules/rule.ts';
import { contextOf, drawOf, threeOf } from './real-lotteries.ts';

/** A line each, which begins with the place of its draw: `#1 drawDate: …`. */
export function judgeFile(rule: FileRule, draws: readonly Draw[], year = '2026'): string[] {
  const context = { ...contextOf('hanoi-special'), year };
  return draws.flatMap((draw, index) => {
    const finding = rule(draw, index, draws, context);
    if (finding === undefined) return [];
    return `#${index} ${isError(finding) ? '' : 'warning: '}${describeFinding(finding)}`;
  });
}

/** The same for draws of these days, whatever their numbers. */
export function judgeDays(rule: FileRule, ...days: readonly string[]): string[] {
  return judgeFile(
    rule,
    days.map((day) => drawOf(day, threeOf('792', '23'))),
  );
}
