import { beforeAll, describe, expect, test } from 'vitest';
import {
  lotteriesWithDraws,
  lotteryDraws,
  readRealArchive,
} from '../../tests/support/real-archive.ts';
import { checkNumber } from './check.ts';
import { everyNumber } from './digits.ts';
import { type LotteryDraws, listPrizes } from './draw.ts';

let archive: readonly LotteryDraws[];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
});

function latestOf(stored: LotteryDraws) {
  const [draw] = stored.draws;
  if (draw === undefined) throw new Error(`${stored.lottery.slug} has no draw`);
  return { ...stored, draw };
}

describe('checkNumber', () => {
  test('of every lottery with draws, each number of the latest draw wins its own prize', () => {
    const lost = lotteriesWithDraws(archive).flatMap((stored) => {
      const { lottery, draw } = latestOf(stored);
      return listPrizes(lottery, draw).flatMap(({ kind, numbers }) =>
        numbers.filter((number) =>
          checkNumber(lottery, draw, number).matches.every((match) => match.kind !== kind),
        ),
      );
    });
    expect(lost).toEqual([]);
  });

  test('of every lottery with draws, what a 2- or 3-digit number wins is in the latest draw', () => {
    const invented = lotteriesWithDraws(archive).flatMap((stored) => {
      const { lottery, draw } = latestOf(stored);
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
