// The pages as `npm run build` left them, and the answers of the API beside them.
import { readFileSync } from 'node:fs';

const SITE = '.vercel/output/static';

/** The HTML of a page, without the attributes that scope styles. `builtPage('/stats/')` */
export function builtPage(path: string): string {
  const html = readFileSync(`${SITE}${path}index.html`, 'utf8');
  return html.replaceAll(/ data-astro-cid-\w+/g, '');
}

/** An answer of the API by its file. `builtAnswer('/api/stats/lao-tv.json')` */
export function builtAnswer<Body>(path: string): Body {
  return JSON.parse(readFileSync(`${SITE}${path}`, 'utf8'));
}

/** The element with this id, up to the next section: our sections do not nest. */
export function sectionOf(html: string, id: string): string {
  const [, after] = html.split(`<section id="${id}"`);
  if (after === undefined) throw new Error(`there is no section ${id}`);
  return after.split('<section')[0] ?? '';
}

/** The tables of some HTML by caption: the text of every cell of each body row. */
export function tablesOf(html: string): Map<string, string[][]> {
  const text = (cell: string) => cell.replace(/<[^>]*>/g, '').trim();
  return new Map(
    [...html.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table = '']) => {
      const caption = text(/<caption[^>]*>(.*?)<\/caption>/s.exec(table)?.[1] ?? '');
      const body = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(table)?.[1] ?? '';
      const rows = [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => text(cell)),
      );
      return [caption, rows];
    }),
  );
}
