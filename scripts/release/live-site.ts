// What is live, as its addresses say it: the build and its draws.
import { FILES } from '../../src/api/contract/open-files.ts';
import { type Build, recordedBuild } from '../output/inventory.ts';
import { Failure, ignoreFailure, readMessage } from '../command/failure.ts';
import { type Address, cachedAddress } from '../output/address.ts';
import type { Publication } from './target.ts';
import { readStatus, type Status } from '../output/served-draws.ts';
import type { Tree } from '../disk/tree.ts';

/** A place that says what is live, of which each file is read once. */
export type LiveSite = {
  readonly address: Address;
  /** The hashes of its files, where they are known. */
  readonly files: Tree | undefined;
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

export type Live = Pick<Publication, 'allowLoss'> & {
  readonly sites: readonly LiveSite[];
  /** What is live now, by the name the target has for it. */
  readonly liveName: string | undefined;
  readonly warn: (line: string) => void;
};

/** What the addresses serve that answer. Only --allow-loss publishes over what nobody can read. */
export async function readableSites({ sites, liveName, allowLoss, warn }: Live) {
  const unknown = 'what is live is not known';
  if (sites.length === 0)
    warn(`warning: ${unknown} without --url or SITE_URL; every lottery counts as new`);
  const readable: (LiveSite & { readonly status: Status })[] = [];
  const faults: string[] = [];
  for (const site of sites) {
    const { address } = site;
    try {
      const status = await readStatus(address);
      if (status !== undefined) readable.push({ ...site, status });
      else if (liveName !== undefined) faults.push(`${address.name} has no ${FILES.status.path}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      faults.push(readMessage(error));
    }
  }
  if (faults.length === 0) return readable;
  const fault = `${unknown} (${faults.join('; ')})`;
  const isAllNew = readable.length === 0;
  if (isAllNew && liveName !== undefined && !allowLoss) {
    throw new Failure(`${fault}; try again, or give --allow-loss if the live site is broken`);
  }
  warn(`warning: ${fault}${isAllNew ? '; every lottery counts as new' : ''}`);
  return readable;
}

/** What a live site says of its build; `undefined` where it says nothing that holds. */
export async function readBuildAt(address: Address): Promise<Build | undefined> {
  return await recordedBuild(address).catch(ignoreFailure);
}
