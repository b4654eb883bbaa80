// A symbolic link that always leads somewhere: it is changed by renaming a new one over it, which
// readers see at once or not at all.
import { open, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, Failure } from './failure.ts';

/** Where a link leads; `undefined` if there is none. */
export async function readLink(path: string): Promise<string | undefined> {
  return readlink(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'EINVAL') {
      throw new Failure(`${path} has to be a link that publish makes; move what is there away`);
    }
    throw error;
  });
}

/** Makes a link lead elsewhere, or removes it. */
export async function setLink(path: string, leadsTo: string | undefined): Promise<void> {
  if (leadsTo === undefined) {
    await rm(path, { force: true });
  } else {
    const next = `${path}.next`;
    await rm(next, { force: true });
    await symlink(leadsTo, next);
    await rename(next, path);
  }
  await syncFolder(dirname(path));
}

/** Has the disk keep the names in a folder, so that a loss of power cannot undo them half. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
