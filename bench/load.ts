// Load on a server, measured as answers a second of its own CPU time: what one core can do,
// whatever else the machine runs.
import autocannon from 'autocannon';
import { median } from './measure.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 16;

/** autocannon ends a round only when it takes a sample, by default once a second. */
const SAMPLE_MS = 50;

/** In rounds: V8 has compiled the hot code by then. */
const WARM_UP = 8;

/** nginx lets one request a minute through before it refuses. */
const LEAST_EXPECTED = 0.99;

export type Target = {
  readonly server: ServerProcess;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** The requests of a round that come too late, if a server cannot answer all of them in time. */
  readonly share?: number;
};

export type Loaded = { readonly perCpuSecond: number; readonly p99Ms: number };

/** The targets in turn, round by round; the median of each. */
export async function loadInTurn(
  targets: readonly Target[],
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Loaded[]> {
  const loads: Loaded[][] = targets.map(() => []);
  for (const target of targets) await load(target, requests * WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      loads[index]?.push(await load(target, requests));
    }
  }
  return loads.map((of) => ({
    perCpuSecond: median(of.map((one) => one.perCpuSecond)),
    p99Ms: median(of.map((one) => one.p99Ms)),
  }));
}

async function load(target: Target, ofRound: number): Promise<Loaded> {
  const { server, path, headers = {}, status, share = 1 } = target;
  const requests = Math.ceil(ofRound * share);
  const before = await server.cpuMs();
  const url = server.origin + path;
  const size = { connections: CONNECTIONS, amount: requests, sampleInt: SAMPLE_MS };
  const result = await autocannon({ url, headers, ...size });
  const cpuMs = (await server.cpuMs()) - before;
  const answered = Object.entries(result.statusCodeStats ?? {});
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (expected < requests * LEAST_EXPECTED) {
    throw new Error(`${url} answered ${JSON.stringify(answered)}, expected ${status}`);
  }
  return { perCpuSecond: (requests / cpuMs) * 1000, p99Ms: result.latency.p99 };
}
