// What a publication would change against what is live: files, and each lottery's latest draw.
import { sha256Of } from '../../src/emit/emitted-file.ts';
import { FILES } from '../../src/contract/files.ts';
import { API_BASE } from '../../src/contract/site.ts';
import { Failure, readMessage } from '../command/failure.ts';
import {
  BUILD_FILE,
  type Build,
  recordedBuild,
  STATIC_FOLDER,
  staticFiles,
} from '../build/inventory.ts';
import { type Changes, changesBetween } from '../disk/tree.ts';
import type { Address } from './address.ts';
import {
  describeMove,
  latestResultPath,
  type Move,
  movesBetween,
  readStatus,
  type Status,
} from './draws.ts';
import { refuseLosses, type ServedSite } from './losses.ts';
import { refuseOtherNumbers } from './numbers.ts';

/** More paths than this hide what matters; the number of the others is printed. */
const SHOWN_PATHS = 20;

export type Comparison = {
  readonly build: Build;
  /** What is live now, by the name the target has for it. */
  readonly liveName: string | undefined;
  /** `undefined` where the live site does not list its files. */
  readonly changes: Changes | undefined;
  /** Lotteries whose latest draw changes. */
  readonly moves: readonly Move[];
  /** Lotteries whose latest draw is read back. */
  readonly lotteries: readonly string[];
};

type Compared = {
  readonly build: Build;
  readonly built: Address;
  /** Every place that says what is live; the one that callers read comes first. */
  readonly live: readonly Address[];
  readonly liveName: string | undefined;
  readonly allowOlder: boolean;
  readonly warn: (line: string) => void;
};

/** Compares, and throws where callers would lose what they have. */
export async function compareWithLive(compared: Compared): Promise<Comparison> {
  const { build, built, liveName, allowOlder } = compared;
  const after = await readStatus(built);
  if (after === undefined) {
    throw new Failure(
      `the build has no ${FILES.status.path}, so it is not whole; run: npm run build`,
    );
  }
  const withDraws = [...after.values()].flatMap(({ lottery, latest }) => (latest ? [lottery] : []));
  await warnOfLocalCredit(compared, withDraws[0]);
  const sites = await readableSites(compared);
  const next = { address: built, files: build.files };
  for (const live of sites) {
    await refuseOtherNumbers({ live, next, allowOlder });
    if (!allowOlder) await refuseLosses(live, next);
  }
  const listed = sites.flatMap(({ files }) => (files === undefined ? [] : [files]));
  const inventories = liveName === undefined && listed.length === 0 ? [new Map()] : listed;
  const changes = inventories.map((files) =>
    changesBetween(staticFiles(files), staticFiles(build.files)),
  );
  const moves = movesBetween(sites[0]?.status, after);
  return {
    build,
    liveName,
    changes: changes[0],
    moves,
    lotteries: lotteriesToReadBack(withDraws, { moves, changes }),
  };
}

/**
 * Those whose latest draw moves or whose latest answer changes at any place; all, where nothing
 * says so: after a publication that broke off, an address may serve the right lists and a wrong
 * answer.
 */
function lotteriesToReadBack(
  withDraws: readonly string[],
  { moves, changes }: { moves: readonly Move[]; changes: readonly Changes[] },
): readonly string[] {
  const moved = new Set(moves.map(({ lottery }) => lottery));
  const touched = new Set(changes.flatMap(({ added, changed }) => [...added, ...changed]));
  const some = withDraws.filter(
    (lottery) => moved.has(lottery) || touched.has(latestResultPath(lottery).slice(1)),
  );
  return some.length === 0 ? withDraws : some;
}

/** Whether a file of the API changes; also where nobody can say. */
export function changesAnswers({ changes }: Comparison): boolean {
  if (changes === undefined) return true;
  const paths = [...changes.added, ...changes.changed, ...changes.removed];
  return paths.some((path) => `/${path}`.startsWith(`${API_BASE}/`));
}

/** The comparison as lines to print, most important first. */
export function describeComparison({ changes, moves }: Comparison): string[] {
  const files =
    changes &&
    `${changes.added.length} added, ${changes.changed.length} changed, ${changes.removed.length} removed, ${changes.unchanged} unchanged`;
  return [
    `files: ${files ?? 'live does not list its files'}`,
    `draws: ${moves.map(describeMove).join(', ') || 'no latest draw changes'}`,
  ];
}

/** `+ path`, `~ path`, `- path`, and how many more. */
export function listChanges({ changes }: Comparison): string[] {
  const lines = [
    ...(changes?.added ?? []).map((path) => `  + ${path}`),
    ...(changes?.changed ?? []).map((path) => `  ~ ${path}`),
    ...(changes?.removed ?? []).map((path) => `  - ${path}`),
  ];
  const more = lines.length - SHOWN_PATHS;
  return more > 0 ? [...lines.slice(0, SHOWN_PATHS), `  and ${more} more`] : lines;
}

/** Whether an address serves a build of these very sources, with the manifest of that build. */
export async function isBuiltFrom(sources: string | null, live: Address): Promise<boolean> {
  if (sources === null) return false;
  const build = await readBuild(live);
  const status = await live.read(FILES.status.path);
  return (
    build?.sources === sources &&
    status !== undefined &&
    build.files.get(`${STATIC_FOLDER}${FILES.status.path}`) === sha256Of(status)
  );
}

/** Whether an address serves the very lists of files, of API and pages, that were built. */
export async function isLiveAlready(built: Address, live: Address): Promise<boolean> {
  for (const path of [BUILD_FILE, FILES.manifest.path, FILES.status.path]) {
    const served = await live.read(path);
    if (served === undefined || served !== (await built.read(path))) return false;
  }
  return true;
}

/**
 * What the addresses serve that answer. Before the first publication there is none. Where something
 * is live that nobody can read, only --allow-older publishes over it.
 */
async function readableSites({ live, liveName, allowOlder, warn }: Compared) {
  if (live.length === 0) {
    warn(
      'warning: what is live is not known without --url or SITE_URL; every lottery counts as new',
    );
  }
  const readable: (ServedSite & { readonly status: Status })[] = [];
  const faults: string[] = [];
  for (const address of live) {
    try {
      const status = await readStatus(address);
      if (status !== undefined) {
        readable.push({ address, status, files: (await readBuild(address))?.files });
      } else if (liveName !== undefined) faults.push(`${address.name} has no ${FILES.status.path}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      faults.push(readMessage(error));
    }
  }
  if (faults.length === 0) return readable;
  const fault = `what is live is not known (${faults.join('; ')})`;
  if (readable.length > 0) warn(`warning: ${fault}`);
  else if (liveName === undefined || allowOlder) {
    warn(`warning: ${fault}; every lottery counts as new`);
  } else {
    throw new Failure(`${fault}; try again, or give --allow-older if the live site is broken`);
  }
  return readable;
}

/** What a live site says of its build; `undefined` where it says nothing that holds. */
export async function readBuild(address: Address): Promise<Build | undefined> {
  try {
    return await recordedBuild((path) => address.read(path), address.name);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** A build without SITE_URL asks callers to credit the machine it was built on. */
async function warnOfLocalCredit({ built, warn }: Compared, lottery?: string): Promise<void> {
  if (lottery === undefined) return;
  const body = (await built.read(latestResultPath(lottery))) ?? '';
  const credit = /"url":"(http:\/\/localhost[^"]*)"/.exec(body)?.[1];
  if (credit === undefined) return;
  warn(`warning: the answers ask for credit to ${credit}; set SITE_URL to build`);
}
