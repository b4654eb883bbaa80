// What a publication would change: files, and the latest draw of each lottery, against what is live.
import { type Address, folderAddress } from './address.ts';
import { Failure, messageOf } from './failure.ts';
import {
  isBackwards,
  type LatestDraws,
  latestDraws,
  lotteriesOf,
  type Move,
  movesBetween,
  parseStatus,
  resultsPath,
  STATUS_PATH,
} from './latest-draws.ts';
import type { Live, Target } from './target.ts';
import { type Changes, readTree, type Tree } from './tree.ts';

export type Comparison = {
  readonly tree: Tree;
  /** What is live now, to be restored if the read-back fails. */
  readonly before: Live | undefined;
  /** `undefined` where the live files cannot be listed. */
  readonly changes: Changes | undefined;
  /** Lotteries whose latest draw changes; `undefined` when the build has no status file. */
  readonly moves: readonly Move[] | undefined;
  /** Lotteries whose latest draw is read back. */
  readonly lotteries: readonly string[];
  /** Whether the live status file has the very bytes of the built one. */
  readonly sameStatus: boolean;
};

type Compared = {
  readonly built: string;
  readonly target: Target;
  readonly live: Address | undefined;
  readonly warn: (line: string) => void;
};

export async function compareWithLive(compared: Compared): Promise<Comparison> {
  const { built, target, live, warn } = compared;
  const tree = await readTree(built);
  const held = lotteriesOf(tree);
  if (held.length === 0) throw new Failure(`there is no build in ${built}; run: npm run build`);
  // Without it nobody can tell what is live, and a read-back would find nothing wrong.
  if (!tree.has('api/status.json')) {
    throw new Failure('the build has no /api/status.json, so it is not whole; run: npm run build');
  }
  const address = folderAddress(built);
  await warnOfLocalCredit(address, { lottery: held[0] ?? '', warn });
  const draws = await latestDraws(address);
  const { draws: liveDraws, text } = await liveStatus(live, warn);
  const moves = draws && movesBetween(liveDraws, draws);
  const changes = await target.changes(tree);
  return {
    tree,
    before: await target.live(),
    changes,
    moves,
    lotteries: lotteriesToReadBack({ held, moves, changes }),
    sameStatus: text !== undefined && text === (await address.read(STATUS_PATH)),
  };
}

type Known = Pick<Comparison, 'moves' | 'changes'> & { readonly held: readonly string[] };

/**
 * Those whose latest draw moves or whose latest answer changes; all, where neither is known. A live
 * status file that is right already, after a publication that broke off, must not end the reading.
 */
function lotteriesToReadBack({ held, moves, changes }: Known): string[] {
  const moved = new Set(moves?.map(({ lottery }) => lottery));
  if (moves === undefined || (changes === undefined && moved.size === 0)) return [...held];
  const touched = new Set([...(changes?.added ?? []), ...(changes?.changed ?? [])]);
  return held.filter((one) => moved.has(one) || touched.has(resultsPath(one)));
}

/** Throws when a lottery would lose its latest draw, as from a checkout that was not pulled. */
export function refuseBackwards({ moves = [] }: Comparison): void {
  const backwards = moves.filter(isBackwards);
  if (backwards.length === 0) return;
  const lost = backwards.map(({ lottery, from }) => `${lottery} ${from?.drawDate}`).join(', ');
  throw new Failure(
    `live has draws that this build lacks: ${lost}; git pull, or give --allow-older if that is meant`,
  );
}

/** Before the first publication, or while the site is down, everything counts as new. */
async function liveStatus(live: Address | undefined, warn: Compared['warn']) {
  const none: { draws?: LatestDraws; text?: string } = {};
  if (live === undefined) {
    warn('what is live is not known without --url or SITE_URL; every lottery counts as new');
    return none;
  }
  try {
    const text = await live.read(STATUS_PATH);
    return text === undefined ? none : { draws: parseStatus(text, live.name), text };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    warn(`what is live is not known (${messageOf(error)}); every lottery counts as new`);
    return none;
  }
}

/** A build without SITE_URL asks callers to credit the machine it was built on. */
async function warnOfLocalCredit(
  built: Address,
  { lottery, warn }: { lottery: string; warn: Compared['warn'] },
): Promise<void> {
  const body = (await built.read(`/${resultsPath(lottery)}`)) ?? '';
  const credit = /"url":"(http:\/\/localhost[^"]*)"/.exec(body)?.[1];
  if (credit !== undefined) warn(`the answers ask for credit to ${credit}; set SITE_URL to build`);
}
