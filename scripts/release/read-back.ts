// Asks a live address, as a caller would, whether it answers what was built. A CDN is slow, so it
// asks again, less and less often, until its patience ends. It then rolls the deployment back.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { drawSchema } from '../../src/api/answers/results.schema.ts';
import { BUILD_FILE } from '../output/inventory.ts';
import { Failure, readMessage } from '../command/failure.ts';
import { parseJson } from '../disk/text-files.ts';
import type { Address } from '../output/address.ts';
import type { Publication } from './target.ts';
import { latestResultPath, readStatus } from '../output/served-draws.ts';
import type { Steps } from './step.ts';
import type { Deployed } from './target.ts';

/** Quick enough for a folder or a local host, and well below the quota of 120 requests a minute. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

const datesSchema = z.object({ data: z.array(drawSchema.pick({ drawDate: true })) });

type ReadBack = Pick<Publication, 'patienceSeconds'> & {
  /** What was built. */
  readonly expected: Address;
  readonly live: Address;
  /** Those whose latest draw has to be the built one. */
  readonly lotteries: readonly string[];
};

type LiveCheck = () => Promise<string | undefined>;

/** Waits until the live address answers what was built. Throws, naming what differs, if not. */
async function readBack(reading: ReadBack): Promise<void> {
  const deadline = performance.now() + reading.patienceSeconds * 1000;
  let open: readonly LiveCheck[] = [
    () => statusProblem(reading),
    // Together these list every file that callers can get.
    ...[BUILD_FILE, FILES.manifest.path].map((path) => () => fileProblem(path, reading)),
    ...reading.lotteries.map((lottery) => () => drawProblem(lottery, reading)),
  ];
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    const problems = new Map<LiveCheck, string>();
    for (const check of open) {
      const problem = await check().catch((error: unknown) => {
        if (error instanceof Failure) return readMessage(error);
        throw error;
      });
      if (problem !== undefined) problems.set(check, problem);
    }
    if (problems.size === 0) return;
    const remainingMs = deadline - performance.now();
    if (remainingMs <= 0) throw new Failure([...problems.values()].join('; '));
    await wait(Math.min(pause, remainingMs));
    open = [...problems.keys()];
  }
}

type Confirmation = ReadBack &
  Pick<Publication, 'keep'> & { readonly deployed: Deployed; readonly steps: Steps };

/** Reads a deployment back; failing that, makes live again what was, and still throws. */
export async function confirm(confirmation: Confirmation): Promise<void> {
  const { steps, deployed, keep, lotteries } = confirmation;
  const count = lotteries.length;
  const draws = count === 1 ? 'draw of 1 lottery' : `draws of ${count} lotteries`;
  const work = async () => {
    await readBack(confirmation);
    await deployed.verify?.();
  };
  try {
    await steps.run('read back', work, () => `as built, with the latest ${draws}`);
  } catch (error) {
    if (!deployed.isNew) steps.say('nothing to roll back: this publication changed nothing');
    else if (keep) steps.say(`left live, as --keep asks: ${deployed.name}`);
    else await undo(confirmation);
    throw error;
  }
}

async function undo({ deployed, steps }: Confirmation): Promise<void> {
  try {
    await steps.run('roll back', deployed.undo, (name) => `${name} is live again`);
  } catch (error) {
    const still = `${deployed.name} IS STILL LIVE: it could not be read back, nor rolled back`;
    throw new Failure(`${still} (${readMessage(error)})`, { cause: error });
  }
}

/** Reads back what a rollback made live; if its files are not at hand, whether the API answers. */
export async function readReturned(
  expected: Address | undefined,
  { live, patienceSeconds }: Pick<ReadBack, 'live' | 'patienceSeconds'>,
): Promise<void> {
  if (expected === undefined) {
    if ((await readStatus(live)) !== undefined) return;
    throw new Failure(`${live.name} has no ${FILES.status.path}`);
  }
  const status = [...((await readStatus(expected)) ?? [])];
  const lotteries = status.filter(([, { latest }]) => latest !== null).map(([lottery]) => lottery);
  await readBack({ expected, live, lotteries, patienceSeconds });
}

async function statusProblem({ expected, live }: ReadBack): Promise<string | undefined> {
  const status = await readStatus(live);
  if (status === undefined) return `${live.name} has no ${FILES.status.path}`;
  if (isDeepStrictEqual(await readStatus(expected), status)) return undefined;
  return `${FILES.status.path} of ${live.name} reports other latest draws than were built`;
}

async function fileProblem(path: string, { expected, live }: ReadBack) {
  if ((await live.read(path)) === (await expected.read(path))) return undefined;
  return `${path} of ${live.name} is not the built one`;
}

/** The query form is asked first; a plain static host knows only the path form. */
async function drawProblem(lottery: string, { expected, live }: ReadBack) {
  const path = latestResultPath(lottery);
  const built = parseJson((await expected.read(path)) ?? '');
  const query = `${ENDPOINTS.results.path}?lottery=${lottery}&limit=1`;
  const reply = parseJson((await live.read(query)) ?? '');
  const [form, found] =
    reply === undefined ? [path, parseJson((await live.read(path)) ?? '')] : [query, reply];
  if (found !== undefined && isDeepStrictEqual(found, built)) return undefined;
  const servedDate = found === undefined ? 'nothing that is JSON' : dateIn(found);
  return `${form} of ${live.name} answers ${servedDate}, built was ${dateIn(built)}`;
}

function dateIn(body: unknown): string {
  return datesSchema.safeParse(body).data?.data[0]?.drawDate ?? 'no draw';
}
