// What a day of traffic costs and where it lands, simulated with a seeded generator. The
// assumptions stand here; docs/operations.md says what follows. `tsx bench/scale.ts`
import { pathToFileURL } from 'node:url';
import { seededRandom } from './synthetic-archive.ts';

/** Everything that is assumed, not measured. Prices in US dollars, as of November 2026. */
export const ASSUMED = {
  /** Emitted files that are asked for at all. */
  files: 1_250,
  /** Places where the CDN keeps its own copy. */
  regions: 20,
  cacheSeconds: 300,
  /** A client's own cache answers some repeats without a request; not counted, to be safe. */
  shareOfCheck: 0.2,
  /** Half of a day's requests come within the hour around the announcements. */
  shareOfBusiestHour: 0.5,
  /** How much more the next popular file is asked for: 1 is Zipf's law. */
  skew: 1,
  bytesAnswered: 3_000,
  /** CPU milliseconds a decision with its Response, and a check with its. */
  middlewareMs: 0.05,
  functionMs: 0.1,
  dollars: {
    perMillionRequests: 2,
    perMillionInvocations: 0.6,
    perCpuHour: 0.128,
    perGigabyte: 0.15,
    perMillionRedisCommands: 2,
  },
} as const;

const DAY_SECONDS = 86_400;

export type Day = {
  readonly requests: number;
  readonly meanPerSecond: number;
  readonly peakPerSecond: number;
  readonly cdnHits: number;
  readonly cdnMisses: number;
  readonly checks: number;
  readonly dollars: Readonly<Record<string, number>>;
};

/** A day of so many requests. */
export function dayOf(requests: number, random: () => number): Day {
  const checks = Math.round(requests * ASSUMED.shareOfCheck);
  const cdnMisses = Math.min(requests - checks, missesOf(requests - checks, random));
  const hourly = requests * ASSUMED.shareOfBusiestHour;
  return {
    requests,
    meanPerSecond: requests / DAY_SECONDS,
    peakPerSecond: hourly / 3_600,
    cdnHits: requests - checks - cdnMisses,
    cdnMisses,
    checks,
    dollars: dollarsOf(requests, checks),
  };
}

/**
 * How often a copy in some region is missing or too old. Each region keeps a file for a window
 * after it was fetched, so a file asked for n times a window is fetched once if n is at least one.
 */
function missesOf(requests: number, random: () => number): number {
  const { files, regions, cacheSeconds, skew } = ASSUMED;
  const weights = Array.from({ length: files }, (_, rank) => 1 / (rank + 1) ** skew);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const windows = DAY_SECONDS / cacheSeconds;
  let misses = 0;
  for (const weight of weights) {
    const perWindow = ((requests / windows / regions) * weight) / whole;
    // Drawn rather than averaged: chance decides whether a rarely requested file is requested.
    const asked = 1 - Math.exp(-perWindow);
    for (let copy = 0; copy < windows * regions; copy += 1) if (random() < asked) misses += 1;
  }
  return misses;
}

/** The middleware sees every request, cached or not; counting is one command each. */
function dollarsOf(requests: number, checks: number) {
  const { dollars, middlewareMs, functionMs, bytesAnswered } = ASSUMED;
  const million = 1_000_000;
  const cpuHours = (requests * middlewareMs + checks * functionMs) / 1000 / 3600;
  return {
    requests: (requests / million) * dollars.perMillionRequests,
    invocations: ((requests + checks) / million) * dollars.perMillionInvocations,
    cpu: cpuHours * dollars.perCpuHour,
    transfer: ((requests * bytesAnswered) / 1e9) * dollars.perGigabyte,
    redis: (requests / million) * dollars.perMillionRedisCommands,
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const requests of [10_000_000, 1_000_000_000]) {
    console.log(JSON.stringify(dayOf(requests, seededRandom(1)), null, 2));
  }
}
