// Releases in a folder: releases/<id> holds a whole tree of files or is not there. Unchanged files
// are links to those of the release before, so a publication costs the disk only what changed.
import { constants, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Failure, readCode } from '../command/failure.ts';
import { ifMissing } from '../disk/text-files.ts';
import { digestFiles, readTree, releaseId, type Tree } from '../disk/tree.ts';

/** Prefix of a folder that is not a release yet, or no longer one. */
const UNFINISHED = '.unfinished-';

/** The file is gone, or the file system has no hard links, is another one, or takes no more. */
const NO_LINK = ['ENOENT', 'EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'ENOSYS'];

/** Enough to go back over an evening of announcements; each costs only what changed. */
const KEPT_RELEASES = 5;

/** Files placed side by side; each waits for the disk on its own. */
const AT_ONCE = 32;

type Contents = {
  readonly folder: string;
  readonly tree: Tree;
  /** The file that makes a release whole: placed when all others are. */
  readonly last: string;
  /** The release that is live, to link unchanged files from. */
  readonly before: { readonly folder: string; readonly tree: Tree };
};

/** Puts a tree of files below `releases` unless it is there already, and returns its name. */
export async function putRelease(releases: string, contents: Contents): Promise<string> {
  const id = releaseId(contents.tree);
  for (let copy = 1; ; copy += 1) {
    // Leaves a release that somebody altered, and gives the intact copy another name.
    const name = copy === 1 ? id : `${id}-${copy}`;
    const folder = join(releases, name);
    const existing = readTree(folder);
    if (existing.size > 0 && releaseId(existing) !== id) continue;
    if (existing.size === 0) await fill(releases, name, contents);
    const now = new Date();
    await fs.utimes(folder, now, now);
    return name;
  }
}

async function fill(releases: string, name: string, contents: Contents): Promise<void> {
  const unfinished = join(releases, `${UNFINISHED}${name}`);
  await fs.rm(unfinished, { recursive: true, force: true });
  await fs.mkdir(releases, { recursive: true });
  try {
    await putTogether(unfinished, contents);
    await fs.rename(unfinished, join(releases, name));
  } catch (error) {
    // Removes the unfinished release, which may be what filled the disk.
    await fs.rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await sync(releases);
}

async function putTogether(unfinished: string, contents: Contents): Promise<void> {
  // Makes each folder after its parent: `recursive` reports a read-only disk as ENOENT.
  for (const folder of listFolders(contents.tree)) await fs.mkdir(join(unfinished, folder));
  const entries = [...contents.tree].filter(([path]) => path !== contents.last);
  const copied = new Map([[contents.last, contents.tree.get(contents.last) ?? '']]);
  for (let first = 0; first < entries.length; first += AT_ONCE) {
    const some = entries.slice(first, first + AT_ONCE);
    // Waits for all of them, so that none still writes after another one failed.
    const placed = await Promise.allSettled(
      some.map(async ([path, digest]) => {
        if (await linkBefore(path, digest, unfinished, contents)) return;
        await copyWhole(join(contents.folder, path), join(unfinished, path));
        copied.set(path, digest);
      }),
    );
    for (const file of placed) if (file.status === 'rejected') throw file.reason;
  }
  await copyWhole(join(contents.folder, contents.last), join(unfinished, contents.last));
  // The other files are those of the release before, whose bytes were read just now.
  if (!isDeepStrictEqual(copied, digestFiles(unfinished, [...copied.keys()]))) {
    throw new Failure(`${contents.folder} changed while it was being published; publish again`);
  }
  for (const folder of listFolders(contents.tree)) await sync(join(unfinished, folder));
}

/** Links a file that the release before has too. Returns whether it could. */
async function linkBefore(path: string, digest: string, unfinished: string, { before }: Contents) {
  if (before.tree.get(path) !== digest) return false;
  return fs.link(join(before.folder, path), join(unfinished, path)).then(
    () => true,
    (error: unknown) => {
      if (NO_LINK.includes(readCode(error) ?? '')) return false;
      throw error;
    },
  );
}

/** Every folder of a tree, its root as the empty name. */
function listFolders(tree: Tree): Set<string> {
  const listParents = (path: string) =>
    path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
  return new Set([...tree.keys()].flatMap(listParents));
}

async function copyWhole(from: string, to: string): Promise<void> {
  await fs.copyFile(from, to, constants.COPYFILE_EXCL);
  await sync(to);
}

/** Removes all releases but the newest ones and those named, and what a killed publication left. */
export async function pruneReleases(releases: string, current: readonly string[]): Promise<void> {
  const names = await fs.readdir(releases);
  const unfinished = names.filter((name) => name.startsWith(UNFINISHED));
  const whole = names.filter((name) => !name.startsWith('.'));
  const timeOf = (name: string) => statSync(join(releases, name)).mtimeMs;
  const older = whole.sort((a, b) => timeOf(b) - timeOf(a)).slice(KEPT_RELEASES);
  for (const name of older.filter((id) => !current.includes(id))) {
    // Renamed first: a release that is half removed must not look like one.
    await fs.rename(join(releases, name), join(releases, `${UNFINISHED}${name}`));
    unfinished.push(`${UNFINISHED}${name}`);
  }
  for (const name of unfinished)
    await fs.rm(join(releases, name), { recursive: true, force: true });
}

/** The releases that may go where a disk is full: all but those named. */
export async function spareReleases(
  releases: string,
  current: readonly string[],
): Promise<string[]> {
  const names = await fs.readdir(releases);
  const spare = names.filter((name) => !name.startsWith('.') && !current.includes(name));
  return spare.map((name) => join(releases, name));
}

/** Where a link leads; `undefined` if there is none. */
export async function readLink(path: string): Promise<string | undefined> {
  return fs.readlink(path).catch((error: unknown) => {
    if (readCode(error) !== 'EINVAL') return ifMissing(error);
    throw new Failure(`${path} has to be a link that publish makes; move what is there away`);
  });
}

/** Makes a link lead elsewhere by renaming a new one over it: readers see all of it or nothing. */
export async function setLink(path: string, leadsTo: string | undefined): Promise<void> {
  if (leadsTo === undefined) {
    await fs.rm(path, { force: true });
  } else {
    const next = `${path}.next`;
    await fs.rm(next, { force: true });
    await fs.symlink(leadsTo, next);
    await fs.rename(next, path);
  }
  await sync(dirname(path));
}

/** Syncs a file or a folder: a loss of power cannot undo half of its renames. */
async function sync(path: string): Promise<void> {
  const handle = await fs.open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
