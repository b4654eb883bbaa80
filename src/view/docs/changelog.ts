import { ENDPOINTS } from '../../contract/endpoints.ts';
import { memberPath } from '../../contract/file-family.ts';
import { NAMED_FILES } from '../../contract/files.ts';
import { PAGES } from '../../contract/page-path.ts';

/**
 * The changelog's HTML with a link on each named address, its headings one level below the page's.
 * @param lottery one that has a draw on `date`, for the files there are of each
 */
export function changelogPart(html: string, lottery: string, date: string): string {
  const places = new Map([
    ...Object.values(ENDPOINTS).map(
      ({ name, path }) => [path, `${PAGES.guideInEnglish}#${name}`] as const,
    ),
    ...NAMED_FILES.map(([, { path }]) => [path, memberPath(path, { lottery, date })] as const),
  ]);
  return html
    .replace(/<(\/?)h([1-5])/g, (_, slash, level) => `<${slash}h${Number(level) + 1}`)
    .replace(/<code>(\/api\/[^<]*)<\/code>/g, (code: string, named: string) => {
      const path = named.replace(/&(?:lt|#x3C|#60);(\w+)(?:>|&gt;)/g, '{$1}');
      const place = places.get(path);
      return place === undefined ? code : `<a href="${place}">${code}</a>`;
    });
}
