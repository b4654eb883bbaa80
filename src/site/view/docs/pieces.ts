// Rendered Markdown as the documentation shows it: facts filled in, tables that scroll, and cut
// where a component takes the place of a code block or of a mark such as `<!-- lotteries -->`.

export type Piece =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'code'; readonly language: string; readonly code: string }
  | { readonly kind: 'generated'; readonly name: string };

const PLACE = /<pre><code class="language-(\w+)">([\s\S]*?)<\/code><\/pre>|<!-- ([\w-]+) -->/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text with each `{name}` replaced by its fact; braces without a fact stay. */
export const fillFacts = (text: string, facts: Readonly<Record<string, unknown>>) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(facts[name] ?? braces));

/** Cuts the HTML at code blocks and marks. */
export function cutPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: place, 1: language, 2: escaped = '', 3: name = '', index } of html.matchAll(
    PLACE,
  )) {
    pieces.push({ kind: 'text', html: html.slice(end, index) });
    if (language === undefined) {
      pieces.push({ kind: 'generated', name });
    } else {
      const code = escaped.replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity);
      pieces.push({ kind: 'code', language, code: code.trimEnd() });
    }
    end = index + place.length;
  }
  return [...pieces, { kind: 'text', html: html.slice(end) }];
}

/** A wide table scrolls by itself, under the name of its section. Sections have the anchors. */
export function framePieces(html: string): string {
  let section = '';
  return html
    .replace(/(<h[2-4]) id="[^"]*"/g, '$1')
    .replace(/<h2>(.*?)<\/h2>|<table>|<\/table>/gs, (tag, heading?: string) => {
      if (heading !== undefined) section = heading.replace(/<[^>]*>/g, '');
      if (tag === '<table>')
        return `<section class="table" tabindex="0" aria-label="${section}"><table>`;
      return tag === '</table>' ? '</table></section>' : tag;
    });
}

/** The sections of a page for its contents, each with its anchor and its heading. */
export const listSections = (html: string) =>
  [...html.matchAll(/<section id="([\w-]+)">\s*<h2>(.*?)<\/h2>/gs)].map(
    ([, id = '', heading = '']) => [id, heading.replace(/<[^>]*>/g, '')] as const,
  );
