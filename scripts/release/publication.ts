// One publication, step by step: check, build, compare, deploy, read back, report. A step that
// fails is the last one, and what was live before stays live or is made live again.
import { dirname } from 'node:path';
import { announcePublication, prepareAnnouncements } from './announcements.ts';
import { lock, lockOutput, lockPublication } from '../site/build-lock.ts';
import { readBuild, readMark } from '../site/inventory.ts';
import { OUTPUT_FOLDER } from '../site/output-folder.ts';
import { findUnchanged, judge, planReleases } from './before-build.ts';
import {
  type Comparison,
  changesAnswers,
  compareWithLive,
  describeComparison,
  listChanges,
} from './comparison.ts';
import { isLiveAlready } from './live-site.ts';
import { confirm, readReturned } from './read-back.ts';
import { Steps } from './step.ts';
import type { Publication, Release } from './target.ts';

/** Publishes the build, compared with what is live. Throws a `Failure` if something is lost. */
export function publish(publication: Publication): Promise<void> {
  const { target, dryRun, skipBuild } = publication;
  return withLocks(dryRun ? [] : target.locks, async () => {
    const steps = new Steps();
    const live = await findUnchanged(publication);
    if (live !== undefined) {
      const news = { file: target.outstanding, steps };
      if (!dryRun) await announcePublication(news, { content: live, live });
      return;
    }
    if (skipBuild) {
      for (const name of ['data:check', 'build']) steps.leaveOut(name, '--skip-build');
    } else await judge(publication, steps);
    for (const release of await planReleases(publication)) {
      await buildAndRelease(publication, steps, release).catch((error: unknown) => {
        if (release === 'pages')
          console.log('the answers are live; the pages follow with the next publication');
        throw error;
      });
    }
  });
}

async function buildAndRelease(publication: Publication, steps: Steps, release: Release) {
  const { target, skipBuild } = publication;
  const name = release === 'whole' ? 'build' : `build ${release}`;
  const build = () => target.build(release);
  if (!skipBuild) await steps.run(name, build, (command) => command);
  using locks = new DisposableStack();
  // The build of a killed publication may still be writing.
  locks.defer(lockOutput(OUTPUT_FOLDER));
  await publishBuilt(publication, steps, release);
}

/** Makes live again what was live before the latest publication, and reads it back. */
export function rollBack({ target, live, patienceSeconds }: Publication): Promise<void> {
  return withLocks(target.locks, async () => {
    const steps = new Steps();
    const work = () => target.rollBack();
    const returned = await steps.run('roll back', work, ({ name }) => `${name} is live again`);
    if (live === undefined) {
      steps.leaveOut('read back', 'no --url or SITE_URL says where');
    } else {
      const read = () => readReturned(returned.address, { live, patienceSeconds });
      await steps.run('read back', read, () => `${live.name} answers`);
    }
    steps.leaveOut('announce', 'a rollback announces nothing');
    console.log(steps.describeTimes());
  });
}

async function withLocks(files: readonly string[], work: () => Promise<void>) {
  using locks = new DisposableStack();
  locks.defer(lockPublication(OUTPUT_FOLDER));
  for (const file of files)
    locks.defer(lock(file, `publication into ${dirname(file)} is under way`));
  await work();
}

async function publishBuilt(publication: Publication, steps: Steps, release: Release) {
  const { target, built, live, dryRun, ifNew } = publication;
  const news = { file: target.outstanding, steps };
  const comparison = await compare(publication, steps, release);
  if (dryRun) {
    console.log('dry run: nothing was deployed');
    report(comparison, steps);
    for (const line of listChanges(comparison)) console.log(line);
    return;
  }
  if (release === 'answers' && !changesAnswers(comparison)) return;
  if (ifNew && live !== undefined && (await isLiveAlready(built, live))) {
    console.log('not deployed: these very files are live already (--if-new)');
    return announcePublication(news, { content: built, live });
  }
  const before = comparison.liveName === undefined ? undefined : (live ?? target.address);
  await prepareAnnouncements(news, { built, live: before });
  const deployed = await steps.run(
    'deploy',
    () => target.deploy(comparison.build, comparison.liveName, release),
    ({ name, isNew }) => (isNew ? name : `${name} was live already, nothing changed`),
  );
  const { lotteries } = comparison;
  const served = live ?? deployed.address;
  await confirm({ ...publication, expected: built, live: served, lotteries, deployed, steps });
  console.log(`published ${deployed.name}, read back from ${served.name}`);
  await announcePublication(news, { content: built, live: served });
  report(comparison, steps);
}

function compare(publication: Publication, steps: Steps, release: Release): Promise<Comparison> {
  const work = async () => {
    // Of the answers each file is compared as it is copied; all others are those that are live.
    const read = release === 'answers' ? readMark : readBuild;
    const build = await read(OUTPUT_FOLDER);
    const liveName = await publication.target.liveName();
    return compareWithLive({ ...publication, build, liveName, warn: steps.warn });
  };
  return steps.run('compare with what is live', work, ({ build, liveName }) => {
    return `${build.files.size} files as built, live is ${liveName ?? 'nothing yet'}`;
  });
}

function report(comparison: Comparison, steps: Steps): void {
  const lines = [...describeComparison(comparison), steps.describeTimes(), ...steps.warnings];
  for (const line of lines) console.log(line);
}
