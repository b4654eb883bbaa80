// The manifest, which is also the record of what stands in the folders of old draws.
import { bytesOf } from '../../src/emit/emitted-file.ts';
import type { planManifest } from '../../src/emit/plan.ts';
import type { EmittedManifest } from './ledger.ts';
import type { OutputTree } from './output-tree.ts';
import { fingerprintOf } from './part.ts';

type ManifestPart = {
  readonly inputs: readonly string[];
  readonly plan: () => ReturnType<typeof planManifest>;
};

export function writeManifest(
  { inputs, plan }: ManifestPart,
  tree: OutputTree,
  before?: EmittedManifest,
): EmittedManifest {
  const fingerprint = fingerprintOf({ inputs });
  if (
    before?.fingerprint === fingerprint &&
    tree.stands(before.sums.path) &&
    tree.stands(before.file.path)
  ) {
    return before;
  }
  const { sums, manifest, places } = plan();
  const bytes = bytesOf(manifest);
  tree.store(manifest.path, bytes);
  const file = { path: manifest.path, bytes: bytes.byteLength };
  return { fingerprint, sums: tree.write(sums, before?.sums), file, places };
}
