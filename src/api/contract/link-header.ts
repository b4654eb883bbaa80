// What answers and pages say of themselves in `Link` (RFC 8288): where the description, the licence
// and the same data in another form are. Paths are relative: any host may serve them.
import { memberOf, memberPath, OPEN_FILES } from './open-file-path.ts';
import { FILES, type OpenFile } from './open-files.ts';
import { PAGES } from './page-path.ts';
import { ANSWERED_PATHS, DATA_LICENSE } from './service.ts';
import { API_CATALOG_PATH } from './webhook.ts';

function link(target: string, relation: string, type?: string): string {
  return `<${target}>; rel="${relation}"${type === undefined ? '' : `; type="${type}"`}`;
}

const DESCRIPTION = link(FILES.openapi.path, 'service-desc', 'application/json');

/** The links of every answer of the API that is not a refusal. */
export const API_LINKS: string = [
  DESCRIPTION,
  link(PAGES.guideInEnglish, 'service-doc', 'text/html'),
  link(DATA_LICENSE.url, 'license'),
].join(', ');

/** The links of pages, and of the catalogue itself (RFC 9727, 2). */
export const PAGE_LINKS: string = [link(API_CATALOG_PATH, 'api-catalog'), DESCRIPTION].join(', ');

/** What a page looks like to a host that knows only paths. */
export const PAGE_PATHS = `^(?!${ANSWERED_PATHS}(?:/|$))/[^.]*$`;

type Form = Pick<OpenFile, 'path' | 'type'>;

/** Files that say the same in several forms. */
const SAME: readonly (readonly Form[])[] = [
  [FILES.exportJson, FILES.exportLines, FILES.exportTable, FILES.exportWorkbook],
  [FILES.atom, FILES.jsonFeed],
  [FILES.atomAll, FILES.jsonFeedAll],
];

/** The header of a file beside the endpoints: `API_LINKS` and its other forms as alternates. */
export function linksOfFile(path: string): string {
  // The path of all lotteries matches the pattern of one lottery.
  const member = OPEN_FILES.includes(path) ? undefined : memberOf(path);
  const actual = (family: string) => (member === undefined ? family : memberPath(family, member));
  const forms = SAME.find((group) => group.some((form) => actual(form.path) === path)) ?? [];
  const addressed = forms.map((form) => ({ ...form, path: actual(form.path) }));
  return withAlternates(addressed.filter((form) => form.path !== path));
}

const FEED_LINKS = withAlternates([FILES.atom, FILES.jsonFeed]);

/** The header of the newest draws of a lottery: its feeds tell of the same draws. */
export function linksOfResults(lottery: string): string {
  return FEED_LINKS.replaceAll('{lottery}', lottery);
}

function withAlternates(forms: readonly Form[]): string {
  const alternates = forms.map(({ path, type = 'application/json' }) =>
    link(path, 'alternate', type.replace(/;.*/, '')),
  );
  return [API_LINKS, ...alternates].join(', ');
}
