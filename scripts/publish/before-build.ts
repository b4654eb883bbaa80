// What a publication asks before a build: whether there is something new, whether it is in order,
// and whether answers may go out ahead of the pages.
import { join } from 'node:path';
import { hasSamePages, STATIC_FOLDER } from '../build/inventory.ts';
import { digestSources } from '../build/source-digest.ts';
import { ignoreFailure } from '../command/failure.ts';
import { type Address, folderAddress } from './address.ts';
import { isBuiltFrom, readBuildAt } from './live-site.ts';
import { runNpm, type Steps } from './step.ts';
import { compareStored } from './stored-numbers.ts';
import type { Release, Target } from './target.ts';

export type Publication = {
  readonly target: Target;
  /** The folder that a build leaves. */
  readonly output: string;
  /** Where callers read, if it is known before deploying. */
  readonly live: Address | undefined;
  readonly patienceSeconds: number;
  readonly skipBuild: boolean;
  readonly dryRun: boolean;
  /** Leave a deployment live that could not be read back. */
  readonly keep: boolean;
  readonly allowOlder: boolean;
  /** Do nothing when live is what would be built. */
  readonly ifNew: boolean;
};

/** Every place that says what is live; the one that callers read comes first. */
export const listPlaces = ({ live, target }: Publication) =>
  [...new Set([live, target.address])].filter((address) => address !== undefined);

export const builtAddress = ({ output }: Publication) => folderAddress(join(output, STATIC_FOLDER));

/** Whether a build would change nothing, if the live site names the sources it was built from. */
export async function nothingIsNew({ ifNew, skipBuild, live }: Publication): Promise<boolean> {
  if (!ifNew || skipBuild || live === undefined) return false;
  const { sources } = await digestSources();
  if (!(await isBuiltFrom(sources, live).catch(ignoreFailure))) return false;
  console.log('not built, not deployed: live was built from these very sources (--if-new)');
  return true;
}

/** Throws if a rule on the draws is broken, or if a stored number differs from the live one. */
export async function judge(publication: Publication, steps: Steps): Promise<void> {
  const check = async () => {
    const { stdout, stderr } = await runNpm('data:check', 'whole');
    for (const line of stderr.split('\n')) if (/(?:^|: )warning: /.test(line)) steps.warn(line);
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  const compare = () => compareStored(listPlaces(publication), publication.allowOlder);
  // Side by side; both end before a failure of one is thrown.
  const ended = await Promise.allSettled([
    steps.run('data:check', check, (said) => said),
    steps.run('compare stored numbers', compare, () => 'each one that is live, or corrected'),
  ]);
  for (const step of ended) if (step.status === 'rejected') throw step.reason;
}

/**
 * Answers go out ahead of the pages where the output has the pages that are live, built by the code
 * of now. A dry run shows what all of it comes to.
 */
export async function planReleases(publication: Publication): Promise<readonly Release[]> {
  const { skipBuild, dryRun } = publication;
  const place = listPlaces(publication).at(-1);
  if (skipBuild || dryRun || place === undefined) return ['whole'];
  const { code } = await digestSources();
  const live = await readBuildAt(place);
  const built = await readBuildAt(builtAddress(publication));
  const isReady =
    code !== null && live?.code === code && built?.code === code && hasSamePages(live, built);
  return isReady ? ['answers', 'pages'] : ['whole'];
}
