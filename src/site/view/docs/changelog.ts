import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { memberPath } from '../../../api/contract/open-file-path.ts';
import { NAMED_FILES } from '../../../api/contract/open-files.ts';

/**
 * The changelog's HTML with a link on each named address, without its heading: the page has one.
 * Its headings lose their anchors: not every tool takes those in Thai.
 * @param guide the page that explains the endpoints
 * @param lottery one that has a draw on `date`, for the files there are of each
 */
export function changelogPart(html: string, guide: string, lottery: string, date: string): string {
  const places = new Map([
    ...Object.values(ENDPOINTS).map(({ name, path }) => [path, `${guide}#${name}`] as const),
    ...NAMED_FILES.map(([, { path }]) => [path, memberPath(path, { lottery, date })] as const),
  ]);
  return html
    .replace(/<h1.*?<\/h1>/s, '')
    .replace(/(<h[2-4]) id="[^"]*"/g, '$1')
    .replace(/<code>(\/api\/[^<]*)<\/code>/g, (code: string, escaped: string) => {
      const path = escaped.replace(/&(?:lt|#x3C|#60);(\w+)(?:>|&gt;)/g, '{$1}');
      const place = places.get(path);
      return place === undefined ? code : `<a href="${place}">${code}</a>`;
    });
}
