// A connection to one Redis, or to a cluster of them: what the counters ask of either.
import { createClient, createCluster, RedisClient } from '@redis/client';

/** How long an attempt to connect may take, and how long to wait before the next one. */
const RECONNECT_MS = 1_000;
/** At most so many commands wait for a node, so that a frozen one costs no memory. */
const MAX_WAITING = 10_000;
const SLOTS = 16_384;

export type RedisConnection = {
  /** The address of the node that has a key. */
  nodeOf(key: string): string;
  /** Resolves once that node takes commands, rejects where its connection was lost. */
  ready(key: string): Promise<void>;
  /** Runs a script at the node of its one key. */
  run(script: string, key: string, argument: string): Promise<unknown>;
  /** Resolves once connected; until then it tries every second. */
  connect(): Promise<void>;
  destroy(): void;
};

type Warn = (error: unknown) => void;

/**
 * What connects to the Redis at an address (`redis://…`, `rediss://…`), or to the cluster of the
 * nodes at several, with commas between. Throws, without a word of the list, where it is wrong.
 */
export function redisConnector(list: string, warn: Warn): () => RedisConnection {
  // A password may have a comma, but no address follows that one.
  const urls = list.split(/\s*,\s*(?=\w+:\/\/)/) as [string, ...string[]];
  for (const [index, url] of urls.entries()) refuseAddress(url, index, urls);
  return () => (urls.length === 1 ? oneRedis(urls[0], warn) : cluster(urls, warn));
}

function refuseAddress(url: string, index: number, urls: readonly [string, ...string[]]): void {
  const { socket, username, password, database = 0 } = RedisClient.parseURL(url);
  const refuse = (reason: string) => {
    throw new TypeError(`address ${index + 1} of ${urls.length} ${reason}`);
  };
  if ('host' in socket && socket.host?.includes(','))
    refuse('is several; each begins with redis://');
  if (urls.length === 1) return;
  const first = RedisClient.parseURL(urls[0]);
  if (database !== 0) refuse('names a database; a cluster has none');
  if (socket.tls !== first.socket.tls) refuse('has another protocol than the first');
  if (username !== first.username || password !== first.password) {
    refuse('has another user or password than the first; the nodes of a cluster share them');
  }
}

/** What the connection to a node has in either case. */
const NODE = { disableOfflineQueue: true, commandsQueueMaxLength: MAX_WAITING };
const SOCKET = { connectTimeout: RECONNECT_MS, reconnectStrategy: RECONNECT_MS };

function oneRedis(url: string, warn: Warn): RedisConnection {
  const client = createClient({ ...NODE, url, socket: { ...SOCKET } });
  client.on('error', warn);
  return {
    nodeOf: () => '',
    ready: async () => refuseLost(client),
    run: (script, key, argument) => client.eval(script, { keys: [key], arguments: [argument] }),
    connect: async () => void (await client.connect()),
    destroy: () => client.destroy(),
  };
}

function cluster(urls: readonly [string, ...string[]], warn: Warn): RedisConnection {
  const { username, password, socket } = RedisClient.parseURL(urls[0]);
  const nodes = createCluster({
    // A frozen node accepts a connection and then says nothing, so another node is asked for the
    // topology as well.
    rootNodes: urls.map((url) => ({ url, socket: { socketTimeout: RECONNECT_MS } })),
    defaults: {
      ...NODE,
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      socket: { ...SOCKET, tls: socket.tls },
    },
    // A node that is down delays no request to the others.
    minimizeConnections: true,
    topologyRefreshOnReconnectionAttemptStrategy: RECONNECT_MS,
  });
  nodes.on('error', warn).on('node-error', warn);
  let isWanted = true;
  const connect = async (): Promise<void> => {
    await nodes.connect().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (isWanted) await connect();
    });
  };
  return {
    nodeOf: (key) => nodes.slots[slotOf(key)]?.master.address ?? '',
    ready: async (key) => refuseLost(await nodes.getNodeClientForKey(key)),
    run: (script, key, argument) => nodes.eval(script, { keys: [key], arguments: [argument] }),
    connect: async () => {
      await connect();
      await Promise.all(nodes.masters.map((master) => nodes.nodeClient(master)));
    },
    destroy: () => {
      isWanted = false;
      nodes.destroy();
    },
  };
}

function refuseLost({ isReady }: { readonly isReady: boolean }): void {
  if (!isReady) throw new Error('Redis connection is not ready');
}

/** The slot of a key, as every node computes it: CRC-16 of XMODEM. Our keys have no braces. */
export function slotOf(key: string): number {
  let crc = 0;
  for (const byte of Buffer.from(key)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0);
  }
  return (crc & 0xffff) % SLOTS;
}
