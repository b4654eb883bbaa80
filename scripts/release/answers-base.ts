// On what a release of answers is made: the pages that are live, and the files of lotteries whose
// draws are those that are live. It makes anew those of the others, and what is about all
// lotteries.
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { type FileDigest, jsonFile, sha256Of } from '../../src/api/answers/emitted-file.ts';
import type { UnchangedFiles } from '../../src/api/emit/plan.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { type Build, hasSamePages, parseListedFiles } from '../output/inventory.ts';
import { CHECK_FUNCTION, STATIC_FOLDER } from '../output/output-folder.ts';
import type { Sources } from '../output/source-digest.ts';
import { type LiveSite, readBuildAt } from './live-site.ts';
import type { Publication } from './target.ts';

/**
 * The build in the output and the live site, of the same pages and the code of now. Without that,
 * one whole release.
 */
export async function findAnswersBase(
  { dryRun, built }: Publication,
  { code }: Sources,
  sites: readonly LiveSite[],
) {
  const live = sites.at(-1);
  // A dry run shows what all of it comes to.
  if (dryRun || code === null || live?.build?.code !== code) return undefined;
  const last = await readBuildAt(built);
  return last?.code === code && hasSamePages(live.build, last) ? { live, last } : undefined;
}

/**
 * By lottery. Live and output are of the code of now, so the same draws have the same files.
 * @param last what lies in the output
 */
export async function findUnchangedFiles(
  { archive }: DataFolder,
  live: LiveSite,
  last: Build,
): Promise<ReadonlyMap<string, UnchangedFiles>> {
  const { name, read } = live.address;
  const files = parseListedFiles(await read(FILES.manifest.path), name);
  const slugs = new Set(archive.map(({ lottery }) => lottery.slug));
  const lotteryOf = (path: string) =>
    path.split(/[/.]/).find((part) => slugs.has(part)) ?? 'of all lotteries';
  const ofLive = Map.groupBy(files, ({ path }) => lotteryOf(path));
  const isInOutput = ({ path, sha256 }: FileDigest) =>
    last.files.get(`${STATIC_FOLDER}${path}`) === sha256;
  const unchanged = new Map<string, UnchangedFiles>();
  for (const lotteryDraws of archive) {
    const { slug } = lotteryDraws.lottery;
    const digests = ofLive.get(slug) ?? [];
    const draws = live.build?.files.get(`${CHECK_FUNCTION}/draws/${slug}.json`);
    if (draws !== sha256Of(jsonFile('', lotteryDraws).text) || !digests.every(isInOutput)) continue;
    const lines = await read(memberPath(FILES.exportLines.path, { lottery: slug }));
    unchanged.set(slug, { digests, lines: Buffer.from(lines ?? '') });
  }
  return unchanged;
}
