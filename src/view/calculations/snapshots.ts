// The scores of every lottery and window, from the same code as the answers of the API.
import { type Snapshot, snapshotsOf } from '../../domain/calculation/snapshot.ts';
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import { readArchive } from '../stored-draws.ts';

export type ScoredLottery = LotteryDraws & { readonly snapshots: readonly Snapshot[] };

let scoring: Promise<readonly ScoredLottery[]> | undefined;

/** Every lottery with its complete draws; no snapshot where there is none. */
export function scoredLotteries(): Promise<readonly ScoredLottery[]> {
  scoring ??= readArchive().then((archive) =>
    archive.map(completeDraws).map((complete) => ({
      ...complete,
      snapshots: complete.draws.length === 0 ? [] : snapshotsOf(complete),
    })),
  );
  return scoring;
}
