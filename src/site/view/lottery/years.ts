// A lottery's history in years: one page a year, so that a page never grows without end; and the
// pages of lotteries, years and draws that there are. A test follows every link to them.
import { memberPath } from '../../../api/contract/open-file-path.ts';
import { FILES } from '../../../api/contract/open-files.ts';
import { byNewestFirst, type Draw, type LotteryDraws } from '../../../domain/draw.ts';
import { BUDDHIST_YEARS } from '../../../domain/draw-date.ts';
import { isWithdrawn } from '../../../domain/withdrawal.ts';

/** The years that have draws, withdrawn ones too, newest first, each with the years beside it. */
export function groupByYear({ draws, withdrawn = [] }: LotteryDraws) {
  const all = [...draws, ...withdrawn].sort(byNewestFirst);
  const years = [...Map.groupBy(all, ({ drawDate }) => drawDate.slice(0, 4))];
  return years.map(([year, ofYear], index) => ({
    year,
    draws: ofYear.filter((draw) => !isWithdrawn(draw)),
    ...(ofYear.some(isWithdrawn) && { withdrawn: ofYear.filter(isWithdrawn) }),
    newer: years[index - 1]?.[0],
    older: years[index + 1]?.[0],
  }));
}

/** The year as people write it. `buddhistYear('2026') //=> '2569'` */
export function buddhistYear(year: string): string {
  return String(Number(year) + BUDDHIST_YEARS);
}

/** The workbook of all draws, with the Buddhist year of the first; none without a draw. */
export function findTable({ lottery: { slug }, draws }: LotteryDraws) {
  const first = draws.at(-1);
  if (first === undefined) return undefined;
  const path = memberPath(FILES.exportWorkbook.path, { lottery: slug });
  return { path, since: buddhistYear(first.drawDate.slice(0, 4)) };
}

/** A page for each lottery, with or without a draw. */
export function lotteryStaticPaths(archive: readonly LotteryDraws[]) {
  return archive.map((props) => ({ params: { lottery: props.lottery.slug }, props }));
}

/** A page for each year in which a lottery was drawn. */
export function yearStaticPaths(archive: readonly LotteryDraws[]) {
  return archive.flatMap((stored) =>
    groupByYear(stored).map((year) => ({
      params: { lottery: stored.lottery.slug, year: year.year },
      props: { lottery: stored.lottery, table: findTable(stored), ...year },
    })),
  );
}

/** A page for each draw, of the lottery that has such pages; withdrawn ones say so there. */
export function drawStaticPaths({ lottery, draws, withdrawn = [] }: LotteryDraws) {
  const table = findTable({ lottery, draws });
  // The numbers of a withdrawn draw are on no page and no card, so it never counts as the newest.
  const taken = withdrawn.map((draw): Draw => ({ ...draw, prizes: {} }));
  return [...draws, ...taken].map((draw, age) => {
    const newer = draws.findLast(({ drawDate }) => drawDate > draw.drawDate);
    const older = draws.find(({ drawDate }) => drawDate < draw.drawDate);
    return { params: { date: draw.drawDate }, props: { lottery, draw, age, table, newer, older } };
  });
}
