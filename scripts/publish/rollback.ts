// Makes live again what was live before the latest publication, and reads it back.
import { type Address, folderAddress } from './address.ts';
import { Failure } from './failure.ts';
import { jsonOf, lotteriesOf, STATUS_PATH } from './latest-draws.ts';
import { readBack } from './read-back.ts';
import { describeTimes } from './report.ts';
import { startSteps } from './step.ts';
import type { Returned, Target } from './target.ts';
import { readTree } from './tree.ts';

export type Rollback = {
  readonly target: Target;
  /** Where callers read; unknown, nothing is read back. */
  readonly live: Address | undefined;
  readonly patienceSeconds: number;
};

export async function rollBack({ target, live, patienceSeconds }: Rollback): Promise<void> {
  const steps = startSteps();
  const unlock = await target.lock();
  try {
    const returned = await steps.run(
      'roll back',
      () => target.rollBack(),
      ({ name }) => `${name} is live again`,
    );
    if (live === undefined) {
      steps.leaveOut('read back', 'no --url or SITE_URL says where');
    } else {
      const work = () => confirm(returned, { live, patienceSeconds });
      await steps.run('read back', work, () => `${live.name} answers`);
    }
    console.log(`seconds: ${describeTimes(steps.times)}`);
  } finally {
    await unlock();
  }
}

async function confirm(
  { folder }: Returned,
  { live, patienceSeconds }: { live: Address; patienceSeconds: number },
): Promise<void> {
  if (folder === undefined) return confirmAnswering(live);
  const lotteries = lotteriesOf(await readTree(folder));
  await readBack({ expected: folderAddress(folder), live, lotteries, patienceSeconds });
}

/** Where the old files are not at hand: the address has to answer as the API does. */
async function confirmAnswering(live: Address): Promise<void> {
  const path = (await live.read(STATUS_PATH)) === undefined ? '/api/results' : STATUS_PATH;
  const body = jsonOf((await live.read(path)) ?? '') as { success?: unknown } | undefined;
  if (body?.success !== true) throw new Failure(`${path} of ${live.name} is not an answer of ours`);
}
