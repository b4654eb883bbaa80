// Which pages of lotteries there are. The routes make these, and a test follows every link to them.
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import { tableOf } from './lottery/file-links.ts';
import { yearsOf } from './lottery/years.ts';

type Archive = readonly LotteryDraws[];

/** A page for each lottery, with or without a draw. */
export function lotteryStaticPaths(archive: Archive) {
  return archive.map((one) => ({ params: { lottery: one.lottery.slug }, props: one }));
}

/** A file for the check page of each year that has results. */
export function yearFilePaths(archive: Archive) {
  return yearStaticPaths(archive).filter(({ props }) => props.draws.length > 0);
}

/** A page for each year in which a lottery was drawn. */
export function yearStaticPaths(archive: Archive) {
  return archive.flatMap((one) =>
    yearsOf(one).map((year) => ({
      params: { lottery: one.lottery.slug, year: year.year },
      props: { lottery: one.lottery, table: tableOf(one), ...year },
    })),
  );
}

/** A page for each draw, of the lottery that has such pages; withdrawn ones say so there. */
export function drawStaticPaths({ lottery, draws, withdrawn = [] }: LotteryDraws) {
  const table = tableOf({ lottery, draws });
  const results = draws.map((draw, age) => ({
    params: { date: draw.drawDate },
    props: { lottery, draw, age, table, newer: draws[age - 1], older: draws[age + 1] },
  }));
  const taken = withdrawn.map((draw) => ({
    params: { date: draw.drawDate },
    props: {
      lottery,
      // Its numbers are on no page.
      draw: { ...draw, prizes: {} as Draw['prizes'] },
      age: draws.length,
      table,
      newer: draws.findLast(({ drawDate }) => drawDate > draw.drawDate),
      older: draws.find(({ drawDate }) => drawDate < draw.drawDate),
    },
  }));
  return [...results, ...taken];
}
