// The manifest of the last emission is also its record of the files of old draws: 150 bytes a file, which
// the ledger would only repeat.
import { readFileSync, statSync } from 'node:fs';
import type { ManifestRun } from '../../src/emit/manifest.ts';
import type { Ledger } from './ledger.ts';
import type { RunSummary } from './part.ts';

/** A run as the last emission left it. Its entries are read once they are asked for. */
export type KnownRuns = (summary: RunSummary) => ManifestRun;

type Left = { readonly ledger: Ledger; readonly writtenAt: number };

/** `undefined` where the manifest is not as it was left. @param root of the site's files */
export function openKnownRuns(root: string, { ledger, writtenAt }: Left): KnownRuns | undefined {
  // Of its part it is the last file.
  const manifest = ledger.manifest?.files.at(-1);
  const stat = manifest && statSync(root + manifest.path, { throwIfNoEntry: false });
  if (!stat || stat.size !== manifest.bytes || stat.mtimeMs > writtenAt) return undefined;
  let text: string | undefined;
  return (summary) => ({
    ...summary,
    get entries() {
      text ??= readFileSync(root + manifest.path, 'latin1');
      return text.slice(...(ledger.places[summary.first] ?? [0, 0]));
    },
  });
}
