import { beforeAll, describe, expect, test } from 'vitest';
import { heldLotteries, lotteryDraws, readRealArchive } from '../../tests/support/real-archive.ts';
import { checkNumber } from './check.ts';
import { everyNumber } from './digits.ts';
import { type LotteryDraws, prizesOf } from './draw.ts';

let archive: readonly LotteryDraws[];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
});

function latestOf(held: LotteryDraws) {
  const [draw] = held.draws;
  if (draw === undefined) throw new Error(`${held.lottery.slug} has no draw`);
  return { ...held, draw };
}

describe('checkNumber', () => {
  test('over all 1,000,000 government tickets, each prize is won as often as chance has it', () => {
    const { lottery, draw } = latestOf(lotteryDraws(archive, 'thai-government'));
    const won = new Map<string, number>();
    let baht = 0;
    for (const ticket of everyNumber(6)) {
      const { matches, totalAmount } = checkNumber(lottery, draw, ticket);
      for (const { kind } of matches) won.set(kind.slug, (won.get(kind.slug) ?? 0) + 1);
      baht += totalAmount;
    }
    const prizes = prizesOf(lottery, draw);
    // A prize of three digits is won by the thousand tickets that hold them at its place.
    const tickets = prizes.map(({ kind, numbers }) => numbers.length * 10 ** (6 - kind.digits));
    expect(prizes.map(({ kind }) => won.get(kind.slug))).toEqual(tickets);
    expect(baht).toBe(
      prizes.reduce((sum, { kind }, index) => sum + Number(kind.amount) * (tickets[index] ?? 0), 0),
    );
  });

  test('of every lottery held, each number of the latest draw wins its own prize', () => {
    const lost = heldLotteries(archive).flatMap((held) => {
      const { lottery, draw } = latestOf(held);
      return prizesOf(lottery, draw).flatMap(({ kind, numbers }) =>
        numbers.filter((number) =>
          checkNumber(lottery, draw, number).matches.every((match) => match.kind !== kind),
        ),
      );
    });
    expect(lost).toEqual([]);
  });

  test('of every lottery held, what a 2- or 3-digit number wins is in the latest draw', () => {
    const invented = heldLotteries(archive).flatMap((held) => {
      const { lottery, draw } = latestOf(held);
      return [...everyNumber(2), ...everyNumber(3)].flatMap((number) =>
        checkNumber(lottery, draw, number).matches.filter(
          ({ kind, winningNumber }) =>
            winningNumber !== number || !draw.prizes[kind.slug]?.includes(number),
        ),
      );
    });
    expect(invented).toEqual([]);
  });

  test('the government ticket beside the first prize wins the adjacent prize, always', () => {
    const { lottery, draws } = lotteryDraws(archive, 'thai-government');
    const lost = draws.flatMap((draw) => {
      const first = Number(draw.prizes['first-prize']?.[0]);
      return [first + 999_999, first + 1]
        .map((value) => String(value % 1_000_000).padStart(6, '0'))
        .filter((ticket) =>
          checkNumber(lottery, draw, ticket).matches.every(
            ({ kind }) => kind.slug !== 'adjacent-first-prize',
          ),
        )
        .map((ticket) => `${draw.drawDate} ${ticket}`);
    });
    expect(lost).toEqual([]);
  });
});
