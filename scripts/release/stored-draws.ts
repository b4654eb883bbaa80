// What a publication asks of the data folder before anything is made of it: whether its draws are
// in order, and whether they state all that is live.
import { jsonFile } from '../../src/api/answers/emitted-file.ts';
import type { DataFolder } from '../../src/intake/files/data-folder.ts';
import { Failure, ignoreFailure } from '../command/failure.ts';
import { countDraws, findDataFolder, openDataFolder } from '../gather/store/open-data.ts';
import { siteUrl } from '../output/site-url.ts';
import type { LiveSite } from './live-site.ts';
import { readLostFacts, refuseLost } from './lost-facts.ts';
import type { Steps } from './step.ts';
import type { Publication } from './target.ts';

/** The draws that are stored. Throws if a rule on them is broken. */
export function judge({ io }: Publication, steps: Steps): Promise<DataFolder> {
  const folder = findDataFolder(io.env);
  const err = (line: string) => (/(?:^|: )warning: /.test(line) ? steps.warn(line) : io.err(line));
  const credit = siteUrl(io.env);
  if (/^http:\/\/localhost\b/.test(credit)) {
    steps.warn(`warning: the answers ask for credit to ${credit}; set SITE_URL to build`);
  }
  const check = async () => {
    // The list of subscribers, which only announcements need, stops no publication.
    const data = await openDataFolder(folder, { now: io.now, err }, 'warning');
    if (data === undefined) throw new Failure(`${folder} has the problems above`);
    return data;
  };
  return steps.run('data:check', check, countDraws);
}

/** Throws if a place states what is not stored. One that cannot be read is judged after a build. */
export async function compareStored(
  { allowLoss }: Publication,
  steps: Steps,
  { archive }: DataFolder,
  sites: readonly LiveSite[],
): Promise<void> {
  const own = async (slug: string) => {
    const draws = archive.find(({ lottery }) => lottery.slug === slug);
    return draws && jsonFile('', draws).text;
  };
  const compare = async () => {
    for (const site of sites) {
      const lost = await readLostFacts(site, own).catch(ignoreFailure);
      refuseLost(lost ?? [], site.address, { allowLoss, warn: steps.warn });
    }
  };
  await steps.run('compare stored draws', compare, () => 'they state all that is live');
}
