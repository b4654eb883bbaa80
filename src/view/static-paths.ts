// Which pages of lotteries there are. The routes make these, and a test follows every link to them.
import type { LotteryDraws } from '../domain/draw.ts';
import { tableOf } from './lottery/file-links.ts';
import { yearsOf } from './lottery/years.ts';

type Archive = readonly LotteryDraws[];

/** A page for each lottery, with or without a draw. */
export function lotteryStaticPaths(archive: Archive) {
  return archive.map((one) => ({ params: { lottery: one.lottery.slug }, props: one }));
}

/** A page for each year in which a lottery was drawn, and a file of it for the check page. */
export function yearStaticPaths(archive: Archive) {
  return archive.flatMap((one) =>
    yearsOf(one).map((year) => ({
      params: { lottery: one.lottery.slug, year: year.year },
      props: { lottery: one.lottery, table: tableOf(one), ...year },
    })),
  );
}

/** A page for each draw, of the lottery that has such pages. */
export function drawStaticPaths({ lottery, draws }: LotteryDraws) {
  const table = tableOf({ lottery, draws });
  return draws.map((draw, age) => ({
    params: { date: draw.drawDate },
    props: { lottery, draw, age, table, newer: draws[age - 1], older: draws[age + 1] },
  }));
}
