// The newest draw of a lottery as the repository holds it, so that no test breaks when one is added.
import { toBuddhistEra } from '../domain/draw-date.ts';
import { heldLotteries, lotteryDraws, readRealArchive } from './real-archive.ts';

export async function newestDraw(slug: string) {
  const { draws } = lotteryDraws((await readRealArchive()).archive, slug);
  const [newest] = draws;
  if (newest === undefined) throw new Error(`${slug} has no draw`);
  return {
    drawDate: newest.drawDate,
    to: toBuddhistEra(newest.drawDate),
    draws: draws.length,
    /** The first number of a prize. */
    numberOf: (prize: string) => newest.prizes[prize]?.[0] ?? '',
  };
}

/** How many lotteries have a draw. */
export async function heldCount(): Promise<number> {
  return heldLotteries((await readRealArchive()).archive).length;
}
