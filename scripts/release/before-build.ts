// What a publication asks before a build: what is new, in order, and may go ahead of the pages.
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { sha256Of } from '../../src/emit/emitted-file.ts';
import { writeLines } from '../../src/emit/export.ts';
import { serializeDraws } from '../../src/emit/results.ts';
import { readDataFolder } from '../../src/intake/data-folder.ts';
import { hasSamePages, STATIC_FOLDER } from '../site/inventory.ts';
import { digestSources } from '../site/source-digest.ts';
import { ignoreFailure } from '../command/failure.ts';
import { readFiles } from '../disk/files.ts';
import { describeSite } from '../site/settings.ts';
import { findDataFolder } from '../gather/store/data-folder.ts';
import type { Address } from '../site/address.ts';
import { isBuiltFrom, readBuildAt } from './live-site.ts';
import type { ServedSite } from './losses.ts';
import { otherNumbers, refuseNumbers } from './numbers.ts';
import { runNpm, type Steps } from './step.ts';
import type { Publication, Release } from './target.ts';

/** What is live, if a build would change nothing: it names the sources it was built from. */
export async function findUnchanged({ ifNew, skipBuild, live }: Publication) {
  if (!ifNew || skipBuild || live === undefined) return undefined;
  const { sources } = await digestSources();
  if (!(await isBuiltFrom(sources, live).catch(ignoreFailure))) return undefined;
  console.log('not built, not deployed: live was built from these very sources (--if-new)');
  return live;
}

/** Throws if a rule on the draws is broken, or if a stored number differs from the live one. */
export async function judge(publication: Publication, steps: Steps): Promise<void> {
  const check = async () => {
    const { stdout, stderr } = await runNpm('data:check', 'whole');
    for (const line of stderr.split('\n')) if (/(?:^|: )warning: /.test(line)) steps.warn(line);
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  const compare = () => compareStored(publication.places, publication.allowOlder);
  // Side by side; both end before a failure of one is thrown.
  const ended = await Promise.allSettled([
    steps.run('data:check', check, (said) => said),
    steps.run('compare stored numbers', compare, () => 'each one that is live, or corrected'),
  ]);
  for (const step of ended) if (step.status === 'rejected') throw step.reason;
}

/** Answers go out first where the output has the pages that are live, built by the code of now. */
export async function planReleases(publication: Publication): Promise<readonly Release[]> {
  const { skipBuild, dryRun, places, built } = publication;
  const place = places.at(-1);
  // A dry run shows what all of it comes to.
  if (skipBuild || dryRun || place === undefined) return ['whole'];
  const { code } = await digestSources();
  const live = await readBuildAt(place);
  const next = await readBuildAt(built);
  const isReady =
    code !== null && live?.code === code && next?.code === code && hasSamePages(live, next);
  return isReady ? ['answers', 'pages'] : ['whole'];
}

/** Throws if a place gives other numbers. One that cannot be read is judged after a build. */
async function compareStored(places: readonly Address[], allowOlder: boolean) {
  const next = await storedSite();
  if (next === undefined) return;
  for (const address of places) {
    const live = { address, files: (await readBuildAt(address))?.files };
    const found = await otherNumbers({ live, next, allowOlder }).catch(ignoreFailure);
    if (found) refuseNumbers(address, found);
  }
}

/** What a build would answer of its draws; `undefined` if data:check finds errors in the data. */
async function storedSite(): Promise<ServedSite | undefined> {
  const folder = findDataFolder(process.env);
  const { dataFolder } = readDataFolder(await readFiles(folder, '.json'), Date.now());
  if (dataFolder === undefined) return undefined;
  const site = describeSite(dataFolder);
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const draws of dataFolder.archive) {
    const path = memberPath(FILES.exportLines.path, { lottery: draws.lottery.slug });
    const text = writeLines(serializeDraws(draws, site));
    texts.set(path, text);
    files.set(`${STATIC_FOLDER}${path}`, sha256Of(text));
  }
  return { address: { name: folder, read: async (path) => texts.get(path) }, files };
}
