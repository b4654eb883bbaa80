// The manifest of the last emission is also its record of the files of old draws: 150 bytes a file, which
// the ledger would only repeat.
import { readFileSync } from 'node:fs';
import type { ManifestRun } from '../../src/emit/manifest.ts';
import type { Ledger } from './ledger.ts';
import { OutputTree } from './output-tree.ts';
import type { RunSummary } from './part.ts';

/** A run as the last emission left it. Its entries are read once they are asked for. */
export type KnownRuns = (summary: RunSummary) => ManifestRun;

type Left = { readonly ledger: Ledger; readonly writtenAt: number };

/** `undefined` where the manifest is not as it was left. @param root of the site's files */
export function openKnownRuns(root: string, { ledger, writtenAt }: Left): KnownRuns | undefined {
  const { file, places } = ledger.manifest ?? {};
  if (file === undefined || places === undefined) return undefined;
  if (!new OutputTree(root, writtenAt).stands(file)) return undefined;
  let bytes: Buffer | undefined;
  return (summary) => ({
    ...summary,
    get entries() {
      bytes ??= readFileSync(root + file.path);
      return bytes.subarray(...(places[summary.first] ?? [0, 0]));
    },
  });
}
