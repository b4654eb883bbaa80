// What the page of the API guide says, in each language. A sentence is plain text, with code between
// backticks and a link as [name](path).
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { API_BASE } from '../../contract/site.ts';
import { PAGES } from '../../contract/page-path.ts';
import type { Lang } from '../frame-words.ts';
import { catalogue, origin } from '../latest.ts';
import { guideEn } from './guide-en.ts';
import { guideTh } from './guide-th.ts';

/** The figures in the sentences. */
export type GuideFacts = {
  readonly lotteries: number;
  /** Where every endpoint is. */
  readonly base: string;
  /** Where the site is. */
  readonly origin: string;
  /** `results 120, check 60, …` a minute. */
  readonly quotas: string;
  readonly cacheSeconds: number;
};

/** `nav` is its name in the list of contents. */
type Section<More = unknown> = { readonly nav: string; readonly heading: string } & More;
type Points = { readonly points: readonly string[] };

export type GuideWords = {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** What spares a program, a language model or a table the calls of its own. */
  readonly tools: Section<Points & { readonly first: string }>;
  /** The way to the same page in the other language. */
  readonly translation: { readonly lang: Lang; readonly name: string };
  readonly realAnswer: string;
  readonly contents: string;
  readonly endpoints: Section<{
    readonly intro: string;
    readonly check: string;
    readonly checkIsConvenience: string;
    readonly stats: string;
    readonly scoresAreNoPrediction: string;
  }>;
  readonly files: { readonly heading: string; readonly openapi: string; readonly readme: string };
  readonly lotteries: Section;
  readonly reading: Section<Points>;
  readonly errors: Section<{ readonly intro: string }>;
  readonly limits: Section<{ readonly intro: string; readonly refused: string }>;
  readonly caching: Section<{ readonly intro: string; readonly files: string }>;
  readonly compatibility: Section<Points>;
  readonly terms: Section<Points>;
  readonly reference: string;
  readonly embed: string;
  readonly changelog: string;
};

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
