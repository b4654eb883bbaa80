// Refuses a publication that would take something from callers, as from a checkout not pulled.
import { MOST_CHANGES } from '../../src/api/contract/query.ts';
import { STATIC_FOLDER } from '../output/output-folder.ts';
import { Failure } from '../command/failure.ts';
import type { Tree } from '../disk/tree.ts';
import type { Address } from '../output/address.ts';
import {
  type Change,
  drawIndexPath,
  type IndexedDraw,
  readChanges,
  readSiteDraws,
  readLotteries,
  readStatus,
  readWithdrawn,
  type Status,
} from '../output/served-draws.ts';

/** An address, and the hashes of its files where they are known. */
export type ServedSite = { readonly address: Address; readonly files: Tree | undefined };

/** Whether two sites list the very same file at a path such as `/api/status.json`. */
export function hasSameFile(path: string, ours: ServedSite, theirs: ServedSite): boolean {
  const [hash, next] = [ours, theirs].map(({ files }) => files?.get(`${STATIC_FOLDER}${path}`));
  return hash !== undefined && hash === next;
}

/** A loss of a draw or a lottery, by its name. */
type Losses = Map<string, string>;

/** Throws, naming each, where an address serves what the build lacks. */
export async function refuseLosses(live: ServedSite, built: ServedSite): Promise<void> {
  const losses: Losses = new Map();
  const before = (await readStatus(live.address)) ?? new Map();
  const after = (await readStatus(built.address)) ?? new Map();
  const offered = [...(await readLotteries(built.address)), ...after.keys()];
  for (const lottery of [...(await readLotteries(live.address)), ...before.keys()]) {
    if (!offered.includes(lottery)) losses.set(lottery, 'the lottery');
  }
  const changes = (await readChanges(built.address)) ?? [];
  const withdrawn = await withdrawals(live.address, built.address, changes);
  for (const name of withdrawn.undone) losses.set(name, 'the withdrawal');
  addLostLatest(losses, before, after, withdrawn.fresh);
  for (const lottery of before.keys()) {
    if (losses.has(lottery) || hasSameFile(drawIndexPath(lottery), live, built)) continue;
    const coming = await readSiteDraws(built.address, lottery);
    const byDate = new Map(coming.map((draw) => [draw.drawDate, draw]));
    for (const draw of await readSiteDraws(live.address, lottery)) {
      addLostDraw(losses, lottery, draw, byDate.get(draw.drawDate));
    }
  }
  for (const name of withdrawn.fresh) losses.delete(name);
  for (const lost of lostChanges((await readChanges(live.address)) ?? [], changes)) {
    const name = `${lost.lottery} ${lost.drawDate}`;
    // The changes list drops earlier entries of a draw that was withdrawn.
    const isOver = lost.drawDates === undefined && withdrawn.touched.has(name);
    if (isOver || losses.has(name)) continue;
    losses.set(name, `${lost.change} at ${lost.at} (revision ${lost.revision})`);
  }
  if (losses.size === 0) return;
  const lossLines = [...losses].map(([name, loss]) => `  ${name}: ${loss}`).join('\n');
  throw new Failure(
    `${live.address.name} has what this build lacks; git pull, or give --allow-older if that is meant:\n${lossLines}`,
  );
}

/** Draws that leave, or come back, because a person said so, as `lao-tv 2026-11-16`. */
async function withdrawals(live: Address, built: Address, changes: readonly Change[]) {
  const [before, after] = [await readWithdrawn(live), await readWithdrawn(built)];
  const acts = changes.flatMap(({ lottery, drawDates = [] }) =>
    drawDates.map((day) => `${lottery} ${day}`),
  );
  const touched = new Set([...after, ...acts]);
  return {
    /** Withdrawn in the build alone. */
    fresh: after.difference(before),
    /** Withdrawn in what is live, but a result in the build although nobody restored it. */
    undone: before.difference(touched),
    /** Withdrawn or restored: the build lists no older change of these. */
    touched,
  };
}

/** Where the address has no list of draws, compares the newest draw and the number of draws. */
function addLostLatest(losses: Losses, live: Status, built: Status, gone: ReadonlySet<string>) {
  for (const [lottery, { latest, draws }] of live) {
    if (losses.has(lottery) || latest === null) continue;
    const after = built.get(lottery);
    const to = after?.latest;
    if (!to || to.drawDate <= latest.drawDate) {
      addLostDraw(losses, lottery, latest, to?.drawDate === latest.drawDate ? to : undefined);
    }
    const remaining = [...gone].filter((name) => name.startsWith(`${lottery} `)).length;
    if ((after?.draws ?? 0) + remaining < draws) {
      losses.set(`${lottery} draws`, `${draws}, and this build has ${after?.draws ?? 0}`);
    }
  }
}

/** A draw that is gone, of a lower revision, or partial again where it is complete. */
function addLostDraw(losses: Losses, lottery: string, live: IndexedDraw, built?: IndexedDraw) {
  const name = `${lottery} ${live.drawDate}`;
  if (built === undefined) {
    losses.set(name, 'the draw');
  } else if (built.revision < live.revision) {
    losses.set(name, `revision ${live.revision}, and this build has revision ${built.revision}`);
  } else if (live.complete && !built.complete) {
    losses.set(name, 'the complete draw, and this build has a partial one');
  }
}

function lostChanges(live: readonly Change[], built: readonly Change[]): Change[] {
  const known = new Set(built.map(identifyChange));
  // A full list lacks what is older than its last entry.
  const end = built.length < MOST_CHANGES ? '' : (built.at(-1)?.at ?? '');
  return live.filter((change) => !known.has(identifyChange(change)) && change.at > end);
}

/** Without the time: where two people enter one draw, a merge keeps the earlier time. */
function identifyChange({ change, lottery, drawDate, revision, reason, previous }: Change): string {
  return JSON.stringify([change, lottery, drawDate, revision, reason, previous]);
}
