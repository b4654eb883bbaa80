// /api/changes.json: what was added, corrected and withdrawn, newest first, for clients to poll.
import { changeId } from './change-id.ts';
import { MOST_CHANGES } from '../contract/query.ts';
import type { ChangesBody } from './changes.schema.ts';
import { byNewestFirst, type Draw, type LotteryDraws } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { type WithdrawalBatch, withdrawalBatches } from '../../domain/withdrawal.ts';
import { correctionBody } from './results.ts';

type Change = ChangesBody['changes'][number];

/** As many of one lottery as the list of all can have. */
export function listChanges({ lottery, draws, withdrawn = [] }: LotteryDraws): Change[] {
  const batches = withdrawalBatches([...draws, ...withdrawn].sort(byNewestFirst));
  return newestChanges([
    ...draws.flatMap((draw) => changesOfDraw(lottery, draw)),
    ...batches.map((batch) => changeOfBatch(lottery, batch)),
  ]);
}

/** One change for all draws of one act: a hundred would push everything else off the list. */
function changeOfBatch(lottery: Lottery, { at, change, time, reason, drawDates }: WithdrawalBatch) {
  const fields = {
    lottery: lottery.slug,
    lotteryName: lottery.nameTh,
    drawDate: drawDates[0],
    drawDates: [...drawDates],
    revision: time,
  };
  const id = changeId({ ...fields, change });
  return { id, at, change, ...fields, reason: reason.th, reasonEn: reason.en };
}

/** As many as the file has. Ties are ordered too, or each build would write another file. */
export function newestChanges(changes: readonly Change[]): Change[] {
  const keyOf = ({ at, lottery, drawDate, revision }: Change) =>
    [at, drawDate, lottery, revision].join(' ');
  const newest = changes.toSorted((left, right) => (keyOf(left) < keyOf(right) ? 1 : -1));
  return newest.slice(0, MOST_CHANGES);
}

function changesOfDraw(lottery: Lottery, draw: Draw): Change[] {
  const { drawDate, recordedAt, completedAt, corrections = [], withdrawals } = draw;
  const fields = { lottery: lottery.slug, lotteryName: lottery.nameTh, drawDate };
  const corrected = corrections.map((correction, index) => {
    return { change: 'corrected' as const, ...fields, ...correctionBody(correction, index) };
  });
  const changes = [
    { at: recordedAt, change: 'added' as const, ...fields, revision: 1 },
    { at: completedAt, change: 'completed' as const, ...fields, revision: 1 },
    ...corrected,
  ];
  // Of a draw that was ever withdrawn, what came before that is no longer news.
  const since = withdrawals?.[0]?.at ?? '';
  return changes.flatMap(({ at, ...change }) =>
    at && at > since ? { id: changeId(change), at, ...change } : [],
  );
}
