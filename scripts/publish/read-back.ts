// Asks a live address, as a caller would, whether it answers what was built. A CDN takes its time, so
// what is not there yet is asked again, less and less often, until patience ends.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Address } from './address.ts';
import { Failure, messageOf } from './failure.ts';
import { jsonOf, parseStatus, resultsPath, STATUS_PATH } from './latest-draws.ts';

/** Quick enough for a folder or a local host, and well below the quota of 120 requests a minute. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

type Reading = {
  /** What was built. */
  readonly expected: Address;
  readonly live: Address;
  /** Those whose latest draw has to be the built one. */
  readonly lotteries: readonly string[];
  readonly patienceSeconds: number;
};

/** Waits until the live address answers what was built. Throws, naming what differs, if it does not. */
export async function readBack(reading: Reading): Promise<void> {
  const deadline = performance.now() + reading.patienceSeconds * 1000;
  let asked: readonly string[] = [STATUS_PATH, ...reading.lotteries];
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    const problems = new Map<string, string>();
    for (const one of asked) {
      const problem = await problemWith(one, reading);
      if (problem !== undefined) problems.set(one, problem);
    }
    if (problems.size === 0) return;
    const left = deadline - performance.now();
    if (left <= 0) throw new Failure([...problems.values()].join('; '));
    await wait(Math.min(pause, left));
    asked = [...problems.keys()];
  }
}

async function problemWith(one: string, reading: Reading): Promise<string | undefined> {
  try {
    return await (one === STATUS_PATH ? statusProblem(reading) : drawProblem(one, reading));
  } catch (error) {
    if (error instanceof Failure) return messageOf(error);
    throw error;
  }
}

async function statusProblem({ expected, live }: Reading): Promise<string | undefined> {
  const built = await expected.read(STATUS_PATH);
  if (built === undefined) return undefined;
  const found = await live.read(STATUS_PATH);
  if (found === built) return undefined;
  if (found === undefined) return `${live.name} has no ${STATUS_PATH}`;
  const draws = [parseStatus(built, expected.name), parseStatus(found, live.name)] as const;
  if (isDeepStrictEqual(...draws)) return undefined;
  return `${STATUS_PATH} of ${live.name} reports other latest draws than were built`;
}

/** The query form is asked first; a plain static host knows only the path form. */
async function drawProblem(lottery: string, { expected, live }: Reading) {
  const path = `/${resultsPath(lottery)}`;
  const built = jsonOf((await expected.read(path)) ?? '');
  const query = `/api/results?lottery=${lottery}&limit=1`;
  const asked = jsonOf((await live.read(query)) ?? '');
  const [form, found] =
    asked === undefined ? [path, jsonOf((await live.read(path)) ?? '')] : [query, asked];
  if (found !== undefined && isDeepStrictEqual(found, built)) return undefined;
  const said = found === undefined ? 'nothing that is JSON' : dateIn(found);
  return `${form} of ${live.name} answers ${said}, built was ${dateIn(built)}`;
}

function dateIn(body: unknown): string {
  const data = (body as { data?: { drawDate?: unknown }[] } | undefined)?.data;
  return typeof data?.[0]?.drawDate === 'string' ? data[0].drawDate : 'no draw';
}
