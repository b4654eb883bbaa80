// Structured data for search engines; it repeats what the page shows and adds nothing. A draw is a page with
// facts, not an event to attend nor a product to buy.

import { drawPath } from '../../contract/page-path.ts';
import { SITE_NAME } from '../../contract/site.ts';
import { type Draw, revisionOf } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { drawName } from './draw-words.ts';

/** A step of the way to a page: its name and its path. */
export type Crumb = { readonly name: string; readonly path: string };

/** The way to a page, from the front page on. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

type DrawPageFacts = {
  /** The address of the page or sheet the numbers come from. */
  readonly basedOn: string;
  /** The page in a sentence. Its place for the first prize: schema.org has none for a number drawn. */
  readonly description: string;
  /** Path of the share card. */
  readonly image: string;
};

/** One draw's page. Dates of publication appear only where the data has them. */
export function drawPage(lottery: Lottery, draw: Draw, facts: DrawPageFacts, origin: string) {
  const url = `${origin}${drawPath(lottery.slug, draw.drawDate)}`;
  const changed = draw.corrections?.at(-1)?.at ?? draw.completedAt;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: drawName(lottery, draw),
    description: facts.description,
    image: `${origin}${facts.image}`,
    inLanguage: 'th',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: SITE_NAME, url: `${origin}/` },
    about: { '@type': 'Thing', name: lottery.nameTh },
    temporalCoverage: draw.drawDate,
    version: revisionOf(draw),
    isBasedOn: facts.basedOn,
    ...(draw.recordedAt !== undefined && { datePublished: draw.recordedAt }),
    ...(changed !== undefined && { dateModified: changed }),
  };
}
