// A deployment is a publication only once it has been read back. One that cannot be is undone.
import { type Address, folderAddress } from './address.ts';
import type { Comparison } from './comparison.ts';
import { Failure, messageOf } from './failure.ts';
import { readBack } from './read-back.ts';
import { describeChanges } from './report.ts';
import type { Steps } from './step.ts';
import type { Deployed, Target } from './target.ts';
import { isSame } from './tree.ts';

export type Confirmation = {
  readonly target: Target;
  readonly built: string;
  /** Where callers read; without it, where the deployment says it is. */
  readonly live: Address | undefined;
  readonly patienceSeconds: number;
  readonly keep: boolean;
  readonly comparison: Comparison;
  readonly deployed: Deployed;
  readonly steps: Steps;
};

/** Reads back; failing that, makes live again what was, and still throws. */
export async function confirm(confirmation: Confirmation): Promise<void> {
  const { steps, deployed, keep, comparison } = confirmation;
  const count = comparison.lotteries.length;
  const draws = count === 1 ? 'draw of 1 lottery' : `draws of ${count} lotteries`;
  try {
    await steps.run(
      'read back',
      () => compareLive(confirmation),
      () => `as built, with the latest ${draws}`,
    );
  } catch (error) {
    if (!deployed.isNew) console.log('nothing to roll back: this publication changed nothing');
    else if (keep) console.log(`left live as told (--keep): ${deployed.name}`);
    else await undo(confirmation);
    throw error;
  }
}

async function compareLive(confirmation: Confirmation): Promise<void> {
  const { target, built, deployed, patienceSeconds, comparison } = confirmation;
  const { tree, lotteries } = comparison;
  const live = confirmation.live ?? deployed.address;
  await readBack({ expected: folderAddress(built), live, lotteries, patienceSeconds });
  const stray = await target.changes(tree);
  if (stray !== undefined && !isSame(stray)) {
    throw new Failure(`the live files are not those built: ${describeChanges(stray)}`);
  }
}

async function undo({ target, comparison, deployed, steps }: Confirmation): Promise<void> {
  const { before } = comparison;
  try {
    await steps.run(
      'roll back',
      () => target.restore(before),
      () => `${before?.name ?? 'nothing'} is live again`,
    );
  } catch (error) {
    const said = `${deployed.name} IS STILL LIVE: it could not be read back, nor rolled back`;
    throw new Failure(`${said} (${messageOf(error)})`, { cause: error });
  }
}
