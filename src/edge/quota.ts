// Requests a minute per client and endpoint: a fixed window that starts with the first request.
// Open in the spec: the window is fixed, and a refused request does not extend it.
import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../contract/endpoints.ts';

export const PERIOD_SECONDS = 60;

/**
 * Clients counted at once per endpoint. Beyond it the oldest windows go first, so that a flood of
 * addresses costs at most about 40 MB (measured: half a kilobyte a window) and can at worst give a
 * client a fresh window early.
 */
export const MAX_CLIENTS = 20_000;

export type Count = {
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, 1..60. */
  readonly resetSeconds: number;
  readonly allowed: boolean;
};

export type QuotaStore = {
  /** Counts one request of a client to an endpoint. */
  count(endpoint: EndpointName, client: string): Promise<Count>;
};

/** Counters in the memory of this process. */
export function memoryQuota(maxClients = MAX_CLIENTS): QuotaStore {
  const counters = Object.fromEntries(
    Object.values(ENDPOINTS).map((endpoint) => [endpoint.name, counterOf(endpoint, maxClients)]),
  ) as Record<EndpointName, (client: string) => Promise<Count>>;
  return { count: (endpoint, client) => counters[endpoint](client) };
}

function counterOf({ quotaPerMinute }: Endpoint, maxClients: number) {
  const limiter = new RateLimiterMemory({ points: quotaPerMinute, duration: PERIOD_SECONDS });
  // Windows all last equally long, so the one begun longest ago is the first to end, and to go.
  const windows = new LRUCache<string, true>({
    max: maxClients,
    dispose: (_, client, reason) => {
      if (reason === 'evict') void limiter.delete(client);
    },
  });
  return async (client: string): Promise<Count> => {
    const { result, allowed } = await consume(limiter, client);
    if (result.isFirstInDuration) windows.set(client, true);
    return countOf(result, allowed);
  };
}

/** Takes one request from a quota. Rejects only when the limiter itself fails. */
export async function consume(limiter: RateLimiterAbstract, client: string) {
  try {
    return { result: await limiter.consume(client), allowed: true };
  } catch (refusal) {
    // The library rejects with the count when the quota is used up, and with an Error otherwise.
    if (refusal instanceof RateLimiterRes) return { result: refusal, allowed: false };
    throw refusal;
  }
}

/** What the library counted, in the terms of the headers. */
export function countOf(result: RateLimiterRes, allowed: boolean): Count {
  return {
    remaining: result.remainingPoints,
    resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    allowed,
  };
}

/** The quota as headers (IETF draft-ietf-httpapi-ratelimit-headers-10). */
export function quotaHeaders({ name, quotaPerMinute }: Endpoint, count: Count) {
  return {
    'RateLimit-Policy': `"${name}";q=${quotaPerMinute};w=${PERIOD_SECONDS}`,
    RateLimit: `"${name}";r=${count.remaining};t=${count.resetSeconds}`,
  };
}
