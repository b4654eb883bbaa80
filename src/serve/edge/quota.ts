// Requests a minute per client and endpoint: a fixed window that starts with the first request.
// Open in the spec: the window is fixed, and a refused request does not extend it.
import { ENDPOINTS, type EndpointName } from '../../api/contract/endpoints.ts';
import type { Count } from '../../api/contract/quota-headers.ts';
import { type Clock, Windows, monotonic } from './minutes.ts';

/**
 * Clients counted at once per endpoint. Beyond this the oldest windows are removed. A flood of
 * addresses costs about 15 MB (measured); at worst it lets a client begin a new window early.
 */
export const MAX_CLIENTS = 20_000;

export type QuotaStore = {
  /** Counts one request of a client to an endpoint. */
  count(endpoint: EndpointName, client: string): Promise<Count>;
};

/** The windows of each endpoint, none open yet. */
export function windowsOf(maxClients: number, now: Clock): Record<EndpointName, Windows> {
  const windows = Object.values(ENDPOINTS).map(({ name }) => [name, new Windows(maxClients, now)]);
  return Object.fromEntries(windows);
}

/** Counters in the memory of this process. */
export function memoryQuota(maxClients = MAX_CLIENTS, now: Clock = monotonic): QuotaStore {
  const counters = windowsOf(maxClients, now);
  return {
    async count(endpoint, client) {
      const windows = counters[endpoint];
      const window = windows.open(client) ?? windows.begin(client);
      window.requests += 1;
      return countOf(endpoint, window.requests, windows.secondsLeft(window));
    },
  };
}

/** What is left of the quota after so many requests of a window. */
export function countOf(endpoint: EndpointName, requests: number, resetSeconds: number): Count {
  const { quotaPerMinute } = ENDPOINTS[endpoint];
  return {
    remaining: Math.max(0, quotaPerMinute - requests),
    resetSeconds,
    allowed: requests <= quotaPerMinute,
  };
}
