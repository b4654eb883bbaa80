// A real Redis Cluster on free ports: three nodes that count, and a replica of each.
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './fresh-clone.ts';
import { Redis } from './redis.ts';

/** Milliseconds without a word after which the others take a node for lost, and replace it. */
const NODE_TIMEOUT = 1_500;
const SHARDS = 3;

/** A line of `CLUSTER NODES`. */
type Member = {
  readonly node: Redis;
  readonly isMaster: boolean;
  readonly isWell: boolean;
  readonly slots: readonly string[];
};

export class RedisCluster {
  readonly nodes: readonly Redis[];

  private constructor(nodes: readonly Redis[]) {
    this.nodes = nodes;
  }

  static async create(): Promise<RedisCluster> {
    const settings = [
      ...['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT)],
      // A replica follows at once, and takes over however old what it knows is.
      ...['--repl-diskless-sync-delay', '0', '--cluster-replica-validity-factor', '0'],
    ];
    const nodes: Redis[] = [];
    while (nodes.length < 2 * SHARDS) nodes.push(await Redis.create(settings));
    const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`).join(' ');
    await run('.', `redis-cli --cluster create ${addresses} --cluster-replicas 1 --cluster-yes`);
    const cluster = new RedisCluster(nodes);
    await cluster.settle(nodes.length);
    return cluster;
  }

  /** The addresses as `REDIS_URL` takes them. */
  get urls(): string {
    return this.nodes.map(({ url }) => url).join(',');
  }

  /** Waits until every node that answers finds so many well, and a master for each slot. */
  async settle(size: number): Promise<void> {
    for (const node of this.nodes.filter(({ answers }) => answers)) {
      for (;;) {
        const info = await node.command('cluster info');
        const well = (await this.#membersAs(node)).filter(({ isWell }) => isWell);
        const follows = !(await node.command('info replication')).includes('link_status:down');
        if (info.includes('cluster_state:ok') && well.length === size && follows) break;
        await sleep(100);
      }
    }
  }

  async slotOf(key: string): Promise<number> {
    return Number(await this.#witness().command(`cluster keyslot ${key}`));
  }

  /** The node that counts the keys of a slot. */
  async masterOf(slot: number): Promise<Redis> {
    const masters = await this.#masters();
    const master = masters.find(({ slots }) => slots.some((range) => isInRange(slot, range)));
    if (master === undefined) throw new Error(`no node has slot ${slot}`);
    return master.node;
  }

  /** The nodes that count. */
  async masters(): Promise<Redis[]> {
    return (await this.#masters()).map(({ node }) => node);
  }

  /** Gives a slot to another master, key by key, as a reshard does. */
  async moveSlot(slot: number, to: Redis): Promise<void> {
    const from = await this.masterOf(slot);
    const [fromId, toId] = [await from.command('cluster myid'), await to.command('cluster myid')];
    await to.command(`cluster setslot ${slot} importing ${fromId}`);
    await from.command(`cluster setslot ${slot} migrating ${toId}`);
    // For a while keys that are not here yet begin there, and those that are here stay.
    await sleep(500);
    const keys = (await from.command(`cluster getkeysinslot ${slot} 1000`)).split('\n');
    for (const key of keys) await from.command(`migrate 127.0.0.1 ${to.port} ${key} 0 1000`);
    await sleep(500);
    for (const node of [to, from]) await node.command(`cluster setslot ${slot} node ${toId}`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }

  async #masters(): Promise<Member[]> {
    const members = await this.#membersAs(this.#witness());
    return members.filter(({ isMaster, isWell }) => isMaster && isWell);
  }

  #witness(): Redis {
    const witness = this.nodes.find(({ answers }) => answers);
    if (witness === undefined) throw new Error('no node answers');
    return witness;
  }

  /** The cluster as one of its nodes sees it. */
  async #membersAs(witness: Redis): Promise<Member[]> {
    const lines = (await witness.command('cluster nodes')).split('\n');
    return lines.map((line) => {
      const [, address = '', flags = '', , , , , link, ...slots] = line.split(' ');
      const node = this.nodes.find(({ port }) => address.includes(`:${port}@`)) as Redis;
      const isWell = link === 'connected' && !flags.includes('fail');
      return { node, isMaster: flags.includes('master'), isWell, slots };
    });
  }
}

function isInRange(slot: number, range: string): boolean {
  const [from, to = from] = range.split('-').map(Number);
  return slot >= Number(from) && slot <= Number(to);
}
