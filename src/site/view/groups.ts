// Lotteries as they are listed: under the group that the registry names, its country.
import type { LotteryDraws } from '../../domain/draw.ts';

/** In registry order; `latest` has a draw, the newest one, and `waiting` none. */
export function groupByCountry<Listed extends LotteryDraws>(archive: readonly Listed[]) {
  return [...Map.groupBy(archive, ({ lottery }) => lottery.groupTh)].map(([name, all]) => ({
    name,
    all,
    latest: all.flatMap(({ lottery, draws: [draw] }) => (draw ? [{ lottery, draw }] : [])),
    waiting: all.flatMap(({ lottery, draws }) => (draws.length === 0 ? [lottery] : [])),
  }));
}
