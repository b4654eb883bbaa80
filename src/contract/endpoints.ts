// One row an endpoint: its path, its parameters, its quota, how long it may be cached, and in which
// order its parameters make the path of a file. Everything else about an endpoint is derived.
import { API_BASE } from './site.ts';

export type EndpointName = 'results' | 'check' | 'stats' | 'calculations';
export type ParameterName =
  | 'lottery'
  | 'limit'
  | 'number'
  | 'numbers'
  | 'date'
  | 'window'
  | 'prize';

export type Endpoint = {
  readonly name: EndpointName;
  readonly path: string;
  /** Declared parameters in file-path order; any other is ignored. */
  readonly parameters: readonly ParameterName[];
  /** Requests a minute per client address. */
  readonly quotaPerMinute: number;
  /** Seconds a CDN and a client may keep an answer; 0 = never. */
  readonly cacheSeconds: number;
};

export const ENDPOINTS: Readonly<Record<EndpointName, Endpoint>> = {
  results: endpoint('results', ['lottery', 'limit'], 120, 300),
  check: endpoint('check', ['lottery', 'number', 'numbers', 'date'], 60, 0),
  stats: endpoint('stats', ['lottery', 'prize'], 60, 300),
  calculations: endpoint('calculations', ['lottery', 'window', 'prize'], 60, 300),
};

/** Freshness of every lottery, for machines. */
export const STATUS_FILE = `${API_BASE}/status.json`;
/** What was added and corrected, newest first. */
export const CHANGES_FILE = `${API_BASE}/changes.json`;

/** Every lottery: names, schedule, prizes, how far its draws reach. */
export const LOTTERIES_FILE = `${API_BASE}/lotteries.json`;
/** Every file there is, with its size and hash. */
export const MANIFEST_FILE = `${API_BASE}/manifest.json`;
/** All draws of all lotteries in one archive, and the hashes of every export. */
export const EXPORT_ALL_FILE = `${API_BASE}/export/all.ndjson.gz`;
export const EXPORT_SUMS_FILE = `${API_BASE}/export/SHA256SUMS`;
/** The newest draws of all lotteries. */
export const ATOM_ALL_FILE = `${API_BASE}/feeds/all.xml`;
export const JSON_FEED_ALL_FILE = `${API_BASE}/feeds/all.json`;

/** Files beside the endpoints that answer without a quota; `open-files.ts` has those that come in families. */
export const OPEN_FILES: readonly string[] = [
  `${API_BASE}/openapi.json`,
  `${API_BASE}/readme.md`,
  STATUS_FILE,
  CHANGES_FILE,
  LOTTERIES_FILE,
  MANIFEST_FILE,
  EXPORT_ALL_FILE,
  EXPORT_SUMS_FILE,
  ATOM_ALL_FILE,
  JSON_FEED_ALL_FILE,
];

/** Other addresses that the edge answers with an open file. */
export const OPEN_FILE_ALIASES: Readonly<Record<string, string>> = {
  [`${API_BASE}/lotteries`]: LOTTERIES_FILE,
};

/** They speak of the newest draws, so they are cached as long as results. */
export const OPEN_FILE_SECONDS = 300;

/** A stale answer beats none while the origin is slow or down; a day covers any outage we know. */
const STALE_SECONDS = 86_400;

/** What an answer of 200 says about caching. */
export function cacheControl(seconds: number): string {
  if (seconds === 0) return 'no-store';
  return [
    'public',
    `max-age=${seconds}`,
    `s-maxage=${seconds}`,
    `stale-while-revalidate=${STALE_SECONDS}`,
    `stale-if-error=${STALE_SECONDS}`,
  ].join(', ');
}

function endpoint(
  name: EndpointName,
  parameters: readonly ParameterName[],
  quotaPerMinute: number,
  cacheSeconds: number,
): Endpoint {
  return { name, path: `${API_BASE}/${name}`, parameters, quotaPerMinute, cacheSeconds };
}
