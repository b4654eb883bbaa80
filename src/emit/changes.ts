// /api/changes.json: what was added and corrected, newest first, so that a client polls one file.
import { changeId } from '../contract/change-id.ts';
import { FILES } from '../contract/files.ts';
import { type ChangesBody, MOST_CHANGES } from '../contract/schemas/changes.ts';
import type { Draw, LotteryDraws } from '../domain/draw.ts';
import type { Lottery } from '../domain/lottery.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

export type Change = ChangesBody['changes'][number];

/** @param changes of every lottery, in any order */
export function emitChanges(changes: readonly Change[]): EmittedFile {
  const body: ChangesBody = { success: true, changes: newestOf(changes) };
  return jsonFile(FILES.changes.path, body);
}

/** The newest changes of one lottery: no more of them can be among those of all. */
export function changesOf({ lottery, draws }: LotteryDraws): Change[] {
  return newestOf(draws.flatMap((draw) => changesOfDraw(lottery, draw)));
}

function newestOf(changes: readonly Change[]): Change[] {
  return (
    changes
      // Ties are ordered too, or the file would differ from build to build.
      .toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))
      .slice(0, MOST_CHANGES)
  );
}

function changesOfDraw(
  lottery: Lottery,
  { drawDate, recordedAt, completedAt, corrections = [] }: Draw,
): Change[] {
  const draw = { lottery: lottery.slug, lotteryName: lottery.nameTh, drawDate };
  const added = recordedAt
    ? [{ at: recordedAt, change: 'added' as const, ...draw, revision: 1 }]
    : [];
  const completed = completedAt
    ? [{ at: completedAt, change: 'completed' as const, ...draw, revision: 1 }]
    : [];
  const corrected = corrections.map(({ at, reason, previous }, index) => ({
    at,
    change: 'corrected' as const,
    ...draw,
    revision: index + 2,
    reason,
    previous: Object.fromEntries(
      Object.entries(previous).map(([slug, numbers]) => [slug, [...numbers]]),
    ),
  }));
  return [...added, ...completed, ...corrected].map((change) => ({
    id: changeId(change),
    ...change,
  }));
}

function orderOf({ at, lottery, drawDate, revision }: Change): string {
  return [at, drawDate, lottery, revision].join(' ');
}
