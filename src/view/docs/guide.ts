// The API guide in each language, with the figures of this site.
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { API_BASE } from '../../contract/site.ts';
import { PAGES } from '../../contract/page-path.ts';
import type { Lang } from '../frame-words.ts';
import { catalogue, origin } from '../site-data.ts';
import { type GuideFacts, type GuideWords, guideEn } from './guide-en.ts';
import { guideTh } from './guide-th.ts';

export const GUIDE_PATHS: Readonly<Record<Lang, string>> = {
  th: PAGES.guide,
  en: PAGES.guideInEnglish,
};

const FACTS: GuideFacts = {
  lotteries: catalogue.length,
  base: `${origin}${API_BASE}`,
  origin,
  quotas: Object.values(ENDPOINTS)
    .map(({ name, quotaPerMinute }) => `${name} ${quotaPerMinute}`)
    .join(', '),
  cacheSeconds: ENDPOINTS.results.cacheSeconds,
};

export const GUIDE_WORDS: Readonly<Record<Lang, GuideWords>> = {
  th: guideTh(FACTS),
  en: guideEn(FACTS),
};
