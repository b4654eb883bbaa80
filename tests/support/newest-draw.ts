// The newest draw of a lottery, so that no test breaks when one is added.
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { toBuddhistEra } from '../../src/domain/draw-date.ts';
import { fixtureData } from './fixture-output.ts';
import { lotteriesWithDraws, lotteryDraws, readLiveArchive } from './real-archive.ts';

export async function newestDraw(slug: string) {
  return newestOf(lotteryDraws((await readLiveArchive()).archive, slug));
}

/** The newest draw of the output that unit tests serve. */
export async function newestFixtureDraw(slug: string) {
  return newestOf(lotteryDraws((await fixtureData()).archive, slug));
}

function newestOf({ lottery, draws }: LotteryDraws) {
  const [newest, before, oldest] = [draws[0], draws[1], draws.at(-1)];
  if (newest === undefined || oldest === undefined) throw new Error(`${lottery.slug} has no draw`);
  return {
    drawDate: newest.drawDate,
    /** Of a draw after which another one is stored, so that no clock changes what is said of it. */
    drawDateBefore: before?.drawDate ?? newest.drawDate,
    from: toBuddhistEra(oldest.drawDate),
    to: toBuddhistEra(newest.drawDate),
    draws: draws.length,
    /** The first number of a prize. */
    numberOf: (prize: string) => newest.prizes[prize]?.[0] ?? '',
  };
}

/** How many lotteries have a draw. */
export async function countLotteriesWithDraws(): Promise<number> {
  return lotteriesWithDraws((await readLiveArchive()).archive).length;
}
