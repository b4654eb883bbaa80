// Lotteries as they are listed: under the group that the registry names, its country.
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';

type Group<Listed extends LotteryDraws = LotteryDraws> = {
  readonly name: string;
  readonly all: readonly Listed[];
  /** Those that have a draw, with the newest one. */
  readonly latest: readonly { readonly lottery: Lottery; readonly draw: Draw }[];
  /** Those without a draw. */
  readonly waiting: readonly Lottery[];
};

/** The groups, and the lotteries in each, in registry order. */
export function groupByCountry<Listed extends LotteryDraws>(
  archive: readonly Listed[],
): Group<Listed>[] {
  return [...Map.groupBy(archive, ({ lottery }) => lottery.groupTh)].map(([name, all]) => ({
    name,
    all,
    latest: all.flatMap(({ lottery, draws: [draw] }) => (draw ? [{ lottery, draw }] : [])),
    waiting: all.flatMap(({ lottery, draws }) => (draws.length === 0 ? [lottery] : [])),
  }));
}
