// What is live, as its addresses say it: the build, its draws, and whether a build is live already.
import { FILES } from '../../src/api/contract/open-files.ts';
import { sha256Of } from '../../src/api/answers/emitted-file.ts';
import { BUILD_FILE, type Build, recordedBuild } from '../output/inventory.ts';
import { STATIC_FOLDER } from '../output/output-folder.ts';
import { Failure, ignoreFailure, readMessage } from '../command/failure.ts';
import { type Address, cachedAddress } from '../output/address.ts';
import type { Publication } from './target.ts';
import { readStatus, type Status } from '../output/served-draws.ts';
import type { ServedSite } from './losses.ts';

/** A place that says what is live, of which each file is read once. */
export type LiveSite = ServedSite & {
  /** `undefined` where it says nothing that holds. */
  readonly build: Build | undefined;
};

/** What every place says at this moment. One that cannot be read is left for the comparison. */
export function readLiveSites({ places }: Pick<Publication, 'places'>): Promise<LiveSite[]> {
  return Promise.all(
    places.map(async (place) => {
      const address = cachedAddress(place);
      const build = await readBuildAt(address);
      return { address, build, files: build?.files };
    }),
  );
}

export type Live = Pick<Publication, 'allowOlder'> & {
  readonly sites: readonly LiveSite[];
  /** What is live now, by the name the target has for it. */
  readonly liveName: string | undefined;
  readonly warn: (line: string) => void;
};

/** Whether an address serves a build of these very sources, with the manifest of that build. */
export async function isBuiltFrom(
  sources: string | null,
  { address, build }: LiveSite,
): Promise<boolean> {
  if (sources === null || build?.sources !== sources) return false;
  const status = await address.read(FILES.status.path).catch(ignoreFailure);
  return (
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

/** What the addresses serve that answer. Only --allow-older publishes over what nobody can read. */
export async function readableSites({ sites, liveName, allowOlder, warn }: Live) {
  const unknown = 'what is live is not known';
  if (sites.length === 0)
    warn(`warning: ${unknown} without --url or SITE_URL; every lottery counts as new`);
  const readable: (ServedSite & { readonly status: Status })[] = [];
  const faults: string[] = [];
  for (const { address, files } of sites) {
    try {
      const status = await readStatus(address);
      if (status !== undefined) readable.push({ address, status, files });
      else if (liveName !== undefined) faults.push(`${address.name} has no ${FILES.status.path}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      faults.push(readMessage(error));
    }
  }
  if (faults.length === 0) return readable;
  const fault = `${unknown} (${faults.join('; ')})`;
  const isAllNew = readable.length === 0;
  if (isAllNew && liveName !== undefined && !allowOlder) {
    throw new Failure(`${fault}; try again, or give --allow-older if the live site is broken`);
  }
  warn(`warning: ${fault}${isAllNew ? '; every lottery counts as new' : ''}`);
  return readable;
}

/** What a live site says of its build; `undefined` where it says nothing that holds. */
export async function readBuildAt(address: Address): Promise<Build | undefined> {
  return await recordedBuild(address).catch(ignoreFailure);
}
