// One publication, step by step: check, build, compare, deploy, read back, report. A step that fails
// is the last one, and what was live before stays live or is made live again.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { announcePublication, prepareAnnouncements } from '../announce/publication.ts';
import { lockOutput, lockPublication } from '../build-lock.ts';
import { Failure } from '../failure.ts';
import { readBuild, STATIC_FOLDER } from '../inventory.ts';
import { takeLock } from '../lock.ts';
import { digestSources } from '../source-digest.ts';
import { type Address, folderAddress } from './address.ts';
import {
  type Comparison,
  compareWithLive,
  describeComparison,
  isBuiltFrom,
  isLiveAlready,
  listChanges,
} from './comparison.ts';
import { confirm, readReturned } from './read-back.ts';
import { runCommand, type Steps, startSteps } from './step.ts';
import { compareStored } from './stored-numbers.ts';
import type { Target } from './target.ts';

type Publication = {
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

/** Compares the build with what is live, and publishes it unless something is lost. Throws a `Failure`. */
export function publish(publication: Publication): Promise<void> {
  const { target, output, dryRun } = publication;
  const locks = dryRun ? [] : target.locks;
  return withLocks(output, locks, async () => {
    const steps = startSteps();
    const news = { file: target.outstanding, steps };
    if (await nothingIsNew(publication)) {
      const { live } = publication;
      if (!dryRun && live !== undefined) await announcePublication(news, { content: live, live });
      return;
    }
    await build(publication, steps);
    // The build of a killed publication may still be writing.
    const release = lockOutput(output);
    try {
      await publishBuilt(publication, steps);
    } finally {
      release();
    }
  });
}

/** Makes live again what was live before the latest publication, and reads it back. */
export function rollBack({ target, output, live, patienceSeconds }: Publication): Promise<void> {
  return withLocks(output, target.locks, async () => {
    const steps = startSteps();
    const returned = await steps.run(
      'roll back',
      () => target.rollBack(),
      ({ name }) => `${name} is live again`,
    );
    if (live === undefined) {
      steps.leaveOut('read back', 'no --url or SITE_URL says where');
    } else {
      const work = () => readReturned(returned.address, { live, patienceSeconds });
      await steps.run('read back', work, () => `${live.name} answers`);
    }
    steps.leaveOut('announce', 'a rollback announces nothing');
    console.log(steps.describeTimes());
  });
}

async function withLocks(
  output: string,
  files: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const releases = [lockPublication(output)];
  try {
    for (const file of files) {
      mkdirSync(dirname(file), { recursive: true });
      const refusal = `another publication into ${dirname(file)} is under way; run this again after it`;
      releases.push(takeLock(file, { patienceMs: 0, refusal }));
    }
    await work();
  } finally {
    for (const release of releases) release();
  }
}

/** Whether a build would change nothing, where the live site names the sources it was built from. */
async function nothingIsNew({ ifNew, skipBuild, live }: Publication): Promise<boolean> {
  if (!ifNew || skipBuild || live === undefined) return false;
  const isSame = await isBuiltFrom(await digestSources(), live).catch((error: unknown) => {
    if (error instanceof Failure) return false;
    throw error;
  });
  if (isSame)
    console.log('not built, not deployed: live was built from these very sources (--if-new)');
  return isSame;
}

async function build(publication: Publication, steps: Steps): Promise<void> {
  const { target, skipBuild, allowOlder } = publication;
  if (skipBuild) {
    for (const name of ['data:check', 'build']) steps.leaveOut(name, '--skip-build');
    return;
  }
  const check = async () => {
    const { stdout, stderr } = await runCommand(['npm', 'run', 'data:check', '--', '--publish']);
    for (const line of stderr.split('\n')) if (/(?:^|: )warning: /.test(line)) steps.warn(line);
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  await steps.run('data:check', check, (said) => said);
  const compare = () => compareStored(placesOf(publication), allowOlder);
  await steps.run('compare stored numbers', compare, () => 'each one that is live, or corrected');
  await steps.run(
    'build',
    () => target.build(),
    (command) => command,
  );
}

async function publishBuilt(publication: Publication, steps: Steps): Promise<void> {
  const { target, live, dryRun, ifNew } = publication;
  const news = { file: target.outstanding, steps };
  const comparison = await compare(publication, steps);
  if (dryRun) {
    console.log('dry run: nothing was deployed');
    report(comparison, steps);
    for (const line of listChanges(comparison)) console.log(line);
    return;
  }
  if (ifNew && live !== undefined && (await isLiveAlready(builtAddress(publication), live))) {
    console.log('not deployed: these very files are live already (--if-new)');
    await announcePublication(news, { content: builtAddress(publication), live });
    return;
  }
  const before = comparison.liveName === undefined ? undefined : (live ?? target.address);
  await prepareAnnouncements(news, { built: builtAddress(publication), live: before });
  const deployed = await steps.run(
    'deploy',
    () => target.deploy(comparison.build, comparison.liveName),
    ({ name, isNew }) => (isNew ? name : `${name} was live already, nothing changed`),
  );
  const { lotteries } = comparison;
  await confirm({
    ...publication,
    expected: builtAddress(publication),
    lotteries,
    deployed,
    steps,
  });
  console.log(`published ${deployed.name}, read back from ${(live ?? deployed.address).name}`);
  const content = builtAddress(publication);
  await announcePublication(news, { content, live: live ?? deployed.address });
  report(comparison, steps);
}

function compare(publication: Publication, steps: Steps): Promise<Comparison> {
  const { target, output, allowOlder } = publication;
  const work = async () => {
    const build = await readBuild(output);
    return compareWithLive({
      build,
      built: builtAddress(publication),
      live: placesOf(publication),
      liveName: await target.liveName(),
      allowOlder,
      warn: steps.warn,
    });
  };
  return steps.run('compare with what is live', work, ({ build, liveName }) => {
    return `${build.files.size} files as built, live is ${liveName ?? 'nothing yet'}`;
  });
}

/** Every place that says what is live; the one that callers read comes first. */
const placesOf = ({ live, target }: Publication) =>
  [...new Set([live, target.address])].filter((address) => address !== undefined);

const builtAddress = ({ output }: Publication) => folderAddress(join(output, STATIC_FOLDER));

function report(comparison: Comparison, steps: Steps): void {
  for (const line of describeComparison(comparison)) console.log(line);
  console.log(steps.describeTimes());
  for (const line of steps.warnings) console.log(line);
}
