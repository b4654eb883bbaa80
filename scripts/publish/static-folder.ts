// The target of `--to DIR`, for any static host whose root is DIR/current:
//   DIR/releases/<id>  whole releases, the last five and those linked
//   DIR/current        → the one callers get
//   DIR/previous       → the one that --rollback returns to
import { basename, join, resolve } from 'node:path';
import { folderAddress } from './address.ts';
import { Failure } from './failure.ts';
import { readLink, setLink } from './link.ts';
import { takeLock } from './lock.ts';
import { pruneReleases, putRelease } from './release.ts';
import type { Live, Target } from './target.ts';
import { changesBetween, readTree, releaseId } from './tree.ts';

/** Enough to go back over an evening of announcements; each costs only what changed. */
const KEPT_RELEASES = 5;

type FolderLive = Live & { readonly current: string; readonly previous: string | undefined };

/** Publishes the tree of `built` into a folder. */
export function staticFolder(folder: string, built: string): Target {
  const root = resolve(folder);
  const releases = join(root, 'releases');
  const current = join(root, 'current');
  const previous = join(root, 'previous');

  const live = async (): Promise<FolderLive | undefined> => {
    const leadsTo = await readLink(current);
    if (leadsTo === undefined) return undefined;
    return { name: basename(leadsTo), current: leadsTo, previous: await readLink(previous) };
  };

  return {
    build: ['npm', 'run', 'build'],
    lock: () => takeLock(join(root, '.publishing')),
    live,
    changes: async (tree) => changesBetween(await readTree(current), tree),

    async deploy(tree) {
      const before = await live();
      const liveTree = await readTree(current);
      const address = folderAddress(current);
      if (before !== undefined && releaseId(liveTree) === releaseId(tree)) {
        return { name: before.name, address, isNew: false };
      }
      const name = await putRelease(releases, {
        folder: built,
        tree,
        before: before && { folder: join(root, before.current), tree: liveTree },
      });
      // In this order a kill between the two leaves nothing but a rollback to what is live.
      if (before !== undefined) await setLink(previous, before.current);
      await setLink(current, `releases/${name}`);
      return { name, address, isNew: true };
    },

    async restore(before) {
      const was = before as FolderLive | undefined;
      await setLink(current, was?.current);
      await setLink(previous, was?.previous);
    },

    async rollBack() {
      const [now, back] = [await readLink(current), await readLink(previous)];
      if (back === undefined || back === now) {
        throw new Failure(`${root} holds no earlier release to return to; current stays as it is`);
      }
      const whole = releaseId(await readTree(join(root, back)));
      if (!basename(back).startsWith(whole)) {
        throw new Failure(`${join(root, back)} is gone or was altered; current stays as it is`);
      }
      await setLink(current, back);
      return { name: basename(back), folder: join(root, back) };
    },

    async tidy() {
      const linked = [await readLink(current), await readLink(previous)];
      const named = linked.flatMap((path) => (path === undefined ? [] : [basename(path)]));
      await pruneReleases(releases, { keep: KEPT_RELEASES, named });
    },
  };
}
