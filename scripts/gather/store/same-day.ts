// What other lotteries have on the days of draws that come: people swap similar names, however the
// two draws come.
import { join } from 'node:path';
import type { Draw } from '../../../src/domain/draw.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { parseDayFile } from '../../../src/intake/fold/day-file.ts';
import { foldLine } from '../../../src/intake/fold/fold-line.ts';
import type { JudgeContext, OfDay } from '../../../src/intake/fold/judges.ts';
import { readText } from '../../disk/text-files.ts';

export type StoreContext = JudgeContext & { readonly lotteries?: readonly Lottery[] };

/** What is published, and what waits, of the other lotteries on these days. */
export async function readSameDay(
  folder: string,
  days: ReadonlySet<string>,
  { lottery: own, lotteries = [], sources }: StoreContext,
): Promise<OfDay[]> {
  const years = new Set([...days].map((day) => day.slice(0, 4)));
  const others = lotteries.filter(({ slug }) => slug !== own.slug);
  const all = others.flatMap((lottery) =>
    [...years].map(async (year) => {
      const text = await readText(join(folder, 'draws', lottery.slug, `${year}.json`));
      const lines = (text ?? '').split('\n').map((line) => line.replace(/,$/, ''));
      const ofDays = lines.filter((line) =>
        days.has(/^\{"drawDate":"([^"]*)"/.exec(line)?.[1] ?? ''),
      );
      return parseDayFile(`[\n${ofDays.join(',\n')}\n]`).entries.flatMap(({ day }): OfDay[] => {
        const { draw, heldBack } = foldLine(day, { lottery, sources });
        const waiting = (heldBack?.readings ?? []).map(
          ({ prizes }) => ({ drawDate: day.drawDate, prizes }) as Draw,
        );
        return [...(draw ? [draw] : []), ...waiting].map((its) => ({ lottery, draw: its }));
      });
    }),
  );
  return (await Promise.all(all)).flat();
}
