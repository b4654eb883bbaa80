// The entries of an HTML page: blocks of its text, or rows of its table under their labels. Only text and
// table cells are looked at, so that a page may change its looks.
import { excerpt, UnexpectedAnswer } from './answer.ts';
import { asciiDigits, type Entry } from './fields.ts';
import type { RecipeOf } from './recipe.ts';

/** Each draw that the text of a page has; none where it says so. Throws where it is another page. */
export function textEntries(source: string, recipe: RecipeOf<'text'>, html: string): Entry[] {
  const { raw, marks, none, block } = recipe;
  const page = raw ? asciiDigits(html.normalize('NFC')) : pageText(html);
  if (none !== undefined && page.includes(none)) return [];
  requireMarks(source, marks, page, html);
  return [...page.matchAll(new RegExp(block, 'gs'))].map(([part]) => (at) => {
    // What the page says once, for all of its blocks.
    const [, pattern = at] = /^page:(.*)$/s.exec(at) ?? [];
    const found = new RegExp(pattern, 's').exec(pattern === at ? part : page);
    return found?.slice(1).find((group) => group !== undefined) ?? null;
  });
}

/** The newest draw of a page and each row of its table. Throws where it is another page. */
export function tableEntries(source: string, recipe: RecipeOf<'table'>, html: string): Entry[] {
  requireMarks(source, recipe.marks, html, html);
  const [labels = [], ...rows] = tableRows(new RegExp(recipe.table, 's').exec(html)?.[0] ?? '');
  if (rows.length === 0) {
    throw new UnexpectedAnswer(source, 'the page has no table of draws: it was changed');
  }
  const newest = pageText(new RegExp(recipe.headline, 's').exec(html)?.[0] ?? '');
  const headline: Entry = (at) => {
    if (at === labels[0]) return newest;
    const found = newest.split(at)[1]?.trim().split(' ')[0];
    return found ?? (labels.includes(at) ? null : undefined);
  };
  return [
    ...(newest === '' ? [] : [headline]),
    // A row of another length is a note across the table.
    ...rows
      .filter((cells) => cells.length === labels.length)
      .map(
        (cells): Entry =>
          (at) =>
            cells[labels.indexOf(at)],
      ),
  ];
}

function requireMarks(source: string, marks: readonly string[], page: string, html: string): void {
  const missing = marks.find((mark) => !page.includes(mark));
  if (missing === undefined) return;
  const got = html.trim() === '' ? 'it is empty' : `it begins with ${excerpt(html)}`;
  throw new UnexpectedAnswer(
    source,
    `the page lacks '${missing}': it was changed, or another page was served; ${got}`,
  );
}

// No pattern here looks at a part of the page twice, however it is broken: what has no end ends with the page.
const UNSEEN = /<!--.*?(?:-->|$)|<(script|style|noscript)\b.*?(?:<\/\1\s*>|$)/gis;

/** The text a reader sees, on one line, with a blank between its parts. */
export function pageText(html: string): string {
  const bare = html.replace(UNSEEN, ' ').replace(/<[^<>]*>/g, ' ');
  return asciiDigits(bare.normalize('NFC'))
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The cells of every row of every table, as texts. */
function tableRows(html: string): string[][] {
  return [...html.replace(UNSEEN, ' ').matchAll(/<tr\b.*?(?=<tr\b|<\/table|$)/gis)].map(([row]) =>
    [...row.matchAll(/<t[dh]\b[^<>]*>(.*?)(?=<t[dh]\b|<\/t[dhr]|$)/gis)].map(([, cell = '']) =>
      pageText(cell),
    ),
  );
}
