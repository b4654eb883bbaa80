// What other lotteries have on the days of draws that come.
import { join } from 'node:path';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { parseDayFile } from '../../../src/intake/fold/day-file.ts';
import type { LotteryDays } from '../../../src/intake/fold/same-day.ts';
import { readText } from '../../disk/text-files.ts';

/** The lines of these lotteries on these days. Only such lines are parsed: a year has thousands. */
export async function readSameDay(
  folder: string,
  days: ReadonlySet<string>,
  lotteries: readonly Lottery[],
): Promise<LotteryDays[]> {
  const years = new Set([...days].map((day) => day.slice(0, 4)));
  const all = lotteries.flatMap((lottery) =>
    [...years].map(async (year) => {
      const text = await readText(join(folder, 'draws', lottery.slug, `${year}.json`));
      const lines = (text ?? '').split('\n').map((line) => line.replace(/,$/, ''));
      const ofDays = lines.filter((line) =>
        days.has(/^\{"drawDate":"([^"]*)"/.exec(line)?.[1] ?? ''),
      );
      const { entries } = parseDayFile(`[\n${ofDays.join(',\n')}\n]`);
      return { lottery, days: entries.map(({ day }) => day) };
    }),
  );
  return Promise.all(all);
}
