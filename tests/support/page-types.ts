// One page of each type there is on the site: what holds for these holds for all.
export type PageType = {
  readonly path: string;
  /** What a first visit loads over the wire, in thousand bytes, until something is tapped. */
  readonly maxKilobytes: number;
  readonly status: number;
};

const page = (path: string, maxKilobytes = 90, status = 200): PageType => ({
  path,
  maxKilobytes,
  status,
});

export const PAGE_TYPES: readonly PageType[] = [
  page('/'),
  // It reads what people type and makes a card of each verdict; and it loads the API's file of the
  // newest year, 15, which has more of each draw than a check needs.
  page('/check/', 99),
  page('/check/?lottery=thai-government&numbers=004615,53,123456,12345', 99.5),
  page('/lottery/'),
  page('/lottery/thai-government/'),
  page('/lottery/thai-government/2026/'),
  page('/lottery/thai-government/2026-08-16/'),
  page('/lottery/gsb-lottery/'),
  page('/day/'),
  page('/day/2026-08-16/'),
  page('/day/2015-03/'),
  page('/stats/'),
  page('/stats/thai-government/'),
  page('/calculations/'),
  page('/calculations/thai-government/'),
  page('/calculations/formula/'),
  page('/docs/'),
  page('/en/docs/'),
  page('/docs/embed/'),
  page('/docs/package/'),
  page('/docs/examples/'),
  page('/en/docs/examples/'),
  page('/docs/why/'),
  page('/docs/changelog/'),
  page('/report/'),
  page('/status/'),
  page('/nothing/here/', 90, 404),
];

/** Whether the page has this address by itself, rather than as an answer to a question. */
export const isAddress = ({ path }: Pick<PageType, 'path'>) => !path.includes('?');

/** Where a number of Lighthouse is promised. */
const MEASURED = [
  '/',
  '/check/',
  '/day/2026-08-16/',
  '/lottery/thai-government/',
  '/stats/thai-government/',
  '/docs/',
];

export const MEASURED_PAGES = PAGE_TYPES.filter(({ path }) => MEASURED.includes(path));
