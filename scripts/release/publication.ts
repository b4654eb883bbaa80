// One publication, step by step: check, build, compare, deploy, read back, report. A step that
// fails is the last one, and what was live before stays live or is made live again.
import { dirname } from 'node:path';
import { announcePublication, prepareAnnouncements } from './announcements.ts';
import { buildAnswers } from '../build/build-answers.ts';
import { lock, lockOutput, lockPublication } from '../output/build-lock.ts';
import { readBuild, readMark } from '../output/inventory.ts';
import { describeSite } from '../output/settings.ts';
import { digestSources } from '../output/source-digest.ts';
import { findAnswersBase, findUnchangedFiles } from './answers-base.ts';
import {
  type Comparison,
  changesAnswers,
  compareWithLive,
  describeComparison,
  listChanges,
} from './comparison.ts';
import { type LiveSite, readLiveSites } from './live-site.ts';
import { confirm, readReturned } from './read-back.ts';
import { compareStored, judge } from './stored-draws.ts';
import { Steps } from './step.ts';
import type { Publication, Release } from './target.ts';

/** Publishes the build, compared with what is live. Throws a `Failure` if something is lost. */
export function publish(publication: Publication): Promise<void> {
  const { target, dryRun, skipBuild, io } = publication;
  return withLocks(publication, dryRun ? [] : target.locks, async () => {
    const steps = new Steps(io.out);
    if (!skipBuild) return buildAndPublish(publication, steps);
    for (const name of ['data:check', 'build']) steps.leaveOut(name, '--skip-build');
    await publishBuilt(publication, steps, 'whole', await readLiveSites(publication));
  });
}

async function buildAndPublish(publication: Publication, steps: Steps): Promise<void> {
  const { target, live, dryRun, ifNew, io, folders } = publication;
  const sources = digestSources(io.env);
  const sites = await readLiveSites(publication);
  const [first] = sites;
  if (ifNew && live !== undefined && first?.build?.sources === sources.sources) {
    io.out('not built, not deployed: live was built from these very sources (--if-new)');
    if (!dryRun) await announcePublication({ publication, steps }, { content: live, live });
    return;
  }
  const data = await judge(publication, steps);
  await compareStored(publication, steps, data, sites);
  const base = await findAnswersBase(publication, sources, sites);
  if (base !== undefined) {
    const build = async () => {
      const unchanged = await findUnchangedFiles(data, base.live, base.last);
      return buildAnswers(data, describeSite(data, io.env), folders, unchanged);
    };
    await release(publication, steps, { name: 'answers', build, sites });
    const pages = { name: 'pages', build: () => target.build('pages', sources) } as const;
    await release(publication, steps, pages).catch((error: unknown) => {
      io.out('the answers are live; the pages follow with the next publication');
      throw error;
    });
  } else {
    const build = () => target.build('whole', sources);
    await release(publication, steps, { name: 'whole', build });
  }
}

type Built = {
  readonly name: Release;
  /** Leaves it in the output folder; returns how. */
  build(): Promise<string>;
  /** What is live, if that was read a moment ago: others may publish during a long build. */
  readonly sites?: readonly LiveSite[];
};

async function release(publication: Publication, steps: Steps, { name, build, sites }: Built) {
  const { output } = publication.folders;
  await steps.run(name === 'whole' ? 'build' : `build ${name}`, build, (command) => command);
  using locks = new DisposableStack();
  // The build of a killed publication may still be writing.
  locks.defer(lockOutput(output));
  await publishBuilt(publication, steps, name, sites ?? (await readLiveSites(publication)));
}

/** Makes live again what was live before the latest publication, and reads it back. */
export function rollBack(publication: Publication): Promise<void> {
  const { target, live, patienceSeconds, io } = publication;
  return withLocks(publication, target.locks, async () => {
    const steps = new Steps(io.out);
    const work = () => target.rollBack();
    const returned = await steps.run('roll back', work, ({ name }) => `${name} is live again`);
    if (live === undefined) {
      steps.leaveOut('read back', 'no --url or SITE_URL says where');
    } else {
      const read = () => readReturned(returned.address, { live, patienceSeconds });
      await steps.run('read back', read, () => `${live.name} answers`);
    }
    steps.leaveOut('announce', 'a rollback announces nothing');
    io.out(steps.describeTimes());
  });
}

async function withLocks(
  { folders }: Publication,
  files: readonly string[],
  work: () => Promise<void>,
) {
  using locks = new DisposableStack();
  locks.defer(lockPublication(folders.output));
  for (const file of files)
    locks.defer(lock(file, `publication into ${dirname(file)} is under way`));
  await work();
}

async function publishBuilt(
  publication: Publication,
  steps: Steps,
  name: Release,
  sites: readonly LiveSite[],
) {
  const { target, built, live, dryRun, ifNew, io } = publication;
  const news = { publication, steps };
  const comparison = await compare(publication, steps, name, sites);
  if (dryRun) {
    io.out('dry run: nothing was deployed');
    report(comparison, steps);
    for (const line of listChanges(comparison)) io.out(line);
    return;
  }
  if (name === 'answers' && !changesAnswers(comparison)) return;
  if (ifNew && live !== undefined && comparison.isLive) {
    io.out('not deployed: these very files are live already (--if-new)');
    return announcePublication(news, { content: built, live });
  }
  const { liveName, lotteries } = comparison;
  const before = liveName === undefined ? undefined : (live ?? target.address);
  await prepareAnnouncements(news, { built, live: before });
  const deployed = await steps.run(
    'deploy',
    () => target.deploy(comparison.build, name, liveName),
    ({ name: deployedName, isNew }) =>
      isNew ? deployedName : `${deployedName} was live already, nothing changed`,
  );
  const served = live ?? deployed.address;
  await confirm({ ...publication, expected: built, live: served, lotteries, deployed, steps });
  io.out(`published ${deployed.name}, read back from ${served.name}`);
  await announcePublication(news, { content: built, live: served });
  report(comparison, steps);
}

function compare(
  publication: Publication,
  steps: Steps,
  name: Release,
  sites: readonly LiveSite[],
): Promise<Comparison> {
  const work = async () => {
    // In a release of answers each file is compared as it is copied; all others are the live ones.
    const readPart = name === 'answers' ? readMark : readBuild;
    const build = await readPart(publication.folders.output);
    const liveName = await publication.target.liveName();
    return compareWithLive({ ...publication, sites, build, liveName, warn: steps.warn });
  };
  return steps.run('compare with what is live', work, ({ build, liveName }) => {
    return `${build.files.size} files as built, live is ${liveName ?? 'nothing yet'}`;
  });
}

function report(comparison: Comparison, steps: Steps): void {
  const lines = [...describeComparison(comparison), steps.describeTimes(), ...steps.warnings];
  for (const line of lines) steps.say(line);
}
