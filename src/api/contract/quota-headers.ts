// What a counted answer says of the quota. The limiter counts, and the documentation shows it.
import type { Endpoint } from './endpoints.ts';

/** Open in the spec: a fixed window of one minute. */
export const PERIOD_SECONDS = 60;

export type Count = {
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, 1..60. */
  readonly resetSeconds: number;
  readonly allowed: boolean;
};

/** The quota as headers (IETF draft-ietf-httpapi-ratelimit-headers-10). */
export function quotaHeaders({ name, quotaPerMinute }: Endpoint, count: Count) {
  return {
    'RateLimit-Policy': `"${name}";q=${quotaPerMinute};w=${PERIOD_SECONDS}`,
    RateLimit: `"${name}";r=${count.remaining};t=${count.resetSeconds}`,
  };
}
