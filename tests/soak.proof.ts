// The local host under mixed load and attack for SOAK_SECONDS (60): nothing breaks, nothing grows,
// nobody gets past the quota, and no attacker writes into the log.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './support/nginx.ts';
import { applyLoad, MARK } from './support/soak-load.ts';
import { crawl, leaveEarly, pipeline, throwGarbage } from './support/soak-sockets.ts';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 60);
/** Requests a second. */
const RATE = Number(process.env['SOAK_RATE'] ?? 1_000);
const UNTIL_THE_END = (SECONDS + 120) * 1_000;
/** How much more memory the last third may take than the one before. */
const GROWTH = 1.25;
/** The unit of /proc/<pid>/statm. */
const PAGE_BYTES = 4_096;

let host: ChildProcess;
let port: number;
const printed = { stdout: '', stderr: '' };
let attack: ReturnType<typeof begin>;

beforeAll(async () => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    // As package.json has it.
    MALLOC_MMAP_THRESHOLD_: '131072',
  };
  host = spawn(process.execPath, ['scripts/run.ts', 'serve'], {
    env,
  });
  for (const name of ['stdout', 'stderr'] as const) {
    host[name]?.on('data', (chunk) => {
      printed[name] += chunk;
    });
  }
  if (host.stdout) await once(host.stdout, 'data');
  port = Number(/site http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed.stdout)?.[1]);
  attack = begin();
});
afterAll(() => host?.kill('SIGKILL'));

/** Everything at once; what comes of it is there at the end. */
function begin() {
  const ended = AbortSignal.timeout(SECONDS * 1_000);
  return {
    load: applyLoad(port, RATE, ended),
    garbage: throwGarbage(port, ended),
    leaving: leaveEarly(port, ended),
    crawled: whileRunning(ended, () => crawl(port)),
    megabytes: whileRunning(ended, async () => {
      await setTimeout(1_000);
      const [, resident] = (await readFile(`/proc/${host.pid}/statm`, 'utf8')).split(' ');
      return Math.round((Number(resident) * PAGE_BYTES) / 1e6);
    }),
  };
}

async function whileRunning(ended: AbortSignal, act: () => Promise<number>): Promise<number[]> {
  const results = [];
  while (!ended.aborted) results.push(await act());
  return results;
}

describe('while it lasts', () => {
  test('requests in one go on one connection are counted one by one', async () => {
    const connections = Array.from({ length: 50 }, () => pipeline(port, '127.0.0.78', 6));
    const statuses = (await Promise.all(connections)).flat();
    expect(statuses.filter((status) => status === 200).length).toBe(120);
    expect(statuses.filter((status) => status === 429).length).toBe(180);
  });
});

describe('at the end', () => {
  test('every answer was the one promised', {
    timeout: UNTIL_THE_END,
  }, async () => {
    const [load, garbage] = [await attack.load, await attack.garbage];
    const milliseconds = (percentile: number) => load.latency.percentile(percentile) / 1_000;
    console.log({
      seconds: SECONDS,
      statuses: load.statuses,
      milliseconds: {
        p50: milliseconds(50),
        p99: milliseconds(99),
        most: load.latency.max / 1_000,
      },
      garbage: garbage.thrown,
    });
    expect(load.wrong.slice(0, 10)).toEqual([]);
    expect(garbage.wrong.slice(0, 10)).toEqual([]);
    expect(load.statuses[200]).toBeGreaterThan(SECONDS);
    expect(load.statuses[429]).toBeGreaterThan(0);
  });

  test('every slow connection was closed by the host', {
    timeout: UNTIL_THE_END,
  }, async () => {
    const crawled = await attack.crawled;
    console.log({ slowConnections: crawled });
    expect(crawled.length).toBeGreaterThan(0);
  });

  test('the host takes no more memory than before', async () => {
    const megabytes = await attack.megabytes;
    const third = Math.floor(megabytes.length / 3);
    const median = (from: number) =>
      megabytes.slice(from, from + third).sort((one, other) => one - other)[third >> 1] ?? 0;
    const thirds = [median(0), median(third), median(2 * third)];
    console.log({
      megabytes: {
        thirds,
        most: Math.max(...megabytes),
        end: megabytes.at(-1),
      },
    });
    expect(thirds[2]).toBeLessThan((thirds[1] ?? 0) * GROWTH);
  });

  test('the host still answers', async () => {
    expect(host.exitCode).toBe(null);
    const { status } = await ask({
      path: '/api/results',
      port,
      localAddress: '127.0.0.79',
    });
    expect(status).toBe(200);
  });

  test('the log has a line a record, and none by an attacker', () => {
    expect(printed.stdout.trim().split('\n')).toEqual([expect.stringMatching(/^site http/)]);
    const lines = printed.stderr.split('\n').filter((line) => line !== '');
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('message');
    expect(printed.stderr).not.toContain(MARK);
    expect([...printed.stderr].filter((sign) => sign !== '\n' && /\p{Cc}/u.test(sign))).toEqual([]);
  });
});
