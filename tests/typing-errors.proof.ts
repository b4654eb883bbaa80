// Every error of a single digit in every stored number: the composition rules refuse it, warn of
// it, or cannot know, since no other prize shows that digit.
import { describe, expect, test } from 'vitest';
import { type Draw, listPrizes } from '../src/domain/draw.ts';
import type { Prize } from '../src/domain/lottery.ts';
import { findStart } from '../src/domain/ticket.ts';
import { isError } from '../src/intake/problem.ts';
import { adjacentPrizes } from '../src/intake/rules/adjacent-prizes.ts';
import { oneNumber } from '../src/intake/rules/one-number.ts';
import type { RuleContext } from '../src/intake/rules/rule.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';

type Count = { errors: number; refused: number; warned: number; unknowable: number };

const { archive, sources } = await readLiveArchive();

/** What the rules of composition find wrong with a draw. */
const judge = (draw: Draw, context: RuleContext) =>
  [adjacentPrizes, oneNumber].flatMap((rule) => rule(draw, context));

/** Whether another number of the draw shows the digit at that index of this prize. */
function isShown(index: number, { kind }: Prize, prizes: readonly Prize[]): boolean {
  if (/^(adjacent-)?first-prize$/.test(kind.slug)) return true;
  const at = (findStart(kind) ?? Number.NaN) + index;
  return prizes.some(({ kind: other }) => {
    const start = findStart(other) ?? Number.NaN;
    return other.slug !== kind.slug && start <= at && at < start + other.digits;
  });
}

/** One number of a prize with another digit at that index, for each of the nine others. */
function mistyped(draw: Draw, slug: string, which: number, index: number): Draw[] {
  const numbers = draw.prizes[slug] ?? [];
  const number = numbers[which] ?? '';
  return [...'0123456789'].flatMap((digit) => {
    if (digit === number[index]) return [];
    const wrong = `${number.slice(0, index)}${digit}${number.slice(index + 1)}`;
    return [{ ...draw, prizes: { ...draw.prizes, [slug]: numbers.with(which, wrong) } }];
  });
}

const table = new Map<string, Count>();
const missed: string[] = [];

for (const { lottery, draws } of lotteriesWithDraws(archive)) {
  const context: RuleContext = { lottery, sources, now: 0, draws };
  for (const draw of draws) {
    const prizes = listPrizes(lottery, draw);
    for (const prize of prizes) {
      const { slug, digits, place } = prize.kind;
      const single = lottery.drawn === 'each-prize' ? 'each prize by itself' : 'one number';
      const key = `${single}, ${slug}, ${place ?? 'no place'}`;
      const count = table.get(key) ?? { errors: 0, refused: 0, warned: 0, unknowable: 0 };
      table.set(key, count);
      const places = prize.numbers.flatMap((_, which) =>
        Array.from({ length: digits }, (_, index) => ({ which, index })),
      );
      for (const { which, index } of places) {
        if (!isShown(index, prize, lottery.drawn === 'each-prize' ? [] : prizes)) {
          count.errors += 9;
          count.unknowable += 9;
          continue;
        }
        for (const wrong of mistyped(draw, slug, which, index)) {
          const findings = judge(wrong, context);
          count.errors += 1;
          if (findings.some(isError)) count.refused += 1;
          else if (findings.length > 0) count.warned += 1;
          else missed.push(`${lottery.slug} ${draw.drawDate} ${slug} ${wrong.prizes[slug]}`);
        }
      }
    }
  }
}

describe('a mistyped digit', () => {
  test('is refused, or warned of, wherever another prize shows the digit', () => {
    console.table(Object.fromEntries([...table].sort()));
    expect(missed).toEqual([]);
  });

  test('the rules find nothing wrong with any stored draw', () => {
    const found = lotteriesWithDraws(archive).flatMap(({ lottery, draws }) =>
      draws.flatMap((draw) => judge(draw, { lottery, sources, now: 0, draws })),
    );
    expect(found).toEqual([]);
  });
});
