// Counters in Redis, shared by every instance. Failing open by decision: when Redis is slow or gone,
// the memory of this instance counts instead, and answers keep coming. One request a second tries
// whether it is back, so that the others do not wait for a time-out each.
import { createClient } from '@redis/client';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../contract/endpoints.ts';
import { logLine } from './log.ts';
import { type Count, MAX_CLIENTS, memoryQuota, type QuotaStore } from './quota.ts';
import { type Clock, monotonic, PERIOD_SECONDS, Windows, wholeSeconds } from './windows.ts';

/** A count takes well under a millisecond on the same network and a few in the same region. */
const TIMEOUT_MS = 80;
/** A timer that fires this much too late shows that the process was busy; it waits again, … */
const TIMER_DELAY_MS = 5;
/** … so many times in all: a request waits 320 ms at most. */
const MAX_TIMEOUTS = 4;
/** How long memory counts before Redis is tried again. */
const PAUSE_MS = 1_000;
/** A new instance waits this long for its first connection, rather than begin with counts of its own. */
const FIRST_CONNECTION_MS = 300;
/** After so many failed tries the instance opens a new connection: Redis may have moved. */
const TRIES_PER_CONNECTION = 5;
/** Requests that wait for an answer of Redis at most, so that a frozen one costs no memory. */
const MAX_WAITING = 10_000;
const WARNING_PERIOD_MS = 60_000;

/** A store with a connection, which a process that wants to end has to close. */
export type RedisQuota = QuotaStore & { close(): void };

/**
 * Counts a request and gives the milliseconds its window still lasts. A window that lasts longer than a
 * period began before the clock of Redis was set back: it has ended.
 */
const COUNT_SCRIPT = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
if redis.call('pttl', KEYS[1]) > 1000 * ARGV[2] then redis.call('set', KEYS[1], 0, 'EX', ARGV[2]) end
return {redis.call('incrby', KEYS[1], ARGV[1]), redis.call('pttl', KEYS[1])}`;

type Counter = {
  readonly limiter: RateLimiterRedis;
  /** Clients whose quota is used up: they are refused from memory, and an attack does not reach Redis. */
  readonly refused: Windows;
};

/**
 * Counters in the Redis at an address (`redis://…`, `rediss://…`), atomic, one round trip each, under
 * keys that expire with their window. Throws when the address is none; never because of Redis.
 */
export function redisQuota(
  url: string,
  insurance: QuotaStore = memoryQuota(),
  now: Clock = monotonic,
): RedisQuota {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { connectTimeout: PAUSE_MS, reconnectStrategy: PAUSE_MS },
  });
  const warn = warnOncePerPeriod(now);
  client.on('error', warn);
  const connect = () => client.connect().then(() => undefined, warn);
  const firstConnection = Promise.race([connect(), delay(FIRST_CONNECTION_MS)]);

  const counterOf = ({ name, quotaPerMinute }: Endpoint): Counter => {
    const limiter = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `quota:${name}`,
      points: quotaPerMinute,
      duration: PERIOD_SECONDS,
      customIncrTtlLuaScript: COUNT_SCRIPT,
    });
    return { limiter, refused: new Windows(MAX_CLIENTS, now) };
  };
  const counters = Object.fromEntries(
    Object.values(ENDPOINTS).map((endpoint) => [endpoint.name, counterOf(endpoint)]),
  ) as Record<EndpointName, Counter>;

  // The moment (ms) from which Redis may be tried again; `undefined` while it answers.
  let retryAt: number | undefined;
  let failedTries = 0;

  return {
    async count(endpoint, key) {
      await firstConnection;
      const { limiter, refused } = counters[endpoint];
      const trying = retryAt !== undefined;
      if (retryAt !== undefined && now() < retryAt) return insurance.count(endpoint, key);
      const refusal = refused.open(key);
      if (refusal) return countOf(0, refused.secondsLeft(refusal), false);
      // This request tries Redis; the others count in memory meanwhile.
      if (trying) retryAt = now() + PAUSE_MS;
      try {
        const { result, allowed } = await inTime(consume(limiter, key));
        if (trying) console.warn(logLine('quota: Redis counts again'));
        [retryAt, failedTries] = [undefined, 0];
        if (!allowed) refused.begin(key, result.msBeforeNext);
        return countOf(result.remainingPoints, wholeSeconds(result.msBeforeNext), allowed);
      } catch (error) {
        retryAt = now() + PAUSE_MS;
        warn(error);
        if (trying) failedTries += 1;
        if (failedTries >= TRIES_PER_CONNECTION && client.isReady) {
          failedTries = 0;
          client.destroy();
          void connect();
        }
        return insurance.count(endpoint, key);
      }
    },
    close: () => client.destroy(),
  };
}

/** Takes one request from a quota. Rejects only when the limiter itself fails. */
async function consume(limiter: RateLimiterRedis, client: string) {
  try {
    return { result: await limiter.consume(client), allowed: true };
  } catch (refusal) {
    // The library rejects with the count when the quota is used up, and with an Error otherwise.
    if (refusal instanceof RateLimiterRes) return { result: refusal, allowed: false };
    throw refusal;
  }
}

const countOf = (remaining: number, resetSeconds: number, allowed: boolean): Count => ({
  remaining,
  resetSeconds,
  allowed,
});

/**
 * The value of the promise, or a rejection after the time-out. Time in which this process was busy itself
 * does not count against Redis: after a burst the timer fires before the answers that have long
 * come are read.
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

function warnOncePerPeriod(now: Clock) {
  let nextAt = 0;
  return (error: unknown): void => {
    if (now() < nextAt) return;
    nextAt = now() + WARNING_PERIOD_MS;
    console.warn(
      logLine('quota: Redis does not count, the memory of this instance does', String(error)),
    );
  };
}

/** Resolves after `ms`, and keeps no process alive for it. */
function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
