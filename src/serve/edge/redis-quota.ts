// Counters in one Redis, shared by every instance. Failing open by decision: when Redis is slow or
// gone, the memory of this instance counts instead, and answers keep coming. One request a second
// tries whether it is back, so that the others do not wait for a time-out each.
import { createClient } from '@redis/client';
import type { EndpointName } from '../../api/contract/endpoints.ts';
import { type Count, PERIOD_SECONDS } from '../../api/contract/quota-headers.ts';
import { inTime } from './in-time.ts';
import { logLine } from './log.ts';
import { type Clock, monotonic, type Windows, wholeSeconds } from './minutes.ts';
import { countOf, MAX_CLIENTS, memoryQuota, type QuotaStore, windowsOf } from './quota.ts';

/** A count takes well under a millisecond on the same network and a few in the same region. */
const TIMEOUT_MS = 80;
/** How long memory counts before Redis is tried again, and how long to wait for a connection. */
const PAUSE_MS = 1_000;
/** A new instance waits this long to connect, because it would else begin with empty counters. */
const FIRST_CONNECTION_MS = 300;
/** After so many failed tries the instance connects anew: Redis may have gone without a word. */
const TRIES_PER_CONNECTION = 5;
/** At most so many commands wait, so that a frozen Redis costs no memory. */
const MAX_WAITING = 10_000;
const WARNING_PERIOD_MS = 60_000;

/**
 * Counts a request and gives the milliseconds its window still lasts. A window without an end, or
 * that lasts longer than a period since the clock of Redis was set back, begins anew.
 */
const COUNT_SCRIPT = `local left = redis.call('pttl', KEYS[1])
if left < 0 or left > 1000 * ARGV[1] then redis.call('set', KEYS[1], 0, 'EX', ARGV[1]) end
return {redis.call('incr', KEYS[1]), redis.call('pttl', KEYS[1])}`;

/**
 * Counters in the Redis at an address (`redis://…`, `rediss://…`): atomic, one round trip each,
 * under keys that expire with their window. Throws when the address is wrong, without a word of it;
 * never because of Redis.
 */
export class RedisQuota implements QuotaStore {
  readonly #address: string;
  readonly #insurance: QuotaStore;
  readonly #now: Clock;
  readonly #firstConnection: Promise<unknown>;
  /** Clients whose quota is used up: refused from memory, so that no attack reaches Redis. */
  readonly #refused: Record<EndpointName, Windows>;
  #client: ReturnType<typeof clientOf> | undefined;
  /** The moment (ms) from which Redis may be tried again; `undefined` while it answers. */
  #retryAt: number | undefined;
  #failedTries = 0;
  #nextWarningAt = 0;

  constructor(address: string, insurance: QuotaStore = memoryQuota(), now: Clock = monotonic) {
    this.#address = address;
    this.#insurance = insurance;
    this.#now = now;
    this.#refused = windowsOf(MAX_CLIENTS, now);
    this.#firstConnection = inTime(this.#connect(), FIRST_CONNECTION_MS).catch(() => undefined);
  }

  async count(endpoint: EndpointName, client: string): Promise<Count> {
    await this.#firstConnection;
    if (this.#now() < (this.#retryAt ?? 0)) return this.#insurance.count(endpoint, client);
    const refused = this.#refused[endpoint];
    const refusal = refused.open(client);
    if (refusal) return countOf(endpoint, Infinity, refused.secondsLeft(refusal));
    const isTry = this.#retryAt !== undefined;
    // This request tries Redis; the others count in memory meanwhile.
    if (isTry) this.#retryAt = this.#now() + PAUSE_MS;
    try {
      const [requests, lastsMs] = await this.#ask(`quota:${endpoint}:${client}`);
      if (isTry) console.warn(logLine('quota: Redis counts again'));
      [this.#retryAt, this.#failedTries] = [undefined, 0];
      const count = countOf(endpoint, requests, wholeSeconds(lastsMs));
      if (!count.allowed) refused.begin(client, lastsMs);
      return count;
    } catch (error) {
      this.#retryAt = this.#now() + PAUSE_MS;
      this.#warn(error);
      if (isTry) this.#failedTries += 1;
      if (this.#failedTries >= TRIES_PER_CONNECTION) void this.#connect();
      return this.#insurance.count(endpoint, client);
    }
  }

  /** Closes the connection, which would keep the process from ending. */
  close(): void {
    this.#client?.destroy();
  }

  /** Anew, if it was connected before. */
  #connect(): Promise<unknown> {
    this.#failedTries = 0;
    this.#client?.destroy();
    this.#client = clientOf(this.#address).on('error', this.#warn);
    return this.#client.connect().catch(this.#warn);
  }

  /** Requests of the window, and the milliseconds it still lasts. */
  async #ask(key: string): Promise<[requests: number, lastsMs: number]> {
    if (!this.#client?.isReady) throw new Error('Redis connection is not ready');
    const asked = { keys: [key], arguments: [String(PERIOD_SECONDS)] };
    const counted = this.#client.eval(COUNT_SCRIPT, asked);
    return (await inTime(counted, TIMEOUT_MS)) as [number, number];
  }

  readonly #warn = (error: unknown): void => {
    if (this.#now() < this.#nextWarningAt) return;
    this.#nextWarningAt = this.#now() + WARNING_PERIOD_MS;
    const message = 'quota: Redis does not count, the memory of this instance does';
    console.warn(logLine(message, String(error)));
  };
}

/** A client that, until it is connected, tries once a second by itself. */
function clientOf(url: string) {
  // A password may have a comma. Counters in several would each be a part of the truth.
  const isSeveral = /,\s*\w+:\/\//.test(url) || url.replace(/^.*@/, '').includes(',');
  if (isSeveral) throw new TypeError('several addresses; the quota is counted in one Redis');
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { connectTimeout: PAUSE_MS, reconnectStrategy: PAUSE_MS },
  });
}
