// The API guide in each language, with the figures of this site.
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { API_BASE } from '../../contract/site.ts';
import type { Lang } from '../frame-words.ts';
import { catalogue, origin } from '../site-data.ts';
import { GUIDE_EN, type GuideWords } from './guide-en.ts';
import { GUIDE_TH } from './guide-th.ts';
import { withFacts } from './sentence.ts';

/** The figures in the sentences, by the names they have there. */
const FACTS = {
  lotteries: catalogue.length,
  /** Where every endpoint is. */
  base: `${origin}${API_BASE}`,
  origin,
  /** A minute: `results 120, check 60, …` */
  quotas: Object.values(ENDPOINTS)
    .map(({ name, quotaPerMinute }) => `${name} ${quotaPerMinute}`)
    .join(', '),
  cacheSeconds: ENDPOINTS.results.cacheSeconds,
};

export const GUIDE_WORDS: Readonly<Record<Lang, GuideWords>> = {
  th: withFacts(GUIDE_TH, FACTS),
  en: withFacts(GUIDE_EN, FACTS),
};
