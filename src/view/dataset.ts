// The data behind the pages as schema.org has them, so that search engines for data find them. It repeats what
// the pages and /api/datapackage.json say.
import { memberPath } from '../contract/file-family.ts';
import { FILES, type OpenFile } from '../contract/files.ts';
import { lotteryPath, PAGES } from '../contract/page-path.ts';
import { API_TITLE, DATA_LICENSE, SITE_NAME } from '../contract/site.ts';
import type { LotteryDraws } from '../domain/draw.ts';

const CONTEXT = 'https://schema.org';

/** What every dataset of the site has in common. */
export function datasetBasics(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    inLanguage: 'th',
    isAccessibleForFree: true,
    license: DATA_LICENSE.url,
    creator: { '@type': 'Organization', name: SITE_NAME, url: origin },
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': catalogId(origin), name: API_TITLE },
  } as const;
}

/** Every draw of a lottery in each form; `undefined` without a draw. */
export function drawsDataset({ lottery, draws }: LotteryDraws, origin: string) {
  const [newest, oldest] = [draws[0], draws.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  const forms = [FILES.exportTable, FILES.exportJson, FILES.exportLines];
  const { nameTh, nameEn, slug } = lottery;
  return {
    ...datasetBasics(origin),
    name: `ผล${nameTh}ทุกงวด`,
    alternateName: nameEn,
    description: `ผล${nameTh} ${draws.length} งวดที่มีในระบบ แต่ละงวดมีทุกรางวัลและชื่อผู้เผยแพร่หรือผู้รวบรวม`,
    url: `${origin}${lotteryPath(slug)}`,
    temporalCoverage: `${oldest.drawDate}/${newest.drawDate}`,
    distribution: forms.map((form) => download(form, origin, slug)),
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
    isAccessibleForFree: true,
    license: DATA_LICENSE.url,
    creator: { '@type': 'Organization', name: SITE_NAME, url: origin },
    dataset: {
      '@type': 'Dataset',
      name: `${SITE_NAME}: ผลทุกงวดของทุกหวย`,
      description: 'ผลทุกงวดของหวยไทย ลาว และฮานอยที่มีในระบบ พร้อมชื่อผู้เผยแพร่หรือผู้รวบรวมของแต่ละงวด',
      url: `${origin}${PAGES.guide}#files`,
      isAccessibleForFree: true,
      license: DATA_LICENSE.url,
      creator: { '@type': 'Organization', name: SITE_NAME, url: origin },
      distribution: [FILES.exportAll, FILES.exportLatest].map((form) => download(form, origin)),
    },
  };
}

const catalogId = (origin: string) => `${origin}${PAGES.guide}#catalog`;

function download({ path, type = 'application/json' }: OpenFile, origin: string, slug = '') {
  return {
    '@type': 'DataDownload',
    encodingFormat: type.replace(/;.*/, ''),
    contentUrl: `${origin}${memberPath(path, { lottery: slug })}`,
  };
}
