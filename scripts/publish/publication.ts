// One publication, step by step: check, build, compare, deploy, read back, report. A step that fails
// is the last one, and what was live before stays live or is made live again.
import type { Address } from './address.ts';
import { runCommand } from './command.ts';
import { type Comparison, compareWithLive, refuseBackwards } from './comparison.ts';
import { confirm } from './confirmation.ts';
import { describeChanges, describeDraws, describeTimes, listChanges } from './report.ts';
import { type Steps, startSteps } from './step.ts';
import type { Target } from './target.ts';

export type Publication = {
  readonly target: Target;
  /** The folder of static files that a build leaves. */
  readonly built: string;
  /** Where callers read, if it is known before deploying. */
  readonly live: Address | undefined;
  readonly patienceSeconds: number;
  readonly skipBuild: boolean;
  readonly dryRun: boolean;
  /** Leave a deployment live that could not be read back. */
  readonly keep: boolean;
  readonly allowOlder: boolean;
  /** Do nothing when the live status file is the built one. */
  readonly ifNew: boolean;
};

const warn = (line: string) => console.log(`warning: ${line}`);

export async function publish(publication: Publication): Promise<void> {
  const steps = startSteps();
  if (publication.dryRun) {
    await build(publication, steps);
    return compareOnly(publication, steps);
  }
  // Taken before the build: two publications that build at once would publish half of each.
  const unlock = await publication.target.lock();
  try {
    await build(publication, steps);
    await deployCompared(publication, steps);
  } finally {
    await unlock();
  }
}

async function build({ target, skipBuild }: Publication, steps: Steps): Promise<void> {
  for (const [name, command] of [
    ['data:check', ['npm', 'run', 'data:check']],
    ['build', target.build],
  ] as const) {
    if (skipBuild) steps.leaveOut(name, '--skip-build');
    else
      await steps.run(
        name,
        () => runCommand(command),
        () => command.join(' '),
      );
  }
}

function compare(publication: Publication, steps: Steps): Promise<Comparison> {
  const work = async () => {
    const comparison = await compareWithLive({ ...publication, warn });
    if (!publication.allowOlder) refuseBackwards(comparison);
    return comparison;
  };
  return steps.run('compare with what is live', work, ({ tree, before }) => {
    return `${tree.size} files built, live is ${before?.name ?? 'nothing yet'}`;
  });
}

async function compareOnly(publication: Publication, steps: Steps): Promise<void> {
  const comparison = await compare(publication, steps);
  console.log('dry run: nothing was deployed');
  report(comparison, steps, comparison.changes);
  for (const line of comparison.changes ? listChanges(comparison.changes) : []) console.log(line);
}

async function deployCompared(publication: Publication, steps: Steps): Promise<void> {
  const { target } = publication;
  const comparison = await compare(publication, steps);
  if (publication.ifNew && comparison.sameStatus) {
    console.log('not deployed: the latest draws are live already (--if-new)');
    return;
  }
  const deployed = await steps.run(
    'deploy',
    () => target.deploy(comparison.tree),
    ({ name, isNew }) => (isNew ? name : `${name} was live already, nothing changed`),
  );
  await confirm({ ...publication, comparison, deployed, steps });
  await target.tidy();
  const where = publication.live?.name ?? deployed.address.name;
  console.log(`published ${deployed.name}, read back from ${where}`);
  report(comparison, steps, comparison.changes);
}

function report(comparison: Comparison, steps: Steps, changes: Comparison['changes']): void {
  console.log(`files: ${describeChanges(changes)}`);
  console.log(`draws: ${describeDraws(comparison)}`);
  console.log(`seconds: ${describeTimes(steps.times)}`);
}
