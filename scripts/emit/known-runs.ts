// The manifest of the last emission is also its record of the files of old draws: 135 bytes a file, which
// the ledger would only repeat.
import { readFileSync } from 'node:fs';
import type { ManifestRun } from '../../src/emit/manifest.ts';
import type { EmittedManifest } from './ledger.ts';
import type { RunSummary } from './part.ts';

/** A run as the last emission left it. */
export type KnownRuns = (summary: RunSummary) => ManifestRun;

/** Read once, and before the new manifest takes its place. @param root of the site's files */
export function knownRunsIn(root: string, manifest: EmittedManifest | undefined): KnownRuns {
  let bytes: Buffer | undefined;
  return (summary) => ({
    ...summary,
    // Where nothing is new nobody asks, and a hundred megabytes are not read.
    get entries() {
      const place = manifest?.places[summary.first];
      if (manifest === undefined || place === undefined) {
        throw new Error(`the ledger does not say where ${summary.first} stands in the manifest`);
      }
      bytes ??= readFileSync(root + manifest.file.path);
      return bytes.subarray(...place);
    },
  });
}
