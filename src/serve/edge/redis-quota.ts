// Counters in Redis, shared by every instance. Failing open by decision: when a Redis is slow or
// gone, the memory of this instance counts instead, and answers keep coming. One request a second
// tries whether it is back, so that the others do not wait for a time-out each.
import { ENDPOINTS, type EndpointName } from '../../api/contract/endpoints.ts';
import { type Count, PERIOD_SECONDS } from '../../api/contract/quota-headers.ts';
import { logLine } from './log.ts';
import { countOf, MAX_CLIENTS, memoryQuota, type QuotaStore } from './quota.ts';
import { type RedisConnection, redisConnector } from './redis-connection.ts';
import { type Clock, monotonic, Windows, wholeSeconds } from './minutes.ts';

/** A count takes well under a millisecond on the same network and a few in the same region. */
const TIMEOUT_MS = 80;
/** A timer that fires this much too late shows that the process was busy, so it waits again. */
const TIMER_DELAY_MS = 5;
/** It waits again at most so many times: a request waits 320 ms in all. */
const MAX_TIMEOUTS = 4;
/** How long memory counts before Redis is tried again. */
const PAUSE_MS = 1_000;
/** A new instance waits this long to connect, because it would else begin with empty counters. */
const FIRST_CONNECTION_MS = 300;
/** After so many failed tries the instance opens a new connection: Redis may have moved. */
const TRIES_PER_CONNECTION = 5;
/** By then a replaced connection has answered everything that it was asked. */
const REPLACED_MS = 2 * MAX_TIMEOUTS * TIMEOUT_MS;
const WARNING_PERIOD_MS = 60_000;

/**
 * Counts a request and gives the milliseconds its window still lasts. A window that lasts longer
 * than a period began before the clock of Redis was set back: it has ended.
 */
const COUNT_SCRIPT = `redis.call('set', KEYS[1], 0, 'EX', ARGV[1], 'NX')
if redis.call('pttl', KEYS[1]) > 1000 * ARGV[1] then redis.call('set', KEYS[1], 0, 'EX', ARGV[1]) end
return {redis.call('incr', KEYS[1]), redis.call('pttl', KEYS[1])}`;

/** The state of a node: one of a cluster may be gone while the others count. */
type NodeState = {
  /** The moment (ms) from which it may be tried again; `undefined` while it answers. */
  retryAt: number | undefined;
  failedTries: number;
};

/**
 * Counters in the Redis at an address (`redis://…`, `rediss://…`), or in the cluster of several
 * addresses: atomic, one round trip each, under keys that expire with their window. Throws when
 * the addresses are wrong; never because of Redis.
 */
export class RedisQuota implements QuotaStore {
  readonly #open: () => RedisConnection;
  #connection: RedisConnection;
  /** The connection that takes its place once it is connected. */
  #successor: RedisConnection | undefined;
  readonly #insurance: QuotaStore;
  readonly #now: Clock;
  readonly #firstConnection: Promise<void>;
  /** Clients whose quota is used up: refused from memory, so that no attack reaches Redis. */
  readonly #refused = new Map<EndpointName, Windows>();
  readonly #states = new Map<string, NodeState>();
  #nextWarningAt = 0;

  constructor(addresses: string, insurance: QuotaStore = memoryQuota(), now: Clock = monotonic) {
    this.#open = redisConnector(addresses, (error) => this.#warn(error));
    this.#insurance = insurance;
    this.#now = now;
    for (const { name } of Object.values(ENDPOINTS)) {
      this.#refused.set(name, new Windows(MAX_CLIENTS, now));
    }
    this.#connection = this.#open();
    const connected = this.#connection.connect().catch((error: unknown) => this.#warn(error));
    // The timer keeps no process alive.
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, FIRST_CONNECTION_MS).unref();
    });
    this.#firstConnection = Promise.race([connected, patience]);
  }

  async count(endpoint: EndpointName, client: string): Promise<Count> {
    await this.#firstConnection;
    const key = `quota:${endpoint}:${client}`;
    const state = this.#stateOf(this.#connection.nodeOf(key));
    const refused = this.#refused.get(endpoint) as Windows;
    const trying = state.retryAt !== undefined;
    if (this.#now() < (state.retryAt ?? 0)) return this.#insurance.count(endpoint, client);
    const refusal = refused.open(client);
    if (refusal) return countOf(endpoint, Infinity, refused.secondsLeft(refusal));
    // This request tries the node; the others count in memory meanwhile.
    if (trying) state.retryAt = this.#now() + PAUSE_MS;
    try {
      const [requests, lastsMs] = await this.#ask(key);
      if (trying) console.warn(logLine('quota: Redis counts again'));
      [state.retryAt, state.failedTries] = [undefined, 0];
      const count = countOf(endpoint, requests, wholeSeconds(lastsMs));
      if (!count.allowed) refused.begin(client, lastsMs);
      return count;
    } catch (error) {
      state.retryAt = this.#now() + PAUSE_MS;
      this.#warn(error);
      if (trying) state.failedTries += 1;
      if (state.failedTries >= TRIES_PER_CONNECTION) {
        state.failedTries = 0;
        void this.#replaceConnection();
      }
      return this.#insurance.count(endpoint, client);
    }
  }

  /** Closes the connections, which would keep the process from ending. */
  close(): void {
    this.#successor?.destroy();
    this.#connection.destroy();
  }

  #stateOf(node: string): NodeState {
    const state = this.#states.get(node) ?? { retryAt: undefined, failedTries: 0 };
    this.#states.set(node, state);
    return state;
  }

  /** Opens a new connection. The old one counts on as far as it still reaches Redis. */
  async #replaceConnection(): Promise<void> {
    this.#successor?.destroy();
    const successor = this.#open();
    this.#successor = successor;
    await successor.connect().catch((error: unknown) => this.#warn(error));
    if (this.#successor !== successor) return;
    const replaced = this.#connection;
    [this.#connection, this.#successor] = [successor, undefined];
    setTimeout(() => replaced.destroy(), REPLACED_MS).unref();
  }

  /** Requests of the window, and the milliseconds it still lasts. */
  async #ask(key: string): Promise<[requests: number, lastsMs: number]> {
    const connection = this.#connection;
    // Waits for the node before it counts: a request that gave up would else be counted later.
    await inTime(connection.ready(key));
    const counted = inTime(connection.run(COUNT_SCRIPT, key, String(PERIOD_SECONDS)));
    return (await counted) as [number, number];
  }

  #warn(error: unknown): void {
    if (this.#now() < this.#nextWarningAt) return;
    this.#nextWarningAt = this.#now() + WARNING_PERIOD_MS;
    const message = 'quota: Redis does not count, the memory of this instance does';
    console.warn(logLine(message, String(error)));
  }
}

/**
 * The value of the promise, or a rejection after the time-out. Time in which this process was busy
 * does not count: after a burst the timer fires before answers that have long come are read.
 */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let chances = MAX_TIMEOUTS;
    let timer: NodeJS.Timeout;
    const wait = () => {
      const due = performance.now() + TIMEOUT_MS;
      timer = setTimeout(() => {
        chances -= 1;
        if (chances > 0 && performance.now() - due > TIMER_DELAY_MS) return wait();
        reject(new Error(`no answer within ${TIMEOUT_MS} ms`));
      }, TIMEOUT_MS);
    };
    wait();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
