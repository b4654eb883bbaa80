// What the build knows and the documentation names: `{props.origin}` in its Markdown.
import { COMPAT_LATEST } from '../../../api/contract/compat-path.ts';
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { badgePath, lotteryPath } from '../../../api/contract/page-path.ts';
import { DEFAULT_LOTTERY } from '../../../api/contract/query.ts';
import {
  API_BASE,
  COMPAT_BASE,
  EMBED_SCRIPT,
  PACKAGE_MODULE,
} from '../../../api/contract/service.ts';
import { CHECK_DISCLAIMER, CREDIT_NOTE, SCORE_DISCLAIMER } from '../../../api/contract/wording.ts';
import { latestCardPath } from '../pictures/cards.ts';
import { catalogue, origin } from '../built-data.ts';
import { CHECKED_NUMBER, cutLists, findAnswer } from './described.ts';
import { CACHE_EXCHANGE, FILE_PATHS, QUOTA_EXCHANGE } from './exchanges.ts';
import { packageCall, patientFetch, sampleUrl } from './samples.ts';

const badgeData = `${origin}${badgePath(DEFAULT_LOTTERY, 'json')}`;

export const FACTS = {
  lotteries: catalogue.size,
  origin,
  /** Where every endpoint is. */
  base: `${origin}${API_BASE}`,
  /** A minute: `results 120, check 60, …` */
  quotas: Object.values(ENDPOINTS)
    .map(({ name, quotaPerMinute }) => `${name} ${quotaPerMinute}`)
    .join(', '),
  cacheSeconds: ENDPOINTS.results.cacheSeconds,
  checkDisclaimer: CHECK_DISCLAIMER,
  scoreDisclaimer: SCORE_DISCLAIMER,
  creditNote: CREDIT_NOTE,
  embedScript: EMBED_SCRIPT,
  element: [
    `<script type="module" src="${origin}${EMBED_SCRIPT}"></script>`,
    `<lottery-result lottery="${DEFAULT_LOTTERY}" check></lottery-result>`,
  ].join('\n'),
  packageModule: PACKAGE_MODULE,
  resultsPath: lotteryPath(DEFAULT_LOTTERY),
  card: latestCardPath(DEFAULT_LOTTERY).replace('.png', ''),
  badge: badgePath(DEFAULT_LOTTERY, 'svg'),
  shields: `https://img.shields.io/endpoint?url=${encodeURIComponent(badgeData)}`,
  compatBase: COMPAT_BASE,
  compatLatest: COMPAT_LATEST,
  firstCall: `curl '${sampleUrl('results', origin, CHECKED_NUMBER)}'`,
  firstAnswer: JSON.stringify(cutLists(findAnswer('results')), null, 2),
  packageCall: packageCall(origin),
  quotaExchange: QUOTA_EXCHANGE,
  patientFetch: patientFetch(origin),
  cacheExchange: CACHE_EXCHANGE,
  filePaths: FILE_PATHS,
};
