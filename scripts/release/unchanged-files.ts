// The files of lotteries whose draws are those that are live: a release of answers leaves them as
// they are, and makes those of the others anew, and what is about all lotteries.
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { type FileDigest, jsonFile, sha256Of } from '../../src/api/answers/emitted-file.ts';
import type { UnchangedFiles } from '../../src/api/emit/plan.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { type Build, parseListedFiles } from '../output/inventory.ts';
import { CHECK_FUNCTION, STATIC_FOLDER } from '../output/output-folder.ts';
import type { LiveSite } from './live-site.ts';

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
