// The target of `--to DIR`, for any static host whose root is DIR/current:
//   DIR/releases/<id>  whole releases, the last five and those linked
//   DIR/current        → the one callers get
//   DIR/previous       → the one that --rollback returns to
//   DIR/outstanding.json  who still has to hear of what
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { outstandingIn } from '../announce/outstanding.ts';
import { Failure, isFull, readMessage, describeRefusal } from '../command/failure.ts';
import {
  BUILD_FILE,
  readPublished,
  recordedBuild,
  refuseChanges,
  STATIC_FOLDER,
  staticFiles,
} from '../build/inventory.ts';
import { digestFiles, listTree, readTree, releaseId } from '../disk/tree.ts';
import { folderAddress } from './address.ts';
import { pruneReleases, putRelease, readLink, setLink, spareReleases } from './release.ts';
import { npmBuild } from './step.ts';
import type { Target } from './target.ts';

/** Enough to go back over an evening of announcements; each costs only what changed. */
const KEPT_RELEASES = 5;

/** Of the files that a publication leaves as they were, one in so many is read again. */
const SAMPLED = 50;

const RELEASES = 'releases';
const LOCK = '.publishing';

/** Publishes the build of an output folder into a folder of releases. */
export function staticFolder(folder: string, output: string): Target {
  const root = resolve(folder);
  const releases = join(root, RELEASES);
  const current = join(root, 'current');
  const previous = join(root, 'previous');
  const address = folderAddress(current);

  /** What is live as it says itself, but for some files that are read. */
  const recorded = async (read: readonly string[]) => {
    const { files } = await recordedBuild(address.read, current);
    return new Map([...staticFiles(files), ...(await digestFiles(current, read))]);
  };

  return {
    locks: [join(root, LOCK)],
    outstanding: outstandingIn(root),
    address,

    build: npmBuild,

    async liveName() {
      const leadsTo = await readLink(current);
      return leadsTo === undefined ? undefined : basename(leadsTo);
    },

    async deploy({ files }, _liveName, release) {
      const tree = staticFiles(files);
      const [before, beforePrevious] = [await readLink(current), await readLink(previous)];
      const sample = (await listTree(current)).filter((_, index) => index % SAMPLED === 0);
      // After the answers the pages follow at once, and then all of it is read.
      const liveTree = release === 'answers' ? await recorded(sample) : await readTree(current);
      const verify = async () => {
        const isRead = (path: string) =>
          sample.includes(path) || !liveTree.has(path) || liveTree.get(path) !== tree.get(path);
        const found = await digestFiles(current, (await listTree(current)).filter(isRead));
        const expected = new Map([...tree].filter(([path]) => isRead(path)));
        refuseChanges(expected, found, `${current} was altered`);
      };
      const undo = async () => {
        await setLink(current, before);
        await setLink(previous, beforePrevious);
        return before === undefined ? 'nothing' : basename(before);
      };
      if (before !== undefined && releaseId(liveTree) === releaseId(tree)) {
        return { name: basename(before), address, isNew: false, verify, undo };
      }
      const name = await putRelease(releases, {
        folder: join(output, STATIC_FOLDER),
        tree,
        last: BUILD_FILE.slice(1),
        before: before === undefined ? undefined : { folder: join(root, before), tree: liveTree },
      }).catch(async (error: unknown) => {
        if (!isFull(error)) throw error;
        const linked = [before, beforePrevious].map((path) => basename(path ?? ''));
        const spare = await spareReleases(releases, linked);
        const room =
          spare.length === 0
            ? `nothing in ${releases} may go: current and previous lead there`
            : `neither current nor previous leads to these, so they may go:\n  rm -r ${spare.join(' ')}`;
        throw new Failure(
          `${describeRefusal(error)}; what was put together is gone again; ${room}`,
        );
      });
      // In this order a kill between the two costs only the way back: a rollback returns to what is live.
      if (before !== undefined && release !== 'pages') await setLink(previous, before);
      await setLink(current, `${RELEASES}/${name}`);
      // Callers wait for the answers, and the disk need not wait long.
      if (release === 'answers') return { name, address, isNew: true, verify, undo };
      const named = [name, before, beforePrevious].map((path) => basename(path ?? ''));
      await pruneReleases(releases, { keep: KEPT_RELEASES, named });
      return { name, address, isNew: true, verify, undo };
    },

    async rollBack() {
      const [now, back] = [await readLink(current), await readLink(previous)];
      if (back === undefined || back === now) {
        throw new Failure(`${root} holds no earlier release to return to; current stays as it is`);
      }
      await readPublished(join(root, back)).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        throw new Failure(`${readMessage(error)}; current stays as it is`);
      });
      await setLink(current, back);
      return { name: basename(back), address: folderAddress(join(root, back)) };
    },
  };
}

/**
 * Why releases may not go into a folder; `undefined` where they may. The next build would take in what lies in the
 * project, or behind a link in it.
 */
export function refuseFolder(folder: string, project = process.cwd()): string | undefined {
  if (folder.trim() === '') return 'it is empty; name a folder';
  const named = resolve(project, folder);
  const [root, home] = [realPath(named), realPath(project)];
  if (root === parse(root).root) return 'it is the root of the file system';
  if (existsSync(root) && !statSync(root).isDirectory()) return 'it is a file';
  if (isWithin(root, home)) return 'this project is in it; name a folder of its own';
  if (isWithin(home, root) || isWithin(project, named)) {
    return 'it is in this project; name a folder outside of it, such as ../site';
  }
  return undefined;
}

/** Whether a path is a folder, or lies below it. */
function isWithin(folder: string, path: string): boolean {
  const [first] = relative(folder, path).split(sep);
  return first !== '..' && !isAbsolute(first ?? '');
}

/** A path without symbolic links, as far as it exists; a link may lead to what will exist. */
function realPath(path: string): string {
  if (existsSync(path) || path === dirname(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return realPath(resolve(dirname(path), readlinkSync(path)));
  }
  return join(realPath(dirname(path)), basename(path));
}
