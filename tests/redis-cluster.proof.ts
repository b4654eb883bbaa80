// The quota over two instances of the host and a real Redis Cluster of six nodes, well and unwell.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint } from '../src/api/contract/endpoints.ts';
import { start } from './support/fresh-clone.ts';
import { ask, passed, percentile, type Reply } from './support/quota-load.ts';
import type { Redis } from './support/redis.ts';
import { RedisCluster } from './support/redis-cluster.ts';

const QUOTA = ENDPOINTS.check.quotaPerMinute;

const question = ({ name, path }: Endpoint) =>
  `${path}?lottery=lao-tv${name === 'check' ? '&number=12' : ''}`;

let cluster: RedisCluster;
let instances: Awaited<ReturnType<typeof start>>[];
let origins: string[];

beforeAll(async () => {
  cluster = await RedisCluster.create();
  const env = { REDIS_URL: cluster.urls, PORT: '0' };
  const startHost = () => start('.', 'npm run --silent serve', /site (http:\S+)\//, env);
  instances = await Promise.all([startHost(), startHost()]);
  origins = instances.map(({ match }) => match[1] ?? '');
  // A cold process on a busy machine is slower than the patience it has with Redis.
  for (const endpoint of Object.values(ENDPOINTS)) {
    for (const node of await cluster.masters()) {
      await askAll(await clientOf(node), 20, question(endpoint));
    }
  }
});
afterAll(async () => {
  await Promise.all(instances.map(({ stop }) => stop('SIGTERM')));
  await cluster.stop();
});

/** The same question many times over, by turns to each instance, all at once. */
function askAll(from: string, times: number, path = question(ENDPOINTS.check)): Promise<Reply[]> {
  const askTurn = (_: unknown, turn: number) => ask(origins[turn % 2] ?? '', { path, from });
  return Promise.all(Array.from({ length: times }, askTurn));
}

/** An address of this machine that was not used yet. */
let clients = 0;
function newClient(): string {
  clients += 1;
  return `127.1.${clients >> 7}.${1 + (clients & 127)}`;
}

/** One whose checks a node counts. */
async function clientOf(node: Redis): Promise<string> {
  const client = newClient();
  return (await cluster.masterOf(await slotOf(client))) === node ? client : clientOf(node);
}
const slotOf = (address: string) => cluster.slotOf(`quota:check:${address}`);

/** How often the nodes did something since they began, by its name in the statistics of Redis. */
async function tally(section: string, entry: RegExp): Promise<number> {
  const texts = await Promise.all(cluster.nodes.map((node) => node.command(`info ${section}`)));
  return texts.reduce((sum, text) => sum + Number(entry.exec(text)?.[1] ?? 0), 0);
}

test('a client has one key, at one node, and a request is one round trip', async () => {
  const evals = () => tally('commandstats', /cmdstat_eval:calls=(\d+)/);
  const redirections = () => tally('errorstats', /errorstat_(?:MOVED|ASK):count=(\d+)/);
  const [evalsBefore, redirectionsBefore] = [await evals(), await redirections()];
  const nodes = await cluster.masters();
  for (const node of nodes) expect(passed(await askAll(await clientOf(node), QUOTA))).toBe(QUOTA);
  expect(nodes).toHaveLength(3);
  expect(await evals()).toBe(evalsBefore + 3 * QUOTA);
  expect(await redirections()).toBe(redirectionsBefore);
});

/** Requests of these clients while something happens; the replies of each. */
async function during(addresses: readonly string[], act: () => Promise<unknown>) {
  const replies = addresses.map(() => [] as Reply[]);
  let isOver = false;
  const load = addresses.map(async (client, index) => {
    while (!isOver) {
      replies[index]?.push(...(await askAll(client, 2)));
      await sleep(30);
    }
  });
  await act();
  isOver = true;
  await Promise.all(load);
  return replies;
}

/** A line for the closing report, and what holds whatever becomes of the nodes. */
function report(what: string, replies: readonly Reply[][]): void {
  const all = replies.flat();
  const p99 = percentile(
    all.map(({ tookMs }) => tookMs),
    0.99,
  );
  const worst = Math.max(...all.map(({ tookMs }) => tookMs));
  const through = replies.map(passed).join(', ');
  console.log(
    `${what}: ${all.length} answers, p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms, passed by client: ${through}`,
  );
  expect(all.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(p99).toBeLessThan(1_000);
}

test('a slot that moves to another node under load loses and doubles no count', async () => {
  const [from, to] = (await cluster.masters()) as [Redis, Redis];
  const client = await clientOf(from);
  const slot = await slotOf(client);
  const replies = await during([client], async () => {
    await sleep(300);
    await cluster.moveSlot(slot, to);
    await sleep(1_000);
  });
  report('slot moved', replies);
  expect(await cluster.masterOf(slot)).toBe(to);
  expect(passed(replies.flat())).toBe(QUOTA);
  expect(passed(await askAll(client, 20))).toBe(0);
});

/** What a node does, and what ends it; the others replace it meanwhile. */
const OUTAGES: readonly [string, (node: Redis) => unknown, (node: Redis) => unknown][] = [
  ['killed', (node) => node.stop(), (node) => node.start()],
  ['frozen', (node) => node.freeze(), (node) => node.thaw()],
];

test.each(OUTAGES)(
  'a node that is %s costs its own clients a window at most',
  async (name, act, end) => {
    const [lost, well] = (await cluster.masters()) as [Redis, Redis];
    const client = await clientOf(lost);
    const slot = await slotOf(client);
    const neighbours = [await clientOf(well), await clientOf(well)];
    const replies = await during([client, ...neighbours], async () => {
      await sleep(500);
      await act(lost);
      await cluster.settle(5);
      // The hosts find its successor, without the one that is gone.
      await sleep(10_000);
      await end(lost);
      await cluster.settle(6);
    });
    report(`node ${name}`, replies);
    const [through = 0, ...exact] = replies.map(passed);
    // Where the node counted, in the memory of each instance, and where its successor counts.
    expect(through).toBeGreaterThanOrEqual(QUOTA);
    expect(through).toBeLessThanOrEqual(4 * QUOTA);
    expect(exact).toEqual(neighbours.map(() => QUOTA));
    // Its successor counts: both instances share one quota again, also once it is a replica.
    expect(await cluster.masterOf(slot)).not.toBe(lost);
    const newClient = await clientOf(await cluster.masterOf(slot));
    expect(passed(await askAll(newClient, 200))).toBe(QUOTA);
  },
);

test('without any node memory counts, and they count again once they are back', async () => {
  const ofEachNode = await Promise.all((await cluster.masters()).map(clientOf));
  const replies = await during(ofEachNode, async () => {
    await cluster.stop();
    await sleep(4_000);
  });
  report('cluster stopped', replies);
  for (const through of replies.map(passed)) {
    expect(through).toBeGreaterThanOrEqual(QUOTA);
    expect(through).toBeLessThanOrEqual(3 * QUOTA);
  }
  await Promise.all(cluster.nodes.map((node) => node.start()));
  await cluster.settle(6);
  // A host that gave up on a node opens new connections after a few tries.
  await expect
    .poll(
      async () => passed(await askAll(await clientOf((await cluster.masters())[0] as Redis), 150)),
      { interval: 1_000 },
    )
    .toBe(QUOTA);
});

test('what the hosts said of it is one line at a time, and names no secret', () => {
  for (const { output } of instances) {
    expect(output()).toContain('Redis does not count');
    for (const line of output().trim().split('\n').slice(1)) JSON.parse(line);
  }
});
