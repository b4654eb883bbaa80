// The scores of every lottery and window, by the code that makes the API's answers.
import { type Snapshot, snapshotsOf } from '../../domain/calculation/snapshot.ts';
import { completeDraws, type LotteryDraws } from '../../domain/draw.ts';
import type { Window } from '../../domain/window.ts';
import { wholeArchive } from '../_archive.ts';

/** What the first page of a lottery shows: enough draws to say something, none from long ago. */
export const SHOWN_WINDOW: Window = '100';

export type ScoredLottery = LotteryDraws & { readonly snapshots: readonly Snapshot[] };

let scoring: Promise<readonly ScoredLottery[]> | undefined;

/** Every lottery with its complete draws; no snapshot where there is none. */
export function scoredLotteries(): Promise<readonly ScoredLottery[]> {
  scoring ??= wholeArchive().then((archive) =>
    archive.map(completeDraws).map((complete) => ({
      ...complete,
      snapshots: complete.draws.length === 0 ? [] : snapshotsOf(complete),
    })),
  );
  return scoring;
}

/** The page of a window; the one shown first has no name of its own in the path. */
export function windowPath(lottery: string, window: Window): string {
  return `/calculations/${lottery}/${window === SHOWN_WINDOW ? '' : `${window}/`}`;
}
