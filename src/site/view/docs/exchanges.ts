// The HTTP exchanges that the documentation shows, derived from the contract.
import { cacheControl } from '../../../api/contract/caching.ts';
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { filePath } from '../../../api/contract/answer-path.ts';
import { DEFAULT_LOTTERY } from '../../../api/contract/query.ts';
import { quotaHeaders } from '../../../api/contract/quota-headers.ts';

const { results } = ENDPOINTS;
const SECONDS_LEFT = 42;
const quotaLines = (remaining: number) => {
  const count = { remaining, resetSeconds: SECONDS_LEFT, allowed: remaining > 0 };
  return Object.entries(quotaHeaders(results, count)).map(([name, value]) => `${name}: ${value}`);
};

/** An answer within the quota, and one beyond it. */
export const QUOTA_EXCHANGE = [
  'HTTP/1.1 200 OK',
  ...quotaLines(results.quotaPerMinute - 1),
  '',
  'HTTP/1.1 429 Too Many Requests',
  ...quotaLines(0),
  `Retry-After: ${SECONDS_LEFT}`,
].join('\n');

/** The second request costs no body. */
export const CACHE_EXCHANGE = [
  `GET ${results.path}?lottery=${DEFAULT_LOTTERY}&limit=1 HTTP/1.1`,
  'If-None-Match: W/"…"',
  '',
  'HTTP/1.1 304 Not Modified',
  `Cache-Control: ${cacheControl(results.cacheSeconds)}`,
  'ETag: W/"…"',
].join('\n');

/** The same answers as files, for mirrors and plain CDNs. */
export const FILE_PATHS = [
  filePath({ endpoint: 'results', lottery: DEFAULT_LOTTERY, limit: 1 }),
  filePath({ endpoint: 'stats', lottery: 'lao-lottery' }),
  filePath({
    endpoint: 'calculations',
    lottery: 'hanoi-normal',
    window: '100',
    prize: 'top-two-digit',
  }),
];
