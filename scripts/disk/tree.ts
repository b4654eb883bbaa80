// A folder as paths and hashes: the same bytes have the same on any machine.
import { createHash } from 'node:crypto';
import { closeSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing, listFiles } from './text-files.ts';

/** SHA-256 by path, paths ascending. */
export type Tree = ReadonlyMap<string, string>;

/** Reads a folder; empty if it is not there. */
export function readTree(folder: string): Tree {
  return digestFiles(folder, listTree(folder));
}

/** SHA-256 of files by path below a folder, in the order given; one by one, which is fastest. */
export function digestFiles(folder: string, paths: readonly string[]): Tree {
  return new Map(paths.map((path) => [path, digestFile(join(folder, path))]));
}

/** Every path, ascending; of links too, which a host or an upload would follow. */
export function listTree(folder: string): string[] {
  return listFiles(folder, (entry) => !entry.isDirectory());
}

/** Read a piece at a time: what is read whole stays in the memory of a host for long. */
const piece = Buffer.allocUnsafeSlow(1024 * 1024);

function digestFile(path: string): string {
  if (lstatSync(path).isSymbolicLink()) return `link ${readlinkSync(path)}`;
  const digest = createHash('sha256');
  const descriptor = openSync(path, 'r');
  for (let length = -1; length !== 0; digest.update(piece.subarray(0, length)))
    length = readSync(descriptor, piece);
  closeSync(descriptor);
  return digest.digest('hex');
}

/** What changes for callers when the files of `after` replace those of `before`. */
export function changesBetween(before: Tree, after: Tree) {
  const common = [...after.keys()].filter((path) => before.has(path));
  const changed = common.filter((path) => before.get(path) !== after.get(path));
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed,
    removed: [...before.keys()].filter((path) => !after.has(path)),
    unchanged: common.length - changed.length,
  };
}

/** Puts a whole folder in the place of another one, which is emptied only then. */
export async function replaceFolder(folder: string, successor: string): Promise<void> {
  const replaced = `${folder}.replaced`;
  await rm(replaced, { recursive: true, force: true });
  await access(successor);
  await rename(folder, replaced).catch(ifMissing);
  await rename(successor, folder);
  await rm(replaced, { recursive: true, force: true });
}
