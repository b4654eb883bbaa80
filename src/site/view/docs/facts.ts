// The facts that the documentation names, by the words that stand in its braces.
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

const badgeData = `${origin}${badgePath(DEFAULT_LOTTERY, 'json')}`;

export const FACTS: Readonly<Record<string, string | number>> = {
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
  packageModule: PACKAGE_MODULE,
  resultsPath: lotteryPath(DEFAULT_LOTTERY),
  card: latestCardPath(DEFAULT_LOTTERY).replace('.png', ''),
  badge: badgePath(DEFAULT_LOTTERY, 'svg'),
  shields: `https://img.shields.io/endpoint?url=${encodeURIComponent(badgeData)}`,
  compatBase: COMPAT_BASE,
  compatLatest: COMPAT_LATEST,
};
