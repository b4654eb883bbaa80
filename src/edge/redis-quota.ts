// Counters in Redis, shared by every instance. Failing open by decision: when Redis is slow or
// gone, the memory of this instance counts instead, and answers keep coming. One request a second
// tries whether it is back, so that the others do not wait for a time-out each.
import { createClient } from '@redis/client';
import { ENDPOINTS, type EndpointName } from '../contract/endpoints.ts';
import { logLine } from './log.ts';
import { type Count, countOf, MAX_CLIENTS, memoryQuota, type QuotaStore } from './quota.ts';
import { type Clock, monotonic, PERIOD_SECONDS, Windows, wholeSeconds } from './windows.ts';

/** A count takes well under a millisecond on the same network and a few in the same region. */
const TIMEOUT_MS = 80;
/** A timer that fires this much too late shows that the process was busy; it waits again, … */
const TIMER_DELAY_MS = 5;
/** … so many times in all: a request waits 320 ms at most. */
const MAX_TIMEOUTS = 4;
/** How long memory counts before Redis is tried again. */
const PAUSE_MS = 1_000;
/** A new instance waits this long to connect, rather than begin with counts of its own. */
const FIRST_CONNECTION_MS = 300;
/** After so many failed tries the instance opens a new connection: Redis may have moved. */
const TRIES_PER_CONNECTION = 5;
/** Requests that wait for an answer of Redis at most, so that a frozen one costs no memory. */
const MAX_WAITING = 10_000;
const WARNING_PERIOD_MS = 60_000;

/**
 * Counts a request and gives the milliseconds its window still lasts. A window that lasts longer
 * than a period began before the clock of Redis was set back: it has ended.
 */
const COUNT_SCRIPT = `redis.call('set', KEYS[1], 0, 'EX', ARGV[1], 'NX')
if redis.call('pttl', KEYS[1]) > 1000 * ARGV[1] then redis.call('set', KEYS[1], 0, 'EX', ARGV[1]) end
return {redis.call('incr', KEYS[1]), redis.call('pttl', KEYS[1])}`;

/**
 * Counters in the Redis at an address (`redis://…`, `rediss://…`), atomic, one round trip each,
 * under keys that expire with their window. Throws when the address is not one; never because of
 * Redis.
 */
export class RedisQuota implements QuotaStore {
  readonly #client;
  readonly #insurance: QuotaStore;
  readonly #now: Clock;
  readonly #firstConnection: Promise<void>;
  /** Clients whose quota is used up: refused from memory, so that no attack reaches Redis. */
  readonly #refused = new Map<EndpointName, Windows>();
  /** The moment (ms) from which Redis may be tried again; `undefined` while it answers. */
  #retryAt: number | undefined;
  #failedTries = 0;
  #nextWarningAt = 0;

  constructor(url: string, insurance: QuotaStore = memoryQuota(), now: Clock = monotonic) {
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_WAITING,
      socket: { connectTimeout: PAUSE_MS, reconnectStrategy: PAUSE_MS },
    });
    this.#insurance = insurance;
    this.#now = now;
    for (const { name } of Object.values(ENDPOINTS)) {
      this.#refused.set(name, new Windows(MAX_CLIENTS, now));
    }
    this.#client.on('error', (error) => this.#warn(error));
    // It keeps no process alive.
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, FIRST_CONNECTION_MS).unref();
    });
    this.#firstConnection = Promise.race([this.#connect(), patience]);
  }

  async count(endpoint: EndpointName, key: string): Promise<Count> {
    await this.#firstConnection;
    const refused = this.#refused.get(endpoint) as Windows;
    const trying = this.#retryAt !== undefined;
    if (this.#now() < (this.#retryAt ?? 0)) return this.#insurance.count(endpoint, key);
    const refusal = refused.open(key);
    if (refusal) return countOf(endpoint, Infinity, refused.secondsLeft(refusal));
    // This request tries Redis; the others count in memory meanwhile.
    if (trying) this.#retryAt = this.#now() + PAUSE_MS;
    try {
      const [requests, lastsMs] = await inTime(this.#ask(`quota:${endpoint}:${key}`));
      if (trying) console.warn(logLine('quota: Redis counts again'));
      [this.#retryAt, this.#failedTries] = [undefined, 0];
      const count = countOf(endpoint, requests, wholeSeconds(lastsMs));
      if (!count.allowed) refused.begin(key, lastsMs);
      return count;
    } catch (error) {
      this.#retryAt = this.#now() + PAUSE_MS;
      this.#warn(error);
      if (trying) this.#failedTries += 1;
      if (this.#failedTries >= TRIES_PER_CONNECTION && this.#client.isReady) {
        this.#failedTries = 0;
        this.#client.destroy();
        void this.#connect();
      }
      return this.#insurance.count(endpoint, key);
    }
  }

  /** A process that wants to end has to. */
  close(): void {
    this.#client.destroy();
  }

  async #connect(): Promise<void> {
    await this.#client.connect().catch((error: unknown) => this.#warn(error));
  }

  /** Requests of the window, and the milliseconds it still lasts. */
  async #ask(key: string): Promise<[requests: number, lastsMs: number]> {
    if (!this.#client.isReady) throw new Error('Redis connection is not ready');
    const counted = await this.#client.eval(COUNT_SCRIPT, {
      keys: [key],
      arguments: [String(PERIOD_SECONDS)],
    });
    return counted as unknown as [number, number];
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
