// The whole site as plain files, without an emission.
import type { LotteryDraws } from '../domain/draw.ts';
import { bytesOf, digestOf, type EmittedFile, type FileDigest } from '../emit/emitted-file.ts';
import type { LotterySummary } from '../emit/lottery-summary.ts';
import { planIndexes, planManifest, planOne, type SitePart } from '../emit/plan.ts';
import type { Site } from '../emit/results.ts';

/** All files, part by part, so that only one part's files are in memory at a time. */
export function* planSite(archive: readonly LotteryDraws[], site: Site): Generator<EmittedFile[]> {
  const digests: FileDigest[] = [];
  const made = function* (parts: readonly SitePart[]) {
    for (const part of parts) {
      const files = part.files();
      digests.push(...files.map((file) => digestOf(file.path, bytesOf(file))));
      yield files;
    }
  };
  const summaries: LotterySummary[] = [];
  for (const one of archive) {
    const plan = planOne(one, site);
    yield* made(plan.parts);
    summaries.push(plan.summary());
  }
  yield* made(planIndexes(summaries, site));
  const { sums, manifest } = planManifest(summaries, site, { digests, runs: [] });
  yield [sums, { path: manifest.path, text: Buffer.from(bytesOf(manifest)).toString() }];
}
