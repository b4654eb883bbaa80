// Pages and data for search engines, in the words of schema.org. A draw is described as a page with
// facts, not as an event to attend or a product to buy.
import { memberPath } from '../../api/contract/open-file-path.ts';
import { FILES, type OpenFile } from '../../api/contract/open-files.ts';
import { drawPath, lotteryPath, PAGES } from '../../api/contract/page-path.ts';
import { API_TITLE, DATA_LICENSE, SITE_NAME } from '../../api/contract/service.ts';
import { type Draw, type LotteryDraws, countRevisions } from '../../domain/draw.ts';
import type { Lottery } from '../../domain/lottery.ts';
import { drawName } from './lottery/draw-words.ts';

const CONTEXT = 'https://schema.org';

const organization = (url: string) => ({ '@type': 'Organization', name: SITE_NAME, url });

/** Who made the data, and on what terms. */
const terms = (origin: string) => ({
  isAccessibleForFree: true,
  license: DATA_LICENSE.url,
  creator: organization(origin),
});

/** What every dataset of the site has in common. */
export function datasetBasics(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    inLanguage: 'th',
    ...terms(origin),
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': catalogId(origin), name: API_TITLE },
  };
}

/** Every draw of a lottery in each form; `undefined` without a draw. */
export function drawsDataset({ lottery, draws }: LotteryDraws, origin: string) {
  const [newest, oldest] = [draws[0], draws.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  const forms = [FILES.exportTable, FILES.exportWorkbook, FILES.exportJson, FILES.exportLines];
  const { nameTh, nameEn, slug } = lottery;
  return {
    ...datasetBasics(origin),
    name: `ผล${nameTh}ทุกงวด`,
    alternateName: nameEn,
    description: `ผล${nameTh} ${draws.length} งวดที่มีในระบบ แต่ละงวดมีทุกรางวัลและชื่อผู้เผยแพร่หรือผู้รวบรวม`,
    url: `${origin}${lotteryPath(slug)}`,
    temporalCoverage: `${oldest.drawDate}/${newest.drawDate}`,
    distribution: forms.map((form) => describeFile(form, origin, slug)),
  };
}

/** All data of the site. */
export function dataCatalog(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'DataCatalog',
    '@id': catalogId(origin),
    name: API_TITLE,
    url: `${origin}${PAGES.guide}`,
    inLanguage: 'th',
    ...terms(origin),
    dataset: {
      '@type': 'Dataset',
      name: `${SITE_NAME}: ผลทุกงวดของทุกหวย`,
      description: 'ผลทุกงวดของหวยไทย ลาว และฮานอยที่มีในระบบ พร้อมชื่อผู้เผยแพร่หรือผู้รวบรวมของแต่ละงวด',
      url: `${origin}${PAGES.guide}#files`,
      ...terms(origin),
      distribution: [FILES.exportAll, FILES.exportLatest].map((form) => describeFile(form, origin)),
    },
  };
}

const catalogId = (origin: string) => `${origin}${PAGES.guide}#catalog`;

/** A file to download. @param slug the lottery, where the path is one of a family */
export function describeFile({ path, type }: OpenFile, origin: string, slug = '') {
  return {
    '@type': 'DataDownload',
    encodingFormat: type?.replace(/;.*/, '') ?? 'application/json',
    contentUrl: `${origin}${memberPath(path, { lottery: slug })}`,
  };
}

/** The way to a page: names and paths; the last step is the page itself. */
export type Crumbs = readonly (readonly [name: string, path?: string])[];

/** The way to a page from the front page on. @param own the path of the page */
export function listCrumbs(crumbs: Crumbs, origin: string, own: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path = own], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/**
 * One draw's page. Dates of publication appear only where the data has them.
 * @param facts `basedOn` is where the numbers come from, `image` the path of the share card;
 *   `description` has the first prize: schema.org has no place for a number drawn
 */
export function drawPage(
  lottery: Lottery,
  draw: Draw,
  facts: Readonly<Record<'basedOn' | 'description' | 'image', string>>,
  origin: string,
) {
  const url = `${origin}${drawPath(lottery.slug, draw.drawDate)}`;
  const changed = draw.corrections?.at(-1)?.at ?? draw.completedAt;
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    '@id': url,
    url,
    name: drawName(lottery, draw),
    description: facts.description,
    image: `${origin}${facts.image}`,
    inLanguage: 'th',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${origin}/` },
    publisher: organization(`${origin}/`),
    about: { '@type': 'Thing', name: lottery.nameTh },
    temporalCoverage: draw.drawDate,
    version: countRevisions(draw),
    isBasedOn: facts.basedOn,
    ...(draw.recordedAt !== undefined && { datePublished: draw.recordedAt }),
    ...(changed !== undefined && { dateModified: changed }),
  };
}
