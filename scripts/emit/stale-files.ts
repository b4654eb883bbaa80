// Files that nothing leads to any more (a renamed prize, a draw taken back) must not go on answering.
import type { FileDigest } from '../../src/emit/emitted-file.ts';
import { listedIn } from '../../src/emit/manifest.ts';
import type { KnownRuns } from './known-runs.ts';
import type { Ledger } from './ledger.ts';
import { folderOf, nameOf, type OutputTree } from './output-tree.ts';
import type { RunSummary } from './part.ts';

type Lotteries = Ledger['lotteries'];

type Trees = {
  readonly tree: OutputTree;
  readonly bundle: OutputTree;
  readonly knownRuns: KnownRuns;
};

/** Removes the files of lotteries, and of parts of them, that there are no more. */
export function removeGone(
  before: Lotteries,
  after: Lotteries,
  { tree, bundle, knownRuns }: Trees,
): void {
  for (const [slug, known] of Object.entries(before)) {
    const now = after[slug];
    if (now === known) continue;
    const parts = Object.entries(known.parts).filter(([name]) => !now?.parts[name]);
    const settled = Object.entries(known.settled).filter(([name]) => !now?.settled[name]);
    const gone = [
      ...parts.flatMap(([, { files }]) => files),
      ...settled.flatMap(([, { runs }]) => runs.flatMap((run) => listedIn(knownRuns(run)))),
    ];
    for (const { path } of gone) tree.remove(path);
    if (now === undefined) for (const { path } of known.page.files) bundle.remove(path);
  }
}

type Answering = {
  readonly digests: readonly Pick<FileDigest, 'path'>[];
  readonly runs: readonly RunSummary[];
};

/**
 * Removes what somebody else put among the files that answer.
 *
 * @returns what there is to remember of: the folders, and the files that are not settled
 */
export function removeStrangers(
  { digests, runs }: Answering,
  listedOf: (run: RunSummary) => readonly FileDigest[],
  tree: OutputTree,
): string[] {
  const single = Map.groupBy(digests, ({ path }) => folderOf(path));
  const settled = Map.groupBy(runs, ({ first }) => folderOf(first));
  const folders = new Set([...single.keys(), ...settled.keys()].flatMap(withParents));
  tree.removeStrangers(folders, (folder) => {
    const files = [...(single.get(folder) ?? []), ...(settled.get(folder) ?? []).flatMap(listedOf)];
    return new Set(files.map(({ path }) => nameOf(path)));
  });
  return [...folders, ...digests.map(({ path }) => path)];
}

/** `withParents('/api/draws/lao-tv') //=> that, '/api/draws' and '/api'` */
function withParents(folder: string): string[] {
  return folder === '' ? [] : [folder, ...withParents(folderOf(folder))];
}
