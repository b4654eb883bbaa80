// Counters in Redis, shared by every instance. Failing open by decision: when Redis is slow or gone,
// the memory of this instance counts instead, and answers keep coming. One request a second tries
// whether it is back, so that the others do not wait for a time-out each.
import { createClient } from '@redis/client';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../contract/endpoints.ts';
import { logLine } from './log.ts';
import { consume, countOf, memoryQuota, PERIOD_SECONDS, type QuotaStore } from './quota.ts';

/** A count takes well under a millisecond next door and a few in the same region. */
const TIMEOUT_MS = 80;
/** A timer that fires this much too late tells that the process was busy; it is set again, … */
const TIMER_DELAY_MS = 5;
/** … so many times in all: a request waits 320 ms at most. */
const MAX_TIMEOUTS = 4;
/** How long memory counts before Redis is tried again. */
const PAUSE_MS = 1_000;
/** A new instance waits this long for its first connection, rather than begin with counts of its own. */
const FIRST_CONNECTION_MS = 300;
/** After so many failed tries the connection itself is taken for dead: its other end may have moved. */
const TRIES_PER_CONNECTION = 5;
/** Requests that wait for an answer of Redis at most, so that a frozen one costs no memory. */
const MAX_WAITING = 10_000;
const WARNING_PERIOD_MS = 60_000;

/** A store with a connection, which a process that wants to end has to close. */
export type RedisQuota = QuotaStore & { close(): void };

/**
 * Counters in the Redis at an address (`redis://…`, `rediss://…`), atomic, one round trip each, under
 * keys that expire with their window. Throws when the address is none; never because of Redis.
 */
export function redisQuota(url: string, insurance: QuotaStore = memoryQuota()): RedisQuota {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    socket: { connectTimeout: PAUSE_MS, reconnectStrategy: PAUSE_MS },
  });
  const warn = warnOncePerPeriod();
  client.on('error', warn);
  const connect = () => client.connect().then(() => undefined, warn);
  const settled = Promise.race([connect(), delay(FIRST_CONNECTION_MS)]);

  const limiterOf = ({ name, quotaPerMinute }: Endpoint) =>
    new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `quota:${name}`,
      points: quotaPerMinute,
      duration: PERIOD_SECONDS,
      // A used-up quota is refused from memory until its window ends: an attack does not reach Redis.
      inMemoryBlockOnConsumed: quotaPerMinute,
    });
  const limiters = Object.fromEntries(
    Object.values(ENDPOINTS).map((endpoint) => [endpoint.name, limiterOf(endpoint)]),
  ) as Record<EndpointName, RateLimiterRedis>;

  // The moment (ms) from which Redis may be tried again; 0 while it answers.
  let retryAt = 0;
  let failedTries = 0;

  return {
    async count(endpoint, key) {
      await settled;
      const now = Date.now();
      if (now < retryAt) return insurance.count(endpoint, key);
      const trying = retryAt > 0;
      // This request tries; those beside it go on in memory.
      if (trying) retryAt = now + PAUSE_MS;
      try {
        const { result, allowed } = await inTime(consume(limiters[endpoint], key));
        if (trying) console.warn(logLine('quota: Redis counts again'));
        [retryAt, failedTries] = [0, 0];
        return countOf(result, allowed);
      } catch (error) {
        retryAt = Date.now() + PAUSE_MS;
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

/**
 * What was promised, or a rejection after the time-out. Time in which this process was busy itself
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

function warnOncePerPeriod() {
  let nextAt = 0;
  return (error: unknown): void => {
    const now = Date.now();
    if (now < nextAt) return;
    nextAt = now + WARNING_PERIOD_MS;
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
