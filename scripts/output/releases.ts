// The folder of releases, of which `current` is live: a link, so that one rename changes it.
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ifMissing } from '../disk/text-files.ts';
import { type Address, folderAddress } from './address.ts';
import { STATIC_FOLDER } from './output-folder.ts';

export const RELEASES = 'releases';
export const CURRENT = 'current';

/** `2026-11-28T19-44-26-478Z-1`: the answers of a publication; -2: all of it. */
const RELEASE = /^\d{4}-\d\d-\d\dT[\d-]+Z-[12]$/;

/** The time of its publication, which both releases of one have. */
export const publicationOf = (release: string): string => release.slice(0, -2);

const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
const readStamp = (time: string) => Date.parse(time.replace(/T(..)-(..)-(..)-/, 'T$1:$2:$3.'));

/**
 * The name of a release: of its own publication, or after the newest there is, whatever a clock
 * says that was set back.
 */
export function releaseName(
  now: number,
  part: 1 | 2,
  newest: string | undefined,
  publication?: string,
): string {
  const least = newest === undefined ? 0 : readStamp(publicationOf(newest)) + 1;
  return `${publication ?? stamp(Math.max(now, least))}-${part}`;
}

/** The names of the releases in a folder, oldest first; none if it is not there. */
export async function listReleases(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ifMissing)) ?? [];
  return names.filter((name) => RELEASE.test(name)).sort();
}

/** The release before that one, as a path; `undefined` if there is none, or it is no release. */
export async function releaseBefore(release: string): Promise<string | undefined> {
  if (!RELEASE.test(basename(release))) return undefined;
  const names = await listReleases(dirname(release));
  const before = names.findLast((name) => name < basename(release));
  return before && join(dirname(release), before);
}

/** The files of a release; one of an earlier version has them in its root. */
export function releaseAddress(release: string): Address {
  const files = folderAddress(join(release, STATIC_FOLDER));
  const root = folderAddress(release);
  const read = async (path: string) => (await files.read(path)) ?? root.read(path);
  return { name: release, read };
}
