// Releases in a folder: releases/<id> holds a whole tree of files or is not there. It is put together
// under a temporary name, and unchanged files are links to those of the release before, so a
// publication costs the disk only what changed.
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Failure } from './failure.ts';
import { syncFolder } from './link.ts';
import { readTree, releaseId, type Tree } from './tree.ts';

/** Starts the name of what is not a release yet, or no longer one. */
const UNFINISHED = '.unfinished-';

/** Link errors of file systems without hard links, across devices, or at their limit of links. */
const NO_LINK = ['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'ENOSYS'];

/** Files placed side by side; each waits for the disk on its own. */
const AT_ONCE = 32;

type Source = {
  readonly folder: string;
  readonly tree: Tree;
  /** The release that is live, to link unchanged files from. */
  readonly before: { readonly folder: string; readonly tree: Tree } | undefined;
};

/** Puts a tree of files below `releases` unless it is there already, and returns its name. */
export async function putRelease(releases: string, source: Source): Promise<string> {
  const id = releaseId(source.tree);
  for (let copy = 1; ; copy += 1) {
    // A release somebody has altered is left as it is; its whole copy takes another name.
    const name = copy === 1 ? id : `${id}-${copy}`;
    const folder = join(releases, name);
    const held = await readTree(folder);
    if (held.size > 0 && releaseId(held) !== id) continue;
    if (held.size === 0) await fill(releases, { name, source });
    const now = new Date();
    await utimes(folder, now, now);
    return name;
  }
}

async function fill(releases: string, { name, source }: { name: string; source: Source }) {
  const unfinished = join(releases, `${UNFINISHED}${name}`);
  await rm(unfinished, { recursive: true, force: true });
  for (const folder of foldersOf(source.tree)) {
    await mkdir(join(unfinished, folder), { recursive: true });
  }
  const entries = [...source.tree];
  for (let first = 0; first < entries.length; first += AT_ONCE) {
    const some = entries.slice(first, first + AT_ONCE);
    await Promise.all(some.map(([path, digest]) => place({ path, digest, unfinished }, source)));
  }
  if (releaseId(await readTree(unfinished)) !== releaseId(source.tree)) {
    throw new Failure(`${source.folder} changed while it was being published; publish again`);
  }
  for (const folder of foldersOf(source.tree)) await syncFolder(join(unfinished, folder));
  await rename(unfinished, join(releases, name));
  await syncFolder(releases);
}

type Place = { readonly path: string; readonly digest: string; readonly unfinished: string };

async function place({ path, digest, unfinished }: Place, { folder, before }: Source) {
  const old = before?.tree.get(path) === digest ? join(before.folder, path) : undefined;
  if (old !== undefined && (await linked(old, join(unfinished, path)))) return;
  await copyWhole(join(folder, path), join(unfinished, path));
}

/** Every folder of a tree, its root as the empty name. */
function foldersOf(tree: Tree): Set<string> {
  const folders = new Set<string>(['']);
  for (const path of tree.keys()) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      folders.add(parts.slice(0, depth).join('/'));
    }
  }
  return folders;
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    (error: unknown) => {
      if (NO_LINK.includes(codeOf(error) ?? '')) return false;
      throw error;
    },
  );
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const handle = await open(to, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Removes all releases but the newest ones and those named, and what a killed publication left. */
export async function pruneReleases(
  releases: string,
  { keep, named }: { keep: number; named: readonly string[] },
): Promise<void> {
  const names = await readdir(releases);
  const left = names.filter((name) => name.startsWith(UNFINISHED));
  const whole = names.filter((name) => !name.startsWith('.'));
  const times = new Map<string, number>();
  for (const name of whole) times.set(name, (await stat(join(releases, name))).mtimeMs);
  const newest = whole.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0)).slice(0, keep);
  for (const name of whole.filter((one) => !newest.includes(one) && !named.includes(one))) {
    // Renamed first: a release that is half removed must not look like one.
    await rename(join(releases, name), join(releases, `${UNFINISHED}${name}`));
    left.push(`${UNFINISHED}${name}`);
  }
  for (const name of left) await rm(join(releases, name), { recursive: true, force: true });
}
