// What a publication asks before a build: whether the draws are in order, and what goes out first.
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { sha256Of } from '../../src/api/answers/emitted-file.ts';
import { writeLines } from '../../src/api/answers/exports.ts';
import { serializeDraws } from '../../src/api/answers/results.ts';
import type { DataFolder } from '../../src/intake/data-folder.ts';
import { hasSamePages } from '../output/inventory.ts';
import { STATIC_FOLDER } from '../output/output-folder.ts';
import type { DigestedSources } from '../output/source-digest.ts';
import { Failure, ignoreFailure } from '../command/failure.ts';
import type { Env } from '../command/io.ts';
import { describeSite } from '../output/settings.ts';
import { countDraws, findDataFolder, openDataFolder } from '../gather/store/open-data.ts';
import { type LiveSite, readBuildAt } from './live-site.ts';
import type { ServedSite } from './losses.ts';
import { otherNumbers, refuseNumbers } from './changed-numbers.ts';
import type { Steps } from './step.ts';
import type { Publication } from './target.ts';

/** The draws that are stored. Throws if a rule on them is broken. */
export function judge({ io }: Publication, steps: Steps): Promise<DataFolder> {
  const folder = findDataFolder(io.env);
  const err = (line: string) => (/(?:^|: )warning: /.test(line) ? steps.warn(line) : io.err(line));
  const check = async () => {
    // The list of subscribers, which only announcements need, stops no publication.
    const data = await openDataFolder(folder, { now: io.now, err }, 'warning');
    if (data === undefined) throw new Failure(`${folder} has the problems above`);
    return data;
  };
  return steps.run('data:check', check, countDraws);
}

/**
 * What the answers that go out first are made on: the build in the output and the live site, of the
 * same pages and the code of now. Without that, one whole release.
 */
export async function findAnswersBase(
  { dryRun, built, program }: Publication,
  { code, stamps }: DigestedSources,
  sites: readonly LiveSite[],
) {
  const live = sites.at(-1);
  // A dry run shows what all of it comes to.
  if (dryRun || code === null || live?.build?.code !== code) return undefined;
  // The answers would be made by the code that this process began with.
  if (program !== undefined && program !== stamps.program) return undefined;
  const last = await readBuildAt(built);
  return last?.code === code && hasSamePages(live.build, last) ? { live, last } : undefined;
}

/** Throws if a place gives other numbers. One that cannot be read is judged after a build. */
export async function compareStored(
  { allowOlder, io }: Publication,
  steps: Steps,
  data: DataFolder,
  sites: readonly LiveSite[],
): Promise<void> {
  const compare = async () => {
    const next = storedSite(data, io.env);
    for (const live of sites) {
      const draws = await otherNumbers({ live, next, allowOlder }).catch(ignoreFailure);
      if (draws) refuseNumbers(live.address, draws);
    }
  };
  await steps.run('compare stored numbers', compare, () => 'each one that is live, or corrected');
}

/** What a build would answer of its draws. */
function storedSite(data: DataFolder, env: Env): ServedSite {
  const site = describeSite(data, env);
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const draws of data.archive) {
    const path = memberPath(FILES.exportLines.path, { lottery: draws.lottery.slug });
    const text = writeLines(serializeDraws(draws, site));
    texts.set(path, text);
    files.set(`${STATIC_FOLDER}${path}`, sha256Of(text));
  }
  const read = async (path: string) => texts.get(path);
  return { address: { name: findDataFolder(env), read }, files };
}
