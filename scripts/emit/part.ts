// One part of the site: made and written, or left as it stands because it would be the very same.
import { hash } from 'node:crypto';
import type { FileDigest } from '../../src/emit/emitted-file.ts';
import { listedIn, type ManifestRun, manifestRun } from '../../src/emit/manifest.ts';
import type { SitePart } from '../../src/emit/plan.ts';
import { folderOf, type OutputTree } from './output-tree.ts';

/** A part as it was emitted: the hash of its inputs, and the files it gave. */
export type EmittedPart = { readonly fingerprint: string; readonly files: readonly FileDigest[] };

/** The same of many files: what they are stands in the manifest. */
export type SettledPart = { readonly fingerprint: string; readonly runs: readonly RunSummary[] };

export type RunSummary = Omit<ManifestRun, 'entries'>;

/** A part made from the very same, and still there, is not made again. */
export function emitPart(part: SitePart, tree: OutputTree, before?: EmittedPart): EmittedPart {
  const fingerprint = fingerprintOf(part);
  if (before?.fingerprint === fingerprint && before.files.every(({ path }) => tree.stands(path))) {
    return before;
  }
  return { fingerprint, files: writeFiles(part, tree, before?.files ?? []) };
}

/** A settled part with what the manifest has of it. */
export type ListedPart = Omit<SettledPart, 'runs'> & { readonly runs: readonly ManifestRun[] };

/** The same for a settled part. */
export function emitSettled(part: SitePart, tree: OutputTree, before?: ListedPart): ListedPart {
  const fingerprint = fingerprintOf(part);
  if (before?.fingerprint === fingerprint && before.runs.every(({ first }) => tree.stands(first))) {
    return before;
  }
  const files = writeFiles(part, tree, before?.runs.flatMap(listedIn) ?? []);
  const runs = [...Map.groupBy(files, ({ path }) => folderOf(path)).values()].map(manifestRun);
  return { fingerprint, runs };
}

/** What a ledger keeps of it. */
export function withoutLists({ fingerprint, runs }: ListedPart): SettledPart {
  const summaries = runs.map(({ first, last, files, bytes }) => ({ first, last, files, bytes }));
  return { fingerprint, runs: summaries };
}

/** Writes what has changed, and removes what there is no more. */
function writeFiles(
  part: SitePart,
  tree: OutputTree,
  before: readonly FileDigest[],
): readonly FileDigest[] {
  const known = new Map(before.map((file) => [file.path, file]));
  const files = part.files().map((file) => {
    const digest = tree.write(file, known.get(file.path));
    known.delete(file.path);
    return digest;
  });
  for (const path of known.keys()) tree.remove(path);
  return files;
}

/** What a part is made from, as one hash. */
export function fingerprintOf({ inputs }: Pick<SitePart, 'inputs'>): string {
  return hash('sha256', JSON.stringify(inputs), 'base64url');
}
