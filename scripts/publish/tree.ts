// A folder of files as paths and hashes, and the release id that follows from them: the same bytes
// are the same release, on any machine, however often they are built.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.ts';

/** SHA-256 by path, paths ascending. */
export type Tree = ReadonlyMap<string, string>;

export type Changes = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** How many files stay as they are. */
  readonly unchanged: number;
};

/** Twelve hexadecimal digits, like a short commit: no two of our releases will share them. */
const ID_LENGTH = 12;

/** Reads a folder; empty if it is not there. */
export async function readTree(folder: string): Promise<Tree> {
  const tree = new Map<string, string>();
  for (const path of await listFiles(folder)) {
    const bytes = await readFile(join(folder, path));
    tree.set(path, createHash('sha256').update(bytes).digest('hex'));
  }
  return tree;
}

export function releaseId(tree: Tree): string {
  const hash = createHash('sha256');
  // Neither a path nor a hash can hold these separators, so no two trees give the same text.
  for (const [path, digest] of tree) hash.update(`${path}\0${digest}\n`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** What a reader of the old files meets when the new ones take their place. */
export function changesBetween(before: Tree, after: Tree): Changes {
  const kept = [...after.keys()].filter((path) => before.has(path));
  const changed = kept.filter((path) => before.get(path) !== after.get(path));
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed,
    removed: [...before.keys()].filter((path) => !after.has(path)),
    unchanged: kept.length - changed.length,
  };
}

export function isSame({ added, changed, removed }: Changes): boolean {
  return added.length + changed.length + removed.length === 0;
}
