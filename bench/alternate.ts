// Times two functions alternately in short rounds, so that other load slows both alike.
import { Bench } from 'tinybench';
import { median } from './measure.ts';

/** Calls for each timing: reading the clock costs as much as one call. */
const BATCH = 100;
const ROUND_MS = 60;
const WARM_UP_ROUNDS = 2;

type Run = () => Promise<unknown>;

/** The median nanoseconds a call of each. */
export async function alternate(
  one: Run,
  other: Run,
  rounds: number,
): Promise<readonly [number, number]> {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round += 1) {
    for (const [index, run] of [one, other].entries()) {
      const time = await nanosecondsOf(run);
      if (round >= WARM_UP_ROUNDS) times[index]?.push(time);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function nanosecondsOf(run: Run): Promise<number> {
  const bench = new Bench({ time: ROUND_MS, warmup: false });
  bench.add('batch', async () => {
    for (let call = 0; call < BATCH; call += 1) await run();
  });
  const [task] = await bench.run();
  if (task?.result.state !== 'completed') throw new Error(`a round was ${task?.result.state}`);
  return (task.result.latency.p50 * 1e6) / BATCH;
}
